/** The state of a table page, with nothing drawn: who looks from here, what they see, what was said, what sounds. */
import { untrack } from 'svelte';
import { announcer } from '$lib/page/announce.svelte';
import { feel } from '$lib/device/haptics';
import { introduction } from '$lib/people/introduction.svelte';
import { hintFor } from '$lib/net/coach';
import type { TableLink } from '$lib/net/table.svelte';
import type { Audience } from '$lib/net/talk.svelte';
import { nameOf, peopleOn, type Person } from '$lib/people/people';
import type { GameInfo, TableInfo } from '$lib/protocol';
import { sound, type Sound } from '$lib/device/sound';
import { t } from '$lib/words/words.svelte';
import { asLook, SEAT_SKINS, type Skin } from '../../../drawings/worms';
import type { Moment, Playable, Sitter } from '../../../games/game';
import { Arrangement } from '../before/arrangement.svelte';
import { soundTable } from './sounds.svelte';
import { Stories } from './stories.svelte';
import { Viewpoint } from './viewpoint.svelte';

/** What a room is for; it is made anew for another table. */
export interface Setting {
  info: TableInfo;
  game: GameInfo;
  /** Nothing while this page cannot play the game. */
  playing: Playable | null;
  /** Whether hands are hidden. */
  secret: boolean;
  /** The colours of the seats before anything is played. */
  skins?: (seats: number, options: unknown) => readonly Skin[];
  /** A big screen that everybody watches. */
  big: boolean;
}

/** What is heard is felt, too, where devices can. */
function sounded(name: Sound): void {
  sound(name);
  if (name === 'turn' || name === 'no' || name === 'end') feel(name);
}

export class RoomState {
  /** The seats and options are looked at again after a game. */
  arranging = $state(false);
  #forgiven = $state(0);
  #moments: ReadonlyMap<number | null, Moment> = $state.raw(new Map());

