/** What bots are called. */
import { rung } from '../tables/ladder';
import { t, words } from './words.svelte';

/** A bot by its name in words. */
export function botName(bot: string): string {
  if (rung(bot) > 0) return t('bot-level', { level: rung(bot) });
  return words.has(`bot-name-${bot}`) ? t(`bot-name-${bot}`) : t('bot-name', { bot });
}

const CALLED = 8;

/** What whoever sits at one table is called; where several bots are the same one, each has a name of its own. */
export function namesOn(places: readonly { name?: string; bot?: string | null }[], unnamed: (seat: number) => string): string[] {
  const bots = places.flatMap(({ name, bot }) => (!name && bot ? [bot] : []));
  return places.map(({ name, bot }, seat) => {
    if (name || !bot) return name || unnamed(seat);
    const isAlone = bots.filter((other) => other === bot).length === 1;
    return isAlone ? botName(bot) : t('bot-called', { name: t(`bot-called-${(seat % CALLED) + 1}`) });
  });
}
