/** One hand and its rope: tied with a finger, with arrows or with one switch, thrown, or untied; nothing is painted here. */
import { flushSync, untrack } from 'svelte';
import { announcer } from '$lib/page/announce.svelte';
import type { Pull } from '$lib/protocol';
import { mayMove } from '$lib/device/settings.svelte';
import { sound } from '$lib/device/sound';
import { t } from '$lib/words/words.svelte';
import { Body } from '../../../../knots/body';
import type { Direction } from '../../../../knots/keys';
import type { Paid } from '../../../../knots/weave';
import { Crawling, Switching } from '../../rope/crawling';
import { Loosening } from '../../rope/loosening';
import { Outgoing, paceOf, Pulling } from '../../rope/pieces';
import { Tying, type Step } from '../../rope/tying';
import { isTry, legTold, missed, stoppedShort, verdictTold } from './explaining';
import { Throwing } from './flicking';
import { settled } from './guides';
import { prefs, type Way } from '../prefs.svelte';
import { Task, type Player } from './task.svelte';
import type { Touch } from '../touch';
import { Tries } from './tries.svelte';

/** What a drawing needs of the page that shows it. */
export interface Screen {
  /** Something changed: paint soon. */
  wake: () => void;
  /** Let the keys come here. */
  focus: () => void;
}

const TAP = 350; // ms that a tap takes at most
const PATIENCE = 2500; // ms that a rope waits for the server's word

export class Drawing {
  /** What just happened, in words. */
  said = $state('');
  /** The rope is on its way to the server, and waits for its word. */
  isSent = $state(false);
  isBegun = $state(false);
  /** How much of an enemy's knot has come out, 0 to 1. */
  progress = $state(0);
  /** How ropes were tied before the first arrow key was pressed. */
  #wayBefore: Way | null = null;

  readonly task: Task;
  readonly tries: Tries;

  hand: Tying | Crawling | Switching;
  /** An enemy's knot, while it is in the hand. */
  loosening: Loosening | null = null;
  /** A rope that moves by itself: it tightens, or falls open. */
  body: Body | null = null;
  /** The one button that loosens is held. */
  isHolding = false;
  readonly #throwing = new Throwing((finger) => this.player.onthrow(finger));
  #out: Outgoing | null = null;
  #pulling: Pulling | null = null;
  #downAt = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Call while a component is made: the effects live as long as it does. */
  constructor(
    readonly player: Player,
    private readonly screen: Screen,
  ) {
    this.task = new Task(player);
    this.tries = new Tries(player);
    this.hand = this.#fresh();
    // A new rope, knot or round: begin afresh.
    $effect(() => {
      void [this.task.key, prefs.way, prefs.leash, prefs.pace, player.drill?.guide];
      untrack(() => this.#begin());
    });
    $effect(() => this.#meet());
    $effect(() => {
      if (player.refusals > 0) untrack(() => this.#comeBack());
    });
    $effect(() => {
      void [this.task.skin, this.task.isPlaying];
      screen.wake();
    });
  }

  #fresh(): Tying | Crawling | Switching {
    const { wanted, end } = this.task;
    const pay = (paid: Paid): void => this.#out?.pay(paid, performance.now());
    if (prefs.way === 'keys' && !end) return new Crawling(wanted, prefs.pace, pay);
    if (prefs.way === 'switch' && !end) return new Switching(wanted, pay);
    return new Tying(wanted, prefs.leash, end, pay, { byHand: untrack(() => this.task.byHand) });
  }

  #begin(): void {
    clearTimeout(this.#waiting);
    if (this.task.holds === 'own_knot') {
      this.body ??= settled(this.player.view);
    } else {
      this.body = null;
      this.hand = this.#fresh();
    }
    this.#out = null;
    this.isSent = this.isBegun = this.isHolding = false;
    this.#throwing.forget();
    this.progress = 0;
    this.said = '';
    const { onpiece, crowd } = this.player;
    this.#pulling = onpiece ? new Pulling(onpiece, paceOf(crowd)) : null;
    this.loosening = this.#knotInHand();
    this.screen.wake();
  }

  #knotInHand(): Loosening | null {
    const { loose } = this.player.view;
    if (this.task.holds !== 'enemy_knot' || loose.length <= 1) return null;
    return new Loosening(loose, this.task.end, { ongrab: (which) => this.#pulling?.grab(which), onpull: (row, now) => this.#pulling?.pull(row, now) });
  }

  /** What the partner has drawn lies there, too. */
  #meet(): void {
    if (!(this.hand instanceof Tying) || !this.task.end) return;
    this.hand.meet(this.player.partner);
    this.screen.wake();
  }

  #grasp(mode: 'weave' | 'hold' | 'keys' | 'switch'): void {
    const { onpiece, crowd, drill } = this.player;
    this.isBegun = true;
    drill?.ontry(true);
    this.#out ??= onpiece ? new Outgoing(onpiece, mode, paceOf(crowd)) : null;
  }

  #finish(): void {
    const rows = this.hand instanceof Tying ? this.hand.rows : this.hand.stroke.rows;
    this.isSent = true;
    if (this.#out) this.#out.done(performance.now());
    else this.player.onplay({ type: 'tie', rows: rows.map(([x, y, when, u]): [number, number, number, number] => [x, y, when, u]) });
    this.#waiting = setTimeout(() => this.#comeBack(), PATIENCE);
    if (this.task.end) return;
    this.said = t('wormlord-tied');
    this.tries.tied();
    if (this.hand.verdict.kind !== 'overhand' && this.player.drill) return;
    this.body = new Body(this.hand.stroke, 'tighten');
    if (!mayMove()) this.body.finish();
  }

  /** The server did not take the rope: it lies there again, to be changed. */
  #comeBack(): void {
    clearTimeout(this.#waiting);
    if (!this.isSent || this.task.holds !== 'rope') return;
    this.isSent = false;
    this.body = null;
    this.said = '';
    // What was streamed cannot be streamed again with its old times; what was not stays as it lies.
    if (this.#out || this.task.end || !(this.hand instanceof Tying)) this.shakeOut();
    this.screen.wake();
  }

  /** Begin again with a fresh worm. */
  shake(): void {
    this.#miss('');
  }

  /** Show the dotted way, or hide it. */
  showWay = (): void => {
    this.tries.turnGuide();
    this.screen.wake();
  };

  /** A rope came to nothing. */
  #miss(words: string): void {
    if (this.#isLong) this.tries.missed();
    this.shakeOut();
    this.said = words;
  }

  get #isLong(): boolean {
    return isTry(this.hand.stroke, this.#crossings);
  }

  get #crossings(): number {
    return this.hand instanceof Switching ? 0 : this.hand.crossings;
  }

  shakeOut(): void {
    const { stroke } = this.hand;
    const slips = stroke.rows.length > 2 && this.hand.verdict.kind === 'no_knot' && !this.task.end;
    this.hand = this.#fresh();
    this.#out = null;
    this.isBegun = false;
    this.player.drill?.ontry(false);
    if (slips && mayMove()) this.body = new Body(stroke, 'open');
    if (this.hand instanceof Tying && this.task.end) this.hand.meet(this.player.partner);
    this.screen.wake();
  }

  #took(step: Step): void {
    if (step === 'crossed') {
      sound('move', this.#crossings);
      navigator.vibrate?.(10);
      if (!(this.hand instanceof Crawling)) this.#sayVerdict();
    } else if (step === 'stopped') {
      this.tellPlace();
    } else if (step === 'tied') {
      sound('plus');
      this.#finish();
    } else if (step === 'spent') {
      this.#miss(t('wormlord-begin-again'));
    }
  }

  /** Where the last press has led a worm that arrows steer. */
  tellPlace(): void {
    if (!(this.hand instanceof Crawling) || !this.hand.leg) return;
    this.said = legTold(this.hand.leg, this.hand.verdict, this.hand.crossings, this.task.handicap);
  }

  #sayVerdict(): void {
    this.said = verdictTold(this.hand.verdict, this.task.wanted, this.task.handicap, this.player.drill !== null);
  }

