/** What a pad looks like: the ground, the worm on it, a rope that moves by itself, an enemy's knot with its ends. */
import type { Spot } from '../../../knots/measures';
import { GRASP } from '../../../knots/untie';
import { HEAD } from '../../../knots/weave';
import { Crawling, Switching } from '../rope/crawling';
import { LyingRope, type Ground } from '../rope/lying';
import { lookOf, paintArrows, paintBody, paintDots, paintGround, paintHead, paintLattice, paintRing, paintTunnel, paintWorm, type Face, type Look } from '../rope/painting';
import { Tying } from '../rope/tying';
import type { Drawing } from './hand/drawing.svelte';
import { GUIDED, prefs } from './prefs.svelte';

/** Where the worm with one switch has to dig: the second of its three crossings. */
const DIG: Spot = [2048, 2500];

export class PadPainter {
  readonly #lying = new LyingRope();

  constructor(private readonly drawing: Drawing) {}

  /** Paint one frame over the last one; true asks for another one. */
  paint = (pen: CanvasRenderingContext2D, now: number, element: HTMLCanvasElement): boolean => {
    const { drawing } = this;
    const look = lookOf(element, drawing.task.skin);
    const isMoving = drawing.body !== null && (drawing.isSent || drawing.task.holds === 'own_knot' || drawing.body.manner === 'open');
    if (!isMoving && !drawing.loosening && drawing.task.holds === 'rope') return this.#paintTying(pen, now, look);
    this.#lying.forget();
    paintGround(pen, look);
    return isMoving ? this.#paintMoving(pen, look) : this.#paintLoosening(pen, now, look);
  };

  #paintMoving(pen: CanvasRenderingContext2D, look: Look): boolean {
    const { body } = this.drawing;
    if (!body) return false;
    if (!body.isDone) body.step();
    paintBody(pen, body, look);
    if (!body.isDone || body.manner !== 'open') return !body.isDone;
    this.drawing.body = null;
    return true;
  }

  #paintTying(pen: CanvasRenderingContext2D, now: number, look: Look): boolean {
    const { drawing } = this;
    drawing.crawl(now);
    const { hand } = drawing;
    const { stroke } = hand;
    const face: Face = !drawing.task.isPlaying ? 'calm' : hand.nextLayer === 1 ? 'under' : 'over';
    const ground = this.#groundOf(look);
    if (stroke.rows.length > 0 && stroke.when.length === 0) {
      this.#lying.paint(pen, stroke.rows, face, look, ground);
    } else {
      this.#lying.forget();
      ground.paint(pen);
      const [first] = hand instanceof Switching ? hand.way : drawing.task.guide;
      if (stroke.rows.length > 0) paintWorm(pen, stroke, face, !(hand instanceof Tying) || hand.side === HEAD, look);
      else if (first) paintHead(pen, [first[0], first[1]], Math.PI / 4, 'calm', look);
    }
    drawing.endCrawl();
    return drawing.task.isPlaying && !drawing.isSent && !(drawing.hand instanceof Tying) && drawing.hand.isMoving;
  }

  /** What a worm is tied on: the rim, the dotted way, the lattice of the arrows, the ring of the one switch. */
  #groundOf(look: Look): Ground {
    const { hand, task } = this.drawing;
    const { guide, guideKey, tunnels } = task;
    const strength = this.#strength();
    return {
      key: `${prefs.way} ${strength} ${guideKey}`,
      paint: (pen) => {
        paintGround(pen, look);
        if (strength > 0) for (const tunnel of tunnels) paintTunnel(pen, tunnel, look);
        if (hand instanceof Crawling) paintLattice(pen, look);
        if (strength > 0) paintDots(pen, guide, look, strength);
        if (strength > 0 && !(hand instanceof Switching)) paintArrows(pen, guide, look, strength);
        if (hand instanceof Switching) paintRing(pen, DIG, 330, look.deep);
      },
    };
  }

  /** How clearly the dotted way is shown: less with every knot that was tied, until it is needed again. */
  #strength(): number {
    const { hand, task, player } = this.drawing;
    const { isGuided, learnt } = this.drawing.tries;
    if (!task.isPlaying) return 0;
    if (hand instanceof Switching || player.drill?.guide || isGuided) return 0.6;
    return hand instanceof Crawling ? 0 : 0.55 * (1 - learnt / GUIDED);
  }

  #paintLoosening(pen: CanvasRenderingContext2D, now: number, look: Look): boolean {
    const { drawing } = this;
    const { loosening, task } = drawing;
    if (!loosening) return false;
    drawing.loosen(now);
    paintWorm(pen, loosening.left, loosening.held ? 'squeezed' : 'calm', true, look);
    if (task.isPlaying && loosening.held === null) {
      if (task.end !== 'tail') paintRing(pen, loosening.where('head'), GRASP, look.deep);
      if (task.end !== 'head') paintRing(pen, loosening.where('tail'), GRASP, look.deep);
    }
    return loosening.held !== null && !drawing.isSent;
  }
}
