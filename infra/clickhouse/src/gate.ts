import { exception } from './exception.ts';

/** Bounds what runs at once and what may wait for it. */
export class Gate {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number, maxWaiting: number) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Resolves when the caller may run; the caller must call `leave` afterwards. Rejects with
   * TOO_MANY_SIMULTANEOUS_QUERIES if the queue is full, and with the signal's reason if the caller
   * disconnected while waiting.
   */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#limit) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      throw exception(
        202,
        'TOO_MANY_SIMULTANEOUS_QUERIES',
        `Too many simultaneous queries. Running: ${this.#running}, waiting: ${this.#waiting.length}.`,
      );
    }
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', give);
        resolve();
      };
      const give = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The client disconnected'));
      };
      signal.addEventListener('abort', give, { once: true });
      this.#waiting.push(enter);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
