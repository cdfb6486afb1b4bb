/** A quick game in a few words. */
import { botName } from '$lib/words/bots';
import { option, same } from '$lib/tables/options';
import type { Person } from '$lib/people/people';
import type { GameInfo } from '$lib/protocol';
import type { Quick } from '$lib/tables/quick';
import { t } from '$lib/words/words.svelte';
import { SEAT_SKINS } from '../../drawings/worms';
import { faceOf } from '../../games/registry';
import { inWords } from '../table/before/optionwords';

/** So many people of whom nothing is known yet. */
export const anybody = (seats: number): readonly Person[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, name: t('player-number', { number: seat + 1 }), bot: null, away: false, face: '', skin: SEAT_SKINS[seat % SEAT_SKINS.length] ?? 'pink', mine: false }));

/** What was chosen, shortest first; what is as usual is not said, but for the bot. */
export function inFewWords(game: GameInfo, { seats, options, bot }: Quick): string {
  const choosing = faceOf(game.name)?.choosing ?? [];
  const isSeen = (name: string): boolean => choosing.some((chooser) => chooser.options.includes(name));
  const changed = game.options
    .map(option)
    .filter(({ name, usual }) => !isSeen(name) && name in options && !same(options[name], usual))
    .map((each) => `${t(`option-${game.name}-${each.name}`)}: ${inWords(`option-${game.name}-${each.name}`, each, options[each.name], anybody(seats))}`);
  const seen = choosing.map(({ inShort }) => inShort(seats, options)).filter(Boolean);
  const count = game.seats.length > 1 && !faceOf(game.name)?.sharing ? [t('quick-people', { count: seats })] : [];
  const isUsual = seen.length === 0 && changed.length === 0;
  return [...count, ...(isUsual ? [t('quick-usual')] : [...seen, ...changed]), ...(bot ? [botName(bot)] : [])].join(' · ');
}
