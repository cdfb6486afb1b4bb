/** Which seat of this device looks at the table, and the curtain that falls when the device is handed on. */

/** What it depends on; every part may change at any time. */
export interface Device {
  /** The seats that are played from here. */
  seats: () => readonly number[];
  /** Whose move is awaited. */
  awaited: () => readonly number[];
  /** Whether there are hands to hide: a game with secrets, and one that is on. */
  hides: () => boolean;
}

export class Viewpoint {
  /** The seat that the curtain was last lifted for. */
  opened: number | null = $state(null);

  /** The seat that should look now: whose move is awaited, else who looked before. Null is a spectator. */
  wanted: number | null = $derived.by(() => {
    const seats = this.device.seats();
    if (seats.length === 0) return null;
    return this.device.awaited().find((seat) => seats.includes(seat)) ?? this.opened ?? seats[0] ?? null;
  });

  /** Several people use this device. */
  shared: boolean = $derived.by(() => this.device.seats().length > 1);

  /** The curtain hangs: nothing of a hand may be on the page. */
  hidden: boolean = $derived.by(() => this.shared && this.device.hides() && this.opened !== this.wanted);

  constructor(private readonly device: Device) {}

  /** Show the hand behind the curtain; whose it is. */
  lift(): number | null {
    this.opened = this.wanted;
    return this.opened;
  }
}
