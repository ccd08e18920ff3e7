import type {
  InvalidRequest,
  NoMatch,
  ToolFlatRefusal,
  ToolValidationFailure,
} from '@footnote/contract/types.generated';
import type { RefuseRate } from '../gates/admission.ts';
import type { Refusal } from '../wire/refusal.ts';

export type NoMatchRecovery = NoMatch['data']['recovery'];
export type RequestFault = InvalidRequest['data']['errors'][number];
export type ValidationIssue = ToolValidationFailure['detail'][number];

const META = { schema_version: '2' } as const;
const UPSTREAM_WAIT_SECONDS = 5;

function flat(
  status: Refusal['status'],
  reason: ToolFlatRefusal['reason'],
  recovery?: ToolFlatRefusal['recovery'],
): Refusal {
  return { status, body: { available: false, reason, ...(recovery === undefined ? {} : { recovery }) } };
}

export function flatInternal(): Refusal {
  return flat(500, 'internal_error');
}

export function flatUnavailable(
  reason: 'collection_queue_full' | 'upstream_unavailable' = 'upstream_unavailable',
  seconds: number = UPSTREAM_WAIT_SECONDS,
): Refusal {
  return {
    ...flat(503, reason, { action: 'wait', seconds }),
    headers: { 'Retry-After': String(seconds) },
  };
}

/** 202 to callers of schema 1. */
export function flatCollecting(seconds: number): Refusal {
  return flat(202, 'collecting', { action: 'wait', seconds });
}

/** 202 to callers of schema 2. */
export function typedCollecting(seconds: number): Refusal {
  return {
    status: 202,
    body: { data: { recovery: { action: 'wait', seconds }, unavailable: 'collecting' }, meta: META },
  };
}

/** 429 for callers that named no schema, or the first one. */
export const flatRateLimited: RefuseRate = (_message, seconds, headers) => ({
  ...flat(429, 'rate_limit_exceeded', { action: 'wait', seconds }),
  headers,
});

/** 429 for callers that named schema 2. */
export const typedRateLimited: RefuseRate = (note, seconds, headers) => ({
  status: 429,
  headers,
  body: {
    data: { note, recovery: { action: 'wait', seconds }, unavailable: 'rate_limit_exceeded' },
    meta: META,
  },
});

export function flatNoMatch(recovery: NoMatchRecovery): Refusal {
  return flat(404, 'no_match', recovery);
}

/** `note` names what is missing if the symbol itself is known. */
export function typedNoMatch(recovery: NoMatchRecovery, note?: string): Refusal {
  return {
    status: 404,
    body: {
      data: { ...(note === undefined ? {} : { note }), recovery, unavailable: 'no_match' },
      meta: META,
    },
  };
}

export function typedInvalid(errors: readonly [RequestFault, ...RequestFault[]]): Refusal {
  return {
    status: 422,
    body: {
      data: { errors: [...errors], recovery: { action: 'fix_request' }, unavailable: 'invalid_request' },
      meta: META,
    },
  };
}

export function flatInvalid(detail: readonly [ValidationIssue, ...ValidationIssue[]]): Refusal {
  return { status: 422, body: { detail: [...detail] } };
}
