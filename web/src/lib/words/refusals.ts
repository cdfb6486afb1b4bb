/** Why something was refused, in the reader's words. */
import { t, words } from './words.svelte';

/** Fetch the words of rules and refusals; without a connection a page does without them. */
export const learnRefusals = (): Promise<void> => words.need('rules', 'refusals').catch(() => undefined);

/** What a refused person is told: words for the detail if there are any, else the rule's own. */
export function whyNot(rule: string, detail: string): string {
  if (words.has(`detail-${detail}`)) return t(`detail-${detail}`);
  return words.note(rule, 'refusal') || t('refused');
}
