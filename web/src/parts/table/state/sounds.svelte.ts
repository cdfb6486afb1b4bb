/** What sounds at a table: my turn, a refusal, the end. */
import type { Sound } from '$lib/device/sound';

/** What a table sounds like; every part may change at any time. */
export interface Audible {
  /** Whether a move from this device is awaited. */
  isMyTurn: () => boolean;
  /** The latest refusal, if it is shown. */
  refusal: () => object | null;
  isOver: () => boolean;
}

/** Let a table sound while the component lives that calls this; *onturn* is called when our turn begins. */
export function soundTable({ isMyTurn, refusal, isOver }: Audible, sound: (name: Sound) => void, onturn: () => void): void {
  let wasMyTurn = false;
  $effect(() => {
    const mine = isMyTurn();
    if (mine && !wasMyTurn) {
      sound('turn');
      onturn();
    }
    wasMyTurn = mine;
  });
  $effect(() => {
    if (refusal()) sound('no');
  });
  $effect(() => {
    if (isOver()) sound('end');
  });
}
