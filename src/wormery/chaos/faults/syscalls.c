/* Loaded before the C library (LD_PRELOAD): fsync that is slow or fails, and a wall clock that is set.

   What is to happen stands in a small file that the campaign writes and everybody maps:

       offset  0              8               16
               clock_ns       sync_delay_us   sync_errno      (int64 each)
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct told {
  volatile int64_t clock_ns, sync_delay_us, sync_errno;
};

static const struct told nothing;
static const struct told *told = &nothing;
static int (*real_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("WORMERY_CHAOS");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  real_clock = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *told, PROT_READ, MAP_SHARED, file, 0);
  if (mapped != MAP_FAILED) told = mapped;
  close(file);
}

static int trouble(void) {
  if (told->sync_delay_us) usleep((useconds_t)told->sync_delay_us);
  if (told->sync_errno) {
    errno = (int)told->sync_errno;
    return 1;
  }
  return 0;
}

int fsync(int file) { return trouble() ? -1 : (int)syscall(SYS_fsync, file); }

int fdatasync(int file) { return trouble() ? -1 : (int)syscall(SYS_fdatasync, file); }

int clock_gettime(clockid_t which, struct timespec *now) {
  int failed = real_clock ? real_clock(which, now) : (int)syscall(SYS_clock_gettime, which, now);
  int64_t step = told->clock_ns;
  if (!failed && step && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) {
    int64_t all = now->tv_sec * 1000000000LL + now->tv_nsec + step;
    now->tv_sec = all / 1000000000LL;
    now->tv_nsec = all % 1000000000LL;
  }
  return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
  struct timespec exact;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *where) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (where) *where = exact.tv_sec;
  return exact.tv_sec;
}
