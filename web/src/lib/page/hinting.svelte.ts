/** A hint in two touches: first what to look at, then what to do with it and why. */
import { HttpError } from '../net/http';

export type Stage = 'idle' | 'thinking' | 'first' | 'second' | 'refused';

export class Hinting<Hint> {
  stage: Stage = $state('idle');
  hint: Hint | null = $state.raw(null);
  /** The rule that stands against a hint; nothing if the connection is down. */
  rule = $state('');
  #asked = 0;

  /** Ask, or show the rest of what was asked before. */
  async next(ask: () => Promise<unknown>): Promise<void> {
    if (this.stage === 'first') this.stage = 'second';
    if (this.stage !== 'idle' && this.stage !== 'refused') return;
    const mine = ++this.#asked;
    this.stage = 'thinking';
    try {
      const hint = (await ask()) as Hint;
      if (mine !== this.#asked) return;
      this.hint = hint;
      this.stage = 'first';
    } catch (problem) {
      if (!(problem instanceof HttpError)) throw problem;
      if (mine !== this.#asked) return;
      this.rule = problem.rule;
      this.stage = 'refused';
    }
  }

  /** Something has happened: the hint is stale. */
  forget(): void {
    this.#asked++;
    this.stage = 'idle';
    this.hint = null;
    this.rule = '';
  }
}
