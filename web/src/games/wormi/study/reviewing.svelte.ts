/** A review that grows while the coach thinks: asked for again until it is whole. */
import { reviewOf } from '$lib/net/coach';
import { HttpError } from '$lib/net/http';
import type { Remark } from '$lib/protocol';

const PAUSE = 700;
const BUSY = 3000;

export type State = 'thinking' | 'busy' | 'whole' | 'offline' | 'failed';

export class Reviewing {
  remarks: Remark[] = $state.raw([]);
  parts = $state(0);
  state: State = $state('thinking');
  #over = false;

  constructor(readonly record: string) {
    void this.go();
  }

  /** Ask until all is said; also after something went wrong. */
  async go(): Promise<void> {
    this.state = 'thinking';
    while (!this.#over && this.state !== 'whole') {
      try {
        const { parts, remarks, failed } = await reviewOf('wormi', this.record, this.remarks.length);
        this.parts = parts;
        this.remarks = [...this.remarks, ...(remarks as Remark[])];
        this.state = this.remarks.length >= parts ? 'whole' : failed ? 'failed' : 'thinking';
        if (failed) return;
      } catch (problem) {
        if (!(problem instanceof HttpError)) throw problem;
        this.state = problem.offline ? 'offline' : problem.status === 429 ? 'busy' : 'failed';
        if (this.state === 'failed') return;
      }
      await new Promise((later) => setTimeout(later, this.state === 'thinking' ? PAUSE : BUSY));
    }
  }

  /** The component is gone: stop. */
  close(): void {
    this.#over = true;
  }
}
