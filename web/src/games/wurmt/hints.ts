/** What the coach of Das Wurmt says, in words. */
import type { BedView, WurmtHint } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import { cardName } from './news';

/** The card to look at; nothing when a card is to be taken back. */
export const slotOf = ({ command }: WurmtHint): number | null => ('slot' in command ? command.slot : null);

/** The first touch: which card. */
export function cardHint(hint: WurmtHint, view: BedView): string {
  const slot = slotOf(hint);
  const card = slot === null ? undefined : view.hand[slot];
  return slot === null || !card ? '' : t('wurmt-hint-card', { number: slot + 1, card: cardName(card) });
}

/** The second touch: what to do with it, and why if that can be said in a few words. */
export function playHint(hint: WurmtHint, view: BedView): string {
  const { why, points, tenths } = hint;
  const play = playOf(hint, view);
  return why === null ? play : `${play} ${t(`wurmt-hint-why-${why}`, { points, tenths })}`;
}

function playOf({ command }: WurmtHint, view: BedView): string {
  switch (command.type) {
    case 'lay':
      return command.claim == null
        ? t('wurmt-hint-lay', { worm: wormName(view, command.worm) })
        : t('wurmt-hint-claim', { worm: wormName(view, command.worm), claim: command.claim });
    case 'spy':
      return t('wurmt-hint-spy', { worm: wormName(view, command.worm) });
    case 'remove': {
      const value = view.worms[command.worm]?.values?.[command.position] ?? 0;
      return t('wurmt-hint-remove', { worm: wormName(view, command.worm), value });
    }
    case 'refresh':
      return t('wurmt-hint-refresh', { cards: command.discard.map((slot) => slot + 1).join(', ') });
    case 'new_worm':
      return t('wurmt-hint-new_worm', { colour: command.colour });
    case 'pass':
      return t('wurmt-hint-pass');
    case 'take_back':
      return t('take-back');
    case 'saw':
    case 'leave_to_chance':
      return t('wurmt-ask-first');
  }
}

const wormName = (view: BedView, worm: number): string =>
  t('wurmt-worm', { colour: view.worms[worm]?.colour ?? 'blue', number: worm + 1 });