  // Fingers.

  down = (touch: Touch, reach: number, event: PointerEvent): boolean => {
    if (!this.task.isPlaying || this.isSent) return false;
    this.#downAt = touch.now;
    if (this.task.holds === 'own_knot') {
      if (prefs.way === 'switch') this.player.onpress();
      else this.#throwing.take(event);
      return this.#throwing.isOn;
    }
    if (this.task.holds === 'enemy_knot') return this.#takeEnd(touch, event);
    return this.task.holds === 'rope' && this.#takeHead(touch, reach);
  };

  #takeHead(touch: Touch, reach: number): boolean {
    if (this.#wayBefore && !this.isBegun) this.#change(this.#wayBefore, null);
    if (this.hand instanceof Switching) {
      this.press(touch.now);
      return true;
    }
    if (!(this.hand instanceof Tying)) return false;
    this.body = null;
    this.said = '';
    this.#grasp(this.task.byHand && !this.task.end ? 'hold' : 'weave');
    if (this.hand.grab(...touch.spot, touch.now, reach)) {
      this.screen.focus();
      return true;
    }
    const { tail } = this.hand;
    return tail !== null && Math.hypot(tail[0] - touch.spot[0], tail[1] - touch.spot[1]) <= reach;
  }

  #takeEnd(touch: Touch, event: PointerEvent): boolean {
    if (!this.loosening) return false;
    const isOneSwitch = prefs.way === 'switch';
    const took = isOneSwitch ? this.loosening.hold(touch.now) : this.loosening.grab(...touch.spot, touch.now);
    if (isOneSwitch) this.isHolding = took;
    else if (took) event.preventDefault();
    else this.said = t('detail-not_at_the_end');
    if (took) this.player.drill?.ontry(true);
    return took;
  }

  move = (touches: readonly Touch[], event: PointerEvent): void => {
    if (this.#throwing.carry(event)) return;
    for (const { spot, now } of touches) {
      if (this.isSent) return;
      if (this.loosening && !this.isHolding) {
        if (this.loosening.pull(...spot, now)) this.#freed(now);
      } else if (this.hand instanceof Tying && this.task.holds === 'rope') {
        this.#took(this.hand.move(...spot, now));
      }
    }
  };

  up = (now: number, event: PointerEvent): void => {
    const wasTap = now - this.#downAt < TAP;
    if (this.#throwing.letGo(event)) return;
    if (this.loosening) {
      this.isHolding = false;
      if (this.loosening.lift(now)) this.#freed(now);
    } else if (this.hand instanceof Switching) {
      this.hand.release();
    } else if (this.hand instanceof Tying && !this.isSent && this.task.holds === 'rope') {
      this.#lifted(this.hand, now, wasTap);
    }
  };

  #lifted(tying: Tying, now: number, wasTap: boolean): void {
    if (!tying.isHeld) {
      if (wasTap) this.shake();
      return;
    }
    if (tying.lift(now) === 'tied') return this.#took('tied');
    const isLoose = tying.verdict.kind === 'no_knot' || tying.verdict.kind === 'unfinished';
    if (this.task.end || !isLoose || !this.#isLong) this.#sayVerdict();
    else if (tying.isOut) this.#miss(missed(tying.verdict, tying.crossings, this.task.handicap));
    else this.said = stoppedShort(tying.verdict);
  }

  #freed(now: number): void {
    if (!this.loosening) return;
    this.progress = this.loosening.progress;
    if (this.#pulling) this.#pulling.free(now);
    else this.player.onplay({ type: 'untie', pulls: this.loosening.pulls.map(({ end: which, rows }): Pull => ({ end: which, rows })) });
    if (this.task.end) return;
    this.isSent = true;
    sound('plus');
    this.#waiting = setTimeout(() => {
      this.isSent = false;
      this.#begin();
    }, PATIENCE);
    if (mayMove()) this.body = new Body(this.loosening.left, 'open');
  }

  // Keys and the one switch.

  /** Who chooses the layers by hand holds a second finger, the other button or the space bar to dig. */
  dig = (isDigging: boolean): void => {
    if (this.hand instanceof Tying) this.hand.isDigging = isDigging;
    this.screen.wake();
  };

  /** An arrow key on a pad for fingers: from now on keys steer, until a finger draws again. */
  takeKeys(): void {
    if (this.task.end || (prefs.way !== 'draw' && prefs.way !== 'hold')) return;
    this.#change('keys', prefs.way);
    announcer.announce(t('wormlord-keys-now'));
  }

  #change(way: Way, before: Way | null): void {
    prefs.way = way;
    this.#wayBefore = before;
    flushSync(); // a worm for this way lies there now
  }

  steer = (direction: Direction): void => {
    if (!this.task.isPlaying || this.isSent || this.task.holds !== 'rope' || !(this.hand instanceof Crawling)) return;
    this.body = null;
    this.#grasp('keys');
    this.hand.turn(direction, performance.now());
    this.screen.wake();
  };

  press(now: number): void {
    if (!(this.hand instanceof Switching)) return;
    if (this.hand.isOver) this.shakeOut();
    this.body = null;
    this.#grasp('switch');
    if (this.hand instanceof Switching) this.hand.press(now);
    this.screen.wake();
  }

  /** Hold the button that loosens an enemy's knot. */
  hold(now: number): void {
    if (!this.isHolding && this.loosening) this.isHolding = this.loosening.hold(now);
    this.player.drill?.ontry(true);
    this.screen.wake();
  }

  /** Let go of whatever is held with keys. */
  release(now: number): void {
    if (this.hand instanceof Switching) this.hand.release();
    this.dig(false);
    if (!this.isHolding || !this.loosening) return;
    this.isHolding = false;
    if (this.loosening.lift(now)) this.#freed(now);
  }

  /** The keys went elsewhere. */
  blur = (): void => {
    this.isHolding = false;
    this.dig(false);
  };

  // What time does, frame by frame.

  /** Let a worm crawl that crawls by itself. */
  crawl(now: number): void {
    if (!(this.hand instanceof Tying) && !this.isSent) this.#took(this.hand.crawl(now));
  }

  /** A worm of the one switch that has come to its end without a knot begins again. */
  endCrawl(): void {
    if (!(this.hand instanceof Switching) || !this.hand.isOver || this.isSent) return;
    const { verdict } = this.hand;
    this.tries.missed();
    this.shakeOut();
    this.said = t(verdict.kind === 'no_knot' ? 'wormlord-miss-switch' : `detail-${verdict.kind}`);
  }

  /** Let an end that is held come out, by itself or after the finger. */
  loosen(now: number): void {
    if (!this.loosening || this.isSent || this.loosening.held === null) return;
    const isDone = this.isHolding ? this.loosening.creep(now) : this.loosening.rest(now);
    this.progress = this.loosening.progress;
    if (isDone) this.#freed(now);
  }
}
