/** What keys do at a pad: arrows steer, the space bar and Enter act or tell where the worm is, Escape and Backspace shake the rope out. */
import type { Direction } from '../../../../knots/keys';
import type { Drawing } from './drawing.svelte';
import { prefs } from '../prefs.svelte';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowRight: 'R', ArrowUp: 'U', ArrowLeft: 'L', ArrowDown: 'D' };

/** A key was pressed on the pad itself. */
export function pressKey(drawing: Drawing, event: KeyboardEvent): void {
  if (!drawing.task.isPlaying || drawing.isSent) return;
  const arrow = ARROWS[event.key];
  const isAct = event.key === ' ' || event.key === 'Enter';
  if (!arrow && !isAct && event.key !== 'Escape' && event.key !== 'Backspace') return;
  event.preventDefault();
  if (drawing.task.holds === 'enemy_knot' && (isAct || arrow)) drawing.hold(performance.now());
  else if (drawing.task.holds === 'own_knot' && isAct && !event.repeat) drawing.player.onpress();
  else if (drawing.task.holds === 'rope') pressWithRope(drawing, event, arrow, isAct);
}

function pressWithRope(drawing: Drawing, event: KeyboardEvent, arrow: Direction | undefined, isAct: boolean): void {
  if (isAct && drawing.task.byHand && !drawing.task.end) drawing.dig(true);
  else if (arrow) turn(drawing, arrow, event.repeat);
  else if (event.repeat) return;
  else if (isAct && prefs.way === 'switch') drawing.press(performance.now());
  else if (isAct) drawing.tellPlace();
  else if (prefs.way !== 'switch') drawing.shake();
}

/** A press is a leg: a key that is held asks for one, not for many. */
function turn(drawing: Drawing, arrow: Direction, isHeld: boolean): void {
  if (isHeld) return;
  drawing.takeKeys();
  drawing.steer(arrow);
}
