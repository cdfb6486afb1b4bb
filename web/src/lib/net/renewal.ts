/** A page that stayed open while the server was updated may speak an older protocol: it is loaded anew, once. */
import { PROTOCOL } from '../protocol';
import { keep, kept } from '../device/storage';

const KEY = 'reloaded-for-protocol';
const session = (): Storage => sessionStorage;

/** Load the page anew if the server speaks another protocol; whether that happens. It is not tried twice, lest it never end. */
export function reloadIfOutdated(protocol: number, reload: () => void = () => void renew()): boolean {
  if (protocol === PROTOCOL || kept(KEY, session) === protocol) return false;
  keep(KEY, protocol, session);
  reload();
  return true;
}

/** Load the page anew from the server, whatever of it is kept on this device (worker/worker.ts). */
export async function renew(): Promise<void> {
  if ('caches' in globalThis) {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    await Promise.all(kept.flatMap((cache) => ['/', '/index.html'].map((page) => cache.delete(page, { ignoreVary: true }))));
  }
  location.reload();
}
