/** What bots are called. */
import { rung } from './ladder';
import { t, words } from './words.svelte';

/** A bot by its name in words. */
export function botName(bot: string): string {
  if (rung(bot) > 0) return t('bot-level', { level: rung(bot) });
  return words.has(`bot-name-${bot}`) ? t(`bot-name-${bot}`) : t('bot-name', { bot });
}
