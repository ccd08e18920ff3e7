import { Counter, Gauge, type Registry } from 'prom-client';
import { CircuitOpenError, createBreaker } from '@footnote/read-store/breaker';
import {
  ReadStoreDeadlineError,
  ReadStoreUnavailableError,
  type StoreReader,
} from '@footnote/read-store/port';

export type GuardedStore = StoreReader & {
  /** Whether the store did not answer lately, so that queries are refused without being sent. */
  readonly isAway: () => boolean;
};

const FAILURES = 5;
const OPEN_MS = 5000;

/**
 * The store behind a circuit breaker. Queries reject with ReadStoreUnavailableError as the store's own do, and with
 * CircuitOpenError at once after five failures in a row, until a query five seconds later is answered.
 */
export function guardedStore(
  store: StoreReader,
  options: { readonly registry: Registry; readonly openMs?: number },
): GuardedStore {
  const { registry, openMs = OPEN_MS } = options;
  const failures = new Counter({
    name: 'footnote_store_query_failures_total',
    help: 'Queries that ClickHouse did not answer: past their deadline, unavailable, or refused by the open circuit',
    labelNames: ['reason'],
    registers: [registry],
  });
  const breaker = createBreaker({
    failures: FAILURES,
    openMs,
    isFailure: (error) => error instanceof ReadStoreUnavailableError,
    now: () => performance.now(),
  });
  new Gauge({
    name: 'footnote_store_circuit_open',
    help: '1 while queries to ClickHouse are refused because it did not answer',
    registers: [registry],
    aggregator: 'max',
    collect() {
      this.set(Number(breaker.isOpen()));
    },
  });
  return {
    isAway: breaker.isOpen,
    read: async (query, params) => {
      try {
        return await breaker.run(() => store.read(query, params));
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== undefined) failures.inc({ reason });
        throw error;
      }
    },
  };
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CircuitOpenError) return 'circuit_open';
  if (error instanceof ReadStoreDeadlineError) return 'deadline';
  return error instanceof ReadStoreUnavailableError ? 'unavailable' : undefined;
}
