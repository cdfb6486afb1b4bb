/** A press is meant for what was under the finger when it came down, whatever moves there before it is lifted. */

const CONTROLS = 'button, a[href], label, summary, select, input, textarea';
const SLIP = 12; // css pixels that a finger may move in a press

const AS_TAPPED = { bubbles: true, cancelable: true, composed: true, detail: 1 };

interface Press {
  control: HTMLElement | null;
  x: number;
  y: number;
}

const controlAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null);

/** By pointer, for several people may press at once; browsers that do not say which one clicks mean the last. */
const presses = new Map<number, Press>();
let last = 0;

function down(event: PointerEvent): void {
  if (event.isPrimary) presses.clear();
  last = event.pointerId;
  presses.set(last, { control: controlAt(event.target), x: event.clientX, y: event.clientY });
}

function click(event: MouseEvent): void {
  const pointer = event instanceof PointerEvent ? event.pointerId : last;
  const press = presses.get(pointer);
  presses.delete(pointer);
  if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) return;
  const isThere = press.control === controlAt(document.elementFromPoint(event.clientX, event.clientY));
  if (isThere || press.control === controlAt(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (press.control?.isConnected) press.control.dispatchEvent(new MouseEvent('click', { ...AS_TAPPED, clientX: event.clientX, clientY: event.clientY }));
}

/** From now on nothing gets a click that another part of the page was pressed for. Call once. */
export function keepPresses(): void {
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('click', click, true);
}
