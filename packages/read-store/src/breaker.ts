import { ReadStoreUnavailableError } from './port.ts';

/** Nothing was sent: the circuit is open. */
export class CircuitOpenError extends ReadStoreUnavailableError {
  /** Milliseconds until the next attempt; 0 if one is under way. */
  readonly leftMs: number;

  constructor(leftMs: number) {
    super('the read store did not answer lately, and is not asked again yet');
    this.leftMs = leftMs;
  }
}

export type BreakerOptions = {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** Milliseconds that it stays open before one call is let through. */
  readonly openMs: number;
  /** Whether an error means that the other side is away; any other one is an answer. */
  readonly isFailure: (error: unknown) => boolean;
  /** Milliseconds that never go back. */
  readonly now: () => number;
};

export type Breaker = {
  /** Runs `work`, which must settle, or rejects at once with CircuitOpenError. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether calls are refused, apart from the one that finds out whether they need to be. */
  readonly isOpen: () => boolean;
};

type State =
  | { readonly kind: 'closed'; failed: number }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'probing' };

/**
 * A circuit breaker: closed until some failures in a row, then open, then half open for one call, whose outcome closes
 * or opens it. While that call runs, all others are refused rather than kept waiting for it. A call that began
 * in an earlier state has no effect on the present one.
 */
export function createBreaker({ failures, openMs, isFailure, now }: BreakerOptions): Breaker {
  let state: State = { kind: 'closed', failed: 0 };
  const enter = (): State => {
    if (state.kind === 'closed') return state;
    const leftMs = state.kind === 'open' ? state.until - now() : 0;
    if (state.kind === 'probing' || leftMs > 0) throw new CircuitOpenError(leftMs);
    return (state = { kind: 'probing' });
  };
  const failed = (): void => {
    if (state.kind === 'closed' && ++state.failed < failures) return;
    state = { kind: 'open', until: now() + openMs };
  };
  return {
    run: async (work) => {
      const begun = enter();
      try {
        const result = await work();
        if (state === begun) state = { kind: 'closed', failed: 0 };
        return result;
      } catch (error) {
        if (state === begun) {
          if (isFailure(error)) failed();
          else state = { kind: 'closed', failed: 0 };
        }
        throw error;
      }
    },
    isOpen: () => state.kind !== 'closed',
  };
}