  readonly table = $derived.by(() => this.link.table);
  readonly #games = $derived.by(() => this.table?.games ?? 0);
  readonly isPlaying = $derived.by(() => this.table?.phase === 'playing' || this.table?.phase === 'paused');
  readonly people: readonly Person[] = $derived.by(() => peopleOn(this.table?.seats ?? [], () => t('free-seat'), { away: this.link.presence.away, mine: this.setting.big ? [] : this.link.seats, skins: this.#skins() }));
  /** What can be known from anywhere, such as whose move it is, is in any view. */
  readonly #anyView = $derived.by(() => Object.values(this.link.sights)[0]?.view ?? null);
  readonly awaited: readonly number[] = $derived.by(() => (this.#anyView ? (this.setting.playing?.awaited(this.#anyView as never) ?? []) : []));
  readonly standing: readonly number[] | null = $derived.by(() => (this.#anyView ? (this.setting.playing?.standing(this.#anyView as never) ?? null) : null));
  readonly #isMyTurn = $derived.by(() => this.isPlaying && this.awaited.some((seat) => this.link.seats.includes(seat)));
  readonly #isOver = $derived.by(() => this.table?.phase === 'over');

  readonly viewpoint = new Viewpoint({
    seats: () => this.link.seats,
    awaited: () => this.awaited,
    hides: () => this.setting.secret && this.isPlaying,
  });
  readonly arrangement: Arrangement;
  readonly stories = new Stories((news, seat) => this.#describe(news, seat));

  /** The seat whose view is shown: the wanted one, or a spectator's while that one has not come. */
  readonly from: number | null = $derived.by(() => (this.link.sight(this.viewpoint.wanted) ? this.viewpoint.wanted : null));
  readonly sight = $derived.by(() => (this.viewpoint.hidden ? undefined : this.link.sight(this.from)));
  /** Everybody of a device that several share, with what each of them sees. */
  readonly sitters: readonly Sitter[] = $derived.by(() => this.link.seats.flatMap((seat) => this.#sitter(seat)));
  /** Where all of a shared device play at once, if this game and this moment are made for that. */
  readonly together = $derived.by(() => {
    const { secret, big, playing } = this.setting;
    return this.viewpoint.shared && !secret && this.isPlaying && !big ? (playing?.Together ?? null) : null;
  });
  /** Nothing can be done from here now. */
  readonly still = $derived.by(() => {
    const isStuck = this.link.state !== 'live' && this.link.waiting > 0;
    return this.table?.phase !== 'playing' || this.viewpoint.wanted === null || isStuck;
  });
  /** How the coach is asked for a hint; nothing where hints would harm somebody, or nobody teaches. */
  readonly hint: (() => Promise<unknown>) | null = $derived.by(() => (this.#mayHint() ? this.#requestHint : null));
  /** Before a game: people gather, and the seats and options are chosen. */
  readonly isGathering = $derived.by(() => this.arranging || this.table?.phase === 'open' || (this.table?.phase === 'counting' && !this.#anyView));
  /** How many requests were lost that nobody has read of yet. */
  readonly lost = $derived.by(() => this.link.lost - this.#forgiven);

  /** Call while a component is made: the effects live as long as it does. */
  constructor(
    readonly link: TableLink,
    private readonly setting: Setting,
  ) {
    this.arrangement = new Arrangement(link);
    link.onnews = this.receive;
    $effect(() => {
      if (this.table?.phase === 'counting' || this.isPlaying) this.arranging = false;
    });
    $effect(() => {
      // Seats are passed on from game to game: behind the same seat may be another hand.
      void this.#games;
      untrack(() => (this.viewpoint.opened = null));
    });
    $effect(() => introduction.attend(() => this.link.seats, (seat, name, face) => link.request({ type: 'introduce', seat, name, face: asLook(face) })));
    $effect(() => {
      if (!this.viewpoint.hidden) return;
      announcer.hush();
      link.look(null);
    });
    // After the hush, so that whose turn begins behind the curtain is still told.
    soundTable({ isMyTurn: () => this.#isMyTurn, refusal: () => link.refusal, isOver: () => this.#isOver }, sounded, () => announcer.announce(t('your-move')));
  }

  /** What just happened, as a seat was sent it. */
  momentOf(seat: number | null): Moment | null {
    return this.#moments.get(seat) ?? null;
  }

  /** What has happened, for whoever looks at this device now. */
  get story() {
    return this.viewpoint.shared && this.setting.secret ? this.stories.everybody : this.stories.of(this.from);
  }

  /** The curtain is lifted: only now this device is sent the hand behind it. */
  lift(): void {
    this.link.look(this.viewpoint.lift());
  }

  /** The lost requests were read of. */
  forgive(): void {
    this.#forgiven = this.link.lost;
  }

  /** Who shares a side with a seat of ours and sits elsewhere. */
  partnersOf(seat: number | null): readonly number[] {
    const view = seat === null || !this.isPlaying ? null : this.link.sight(seat)?.view;
    const partners = view ? (this.setting.playing?.partners?.(view as never) ?? []) : [];
    return partners.filter((each) => !this.link.seats.includes(each));
  }

  /** Who would see one of our seats point: the partners, everybody where that was agreed, or nobody. */
  pointsTo(seat: number | null): Audience | null {
    if (seat === null || !this.isPlaying || this.setting.big) return null;
    if (this.partnersOf(seat).length > 0) return 'partners';
    return this.setting.playing?.pointingAgreed?.(this.table?.options as never) ? 'all' : null;
  }

  /** Point from one of our seats, for those who may see it. */
  point(seat: number | null, where: readonly number[] | null): void {
    const to = this.pointsTo(seat);
    if (seat !== null && to) this.link.talk.point(seat, where, to);
  }

  /** The colours of the seats: those of the game on the table, else those it would begin with. */
  #skins(): readonly Skin[] {
    const shown = this.#anyView && !this.arranging ? this.setting.playing?.skins?.(this.#anyView as never) : undefined;
    return shown ?? this.setting.skins?.(this.table?.seats.length ?? 0, this.table?.options) ?? SEAT_SKINS;
  }

  nameOf(seat: number | null): string {
    return nameOf(this.people, seat);
  }

  /** News came to one of our seats: they are kept, and announced if that seat looks. */
  readonly receive = (seat: number | null, version: number, news: readonly unknown[]): void => {
    if (news.length === 0 || !this.setting.playing) return;
    this.#moments = new Map(this.#moments).set(seat, { version, news });
    const sentences = this.stories.add(seat, version, news);
    const { shared, wanted, hidden } = this.viewpoint;
    if (shared && (seat !== wanted || hidden)) return;
    announcer.announce(sentences.join(' '));
    sound('move');
  };

  #describe(news: readonly unknown[], seat: number | null): readonly string[] {
    const view = (this.link.sight(seat)?.view ?? this.#anyView) as never;
    return news.map((each) => this.setting.playing?.describe(each as never, this.people, seat, view) ?? '').filter(Boolean);
  }

  #sitter(seat: number): Sitter[] {
    const view = this.link.sight(seat)?.view;
    const refused = this.link.refusedSeats[seat];
    return view ? [{ seat, view, refusals: refused?.count ?? 0, refusal: refused ?? null, pointsTo: this.pointsTo(seat) }] : [];
  }

  /** Alone with bots a hint harms nobody; else all have agreed to hints by the options. */
  #mayHint(): boolean {
    const { game, playing, big } = this.setting;
    if (!game.teaches.includes('hint') || this.viewpoint.wanted === null || big) return false;
    const isAlone = this.people.every(({ seat, bot }) => this.link.seats.includes(seat) || (bot !== null && !this.table?.seats[seat]?.name));
    return isAlone || (playing?.hintsAgreed?.(this.table?.options as never) ?? false);
  }

  readonly #requestHint = async (): Promise<unknown> => (await hintFor(this.setting.info.table, this.viewpoint.wanted ?? 0)).hint;
}
