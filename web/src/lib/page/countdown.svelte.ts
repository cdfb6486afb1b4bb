/** Whole seconds until a moment, counted down while the component lives that calls this. */

/** The seconds left; *every* is how often to look, in milliseconds. */
export function secondsUntil(moment: () => number, now: () => number, every: number): { readonly left: number } {
  let left = $state(0);
  $effect(() => {
    const count = (): void => {
      left = Math.max(0, Math.ceil((moment() - now()) / 1000));
    };
    count();
    const timer = setInterval(count, every);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return left;
    },
  };
}
