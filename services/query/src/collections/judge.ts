import type { Collection, CollectionFailure } from '@footnote/event-types/types.generated';
import { isOpen, isPending } from '@footnote/runtime/collections/state';

export type Limits = {
  /** Maximum number of waiting companies. */
  readonly queue: number;
  /** How many companies a caller may have fetched in an hour. */
  readonly perHour: number;
};

export type Situation = {
  /** The state of the company's collection; undefined if it was never requested. */
  readonly standing: Collection | undefined;
  /** Every collection, including that one. */
  readonly all: readonly Collection[];
  /** The caller, as in `requested_by`. */
  readonly caller: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly limits: Limits;
  /** Expected time from the beginning of a collection until the company is served, milliseconds. */
  readonly typicalMs: number;
};

/**
 * Why a company has no figures. stalled: no collection was begun or ended for an hour, or the fetched
 * documents were not projected.
 */
export type Failure = Exclude<CollectionFailure, 'queue_full'> | 'stalled';

/**
 * The result of a request for a company that EDGAR lists and that was not ingested. Times are whole seconds,
 * at least 1.
 */
export type Verdict =
  | { readonly kind: 'request' }
  /** The company is served, but not under this symbol: its submissions do not list it. */
  | { readonly kind: 'other_symbols' }
  | { readonly kind: 'collecting'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly seconds: number }
  | { readonly kind: 'queue_full'; readonly seconds: number }
  | { readonly kind: 'caller_limit'; readonly seconds: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a failure is reported before the company may be requested again. */
const RETRY_MS = {
  documents_missing: 24 * HOUR_MS,
  queue_full: MINUTE_MS / 2,
  source_failed: 5 * MINUTE_MS,
} as const;
/** How long after a sign of work an open collection is waited for. */
const STALL_MS = { begun: HOUR_MS, collected: 10 * MINUTE_MS, requested: HOUR_MS } as const;
/** A served company is in the read store; caches will have it in a moment. */
const GRACE_MS = 10_000;
const SOON_MS = 2000;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;

/** Whether a company may be only partly in the read models. */
export function isHeldBack(standing: Collection, at: number): boolean {
  const { state, source_time } = standing;
  return (state === 'begun' || state === 'collected') && at - source_time <= STALL_MS[state];
}

export function judge(situation: Situation): Verdict {
  const { standing, at } = situation;
  if (standing === undefined) return admit(situation);
  const age = at - standing.source_time;
  if (isOpen(standing)) {
    return isStalled(standing, situation)
      ? { kind: 'failed', failure: 'stalled', seconds: secondsOf(MINUTE_MS) }
      : { kind: 'collecting', seconds: secondsOf(Math.min(remaining(standing, situation), LONGEST_WAIT_MS)) };
  }
  if (standing.state === 'served' && age < GRACE_MS)
    return { kind: 'collecting', seconds: secondsOf(SOON_MS) };
  if (standing.state === 'served') return age < HOUR_MS ? { kind: 'other_symbols' } : admit(situation);
  const failure = standing.failure ?? 'source_failed';
  const left = RETRY_MS[failure] - age;
  if (left <= 0) return admit(situation);
  const seconds = secondsOf(left);
  return failure === 'queue_full' ? { kind: 'queue_full', seconds } : { kind: 'failed', failure, seconds };
}

/** Whether the limits of the caller and of the queue allow another request. */
function admit({ all, caller, at, limits, typicalMs }: Situation): Verdict {
  const ofCaller = all
    .filter(
      ({ requested_by, requested_at, failure }) =>
        requested_by === caller && requested_at > at - HOUR_MS && failure !== 'queue_full',
    )
    .map(({ requested_at }) => requested_at);
  if (ofCaller.length >= limits.perHour)
    return { kind: 'caller_limit', seconds: secondsOf(Math.min(...ofCaller) + HOUR_MS - at) };
  if (all.filter(isPending).length >= limits.queue)
    return { kind: 'queue_full', seconds: secondsOf(typicalMs) };
  return { kind: 'request' };
}

/** Progress of other companies shows that the queue is being processed. */
function isStalled({ state, source_time }: Collection, { all, at }: Situation): boolean {
  if (state !== 'begun' && state !== 'collected' && state !== 'requested') return false;
  const worked = state === 'requested' ? all.filter((one) => one.state !== 'requested') : [];
  const newest = worked.reduce((latest, one) => Math.max(latest, one.source_time), source_time);
  return at - newest > STALL_MS[state];
}

function remaining(standing: Collection, { all, at, typicalMs }: Situation): number {
  if (standing.state === 'collected') return SOON_MS;
  if (standing.state === 'begun') return Math.max(SOON_MS, standing.source_time + typicalMs - at);
  const ahead = all.filter(
    (one) => isPending(one) && (one.state === 'begun' || one.requested_at < standing.requested_at),
  );
  return (ahead.length + 1) * typicalMs;
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
