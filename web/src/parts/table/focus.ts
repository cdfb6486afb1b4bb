/** Where the focus goes at a table: it follows the turn, and never falls to the body of the page. */

/** What can be done next, and where to rest while nothing can. */
const NEXT = '[data-next]:not(:disabled)';
const REST = '[data-rest]';

/** Keep the focus of who plays with keys inside *main*; *turn* changes when something else is awaited. */
export function followTurn(main: HTMLElement, turn: string): { update: (turn: string) => void; destroy: () => void } {
  let byKey = false;
  let inside = false; // whether the focus was here last
  let known = turn;
  let led: Element | null = null; // where we last led the focus

  const keyed = (): void => void (byKey = true);
  const pointed = (): void => void (byKey = false);
  const focused = (event: FocusEvent): void => void (inside = event.target instanceof Node && main.contains(event.target));
  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

  function go(): void {
    const target = main.querySelector<HTMLElement>(NEXT) ?? main.querySelector<HTMLElement>(REST) ?? main;
    target.focus({ preventScroll: true });
    led = target;
  }

  /** What had the focus may be gone by now. */
  function look(): void {
    if (inside && isLost()) go();
  }

  /** Something else is awaited: who rested, was led there, or had no place, comes to what can be done. */
  function come(): void {
    const now = document.activeElement;
    const follows = isLost() || now === led || (now?.matches(`${REST}, main`) ?? false);
    if (byKey && follows && !document.querySelector('dialog[open]')) go();
  }

  const changes = new MutationObserver(() => requestAnimationFrame(look));
  changes.observe(main, { childList: true, subtree: true });
  addEventListener('keydown', keyed, true);
  addEventListener('pointerdown', pointed, true);
  document.addEventListener('focusin', focused);
  return {
    update(next) {
      if (next !== known) requestAnimationFrame(come);
      known = next;
    },
    destroy() {
      changes.disconnect();
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
      document.removeEventListener('focusin', focused);
    },
  };
}
