import type {
  CollectingResponse,
  FlatRefusal,
  InvalidRequestResponse,
  NoMatchResponse,
  Recovery,
  Refusal as CodedRefusal,
  ToolCollecting,
  ToolFlatRefusal,
  ToolRateLimitedResponse,
  ToolRecovery,
} from '@footnote/contract/types.generated';
import type { NothingThereError } from '@footnote/lanes/subject/refusal-errors';
import { notIngested, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { RateVerdict } from '../limits/usage.ts';

/** A response without data. */
export type Refusal = {
  /** 202 for a company that is being collected: data will follow. */
  readonly status: 202 | 400 | 401 | 404 | 406 | 413 | 422 | 429 | 500 | 503;
  readonly headers?: Readonly<Record<string, string>>;
  /** The symbol that no ingested company has, if that is the cause. */
  readonly unknownSymbol?: string;
  readonly body:
    | CodedRefusal
    | CollectingResponse
    | FlatRefusal
    | InvalidRequestResponse
    | NoMatchResponse
    | ToolCollecting
    | ToolFlatRefusal
    | ToolRateLimitedResponse;
};

type Code = CodedRefusal['error']['code'];

/** Codes for which the reason is more specific. */
type CollectionCode = 'COLLECTION_FAILED' | 'COLLECTION_QUEUE_FULL';

const CODES: Readonly<
  Record<
    Exclude<Code, CollectionCode>,
    { status: Refusal['status']; reason: CodedRefusal['reason']; retryable: boolean }
  >
> = {
  INTERNAL: { status: 500, reason: 'internal_error', retryable: true },
  NOT_ACCEPTABLE: { status: 406, reason: 'not_acceptable', retryable: false },
  NOT_FOUND: { status: 404, reason: 'not_found', retryable: false },
  PARAM_INVALID: { status: 400, reason: 'param_invalid', retryable: false },
  QUOTA_EXHAUSTED: { status: 429, reason: 'rate_limit_exceeded', retryable: true },
  RATE_LIMITED: { status: 429, reason: 'rate_limit_exceeded', retryable: true },
  SYMBOL_INVALID: { status: 400, reason: 'symbol_invalid', retryable: false },
  SYMBOL_UNKNOWN: { status: 404, reason: 'symbol_unknown', retryable: false },
  UPSTREAM_UNAVAILABLE: { status: 503, reason: 'upstream_unavailable', retryable: true },
};

const FIX_REQUEST: Recovery = { action: 'fix_request' };
const UPSTREAM_WAIT_SECONDS = 5;

export function paramInvalid(message: string): Refusal {
  return coded('PARAM_INVALID', message, FIX_REQUEST);
}

/** The response has only one of `types`, none of which the Accept header allows. */
export function notAcceptable(types: readonly string[]): Refusal {
  const message = `the answer is ${types.join(' or ')}, which the header Accept excludes`;
  return { ...coded('NOT_ACCEPTABLE', message, FIX_REQUEST), headers: { Vary: 'Accept' } };
}

export function symbolInvalid(): Refusal {
  return coded('SYMBOL_INVALID', 'a symbol is 1 to 8 letters, digits, dashes or dots', FIX_REQUEST);
}

/**
 * A symbol that was not ingested cannot be distinguished from one that EDGAR does not list, because only the
 * ingest reads its list.
 */
export function symbolUnknown(symbol: string): Refusal {
  return { ...coded('SYMBOL_UNKNOWN', notIngested(symbol), searchFor(symbol)), unknownSymbol: symbol };
}

/** Several companies claim the symbol, and EDGAR's list did not settle it. */
export function symbolAmbiguous(symbol: string, claimants: readonly string[]): Refusal {
  const message = `${symbol} is claimed by the companies ${claimants.join(', ')}: it belongs to none until one drops it`;
  const refusal = coded('SYMBOL_UNKNOWN', message, searchFor(claimants[0] ?? symbol));
  return { ...refusal, body: { ...refusal.body, reason: 'symbol_ambiguous' } as CodedRefusal };
}

/** Why a symbol has no company. */
export const noCompany = ({ symbol, claimants }: Pick<SymbolEntry, 'claimants' | 'symbol'>): Refusal =>
  claimants === undefined ? symbolUnknown(symbol) : symbolAmbiguous(symbol, claimants);

/** EDGAR lists the symbol for a served company whose submissions do not have it. */
export function symbolElsewhere(symbol: string, cik: string): Refusal {
  return coded('SYMBOL_UNKNOWN', elsewhere(symbol), searchFor(cik));
}

export const elsewhere = (symbol: string): string =>
  `EDGAR lists ${symbol} as a symbol of a company that is served under others`;

/** A search by a symbol, name or CIK. */
export function searchFor(query: string): ToolRecovery {
  return { action: 'use_tool', tool: 'stock_search', params: { query } };
}

export function notFound(): Refusal {
  return coded('NOT_FOUND', 'there is nothing at this path');
}

/** `allowed` are the methods that the path does have. */
export function wrongMethod(method: string, allowed: readonly string[]): Refusal {
  const methods = allowed.join(', ');
  const verb = allowed.length === 1 ? 'is' : 'are';
  return {
    ...coded('NOT_FOUND', `${method} is not answered at this path; ${methods} ${verb}`),
    headers: { Allow: methods },
  };
}

/** A company that was ingested has nothing at the requested place; `message` says what. */
export function nothingThere({ message, reason }: NothingThereError): Refusal {
  const refusal = coded('NOT_FOUND', message);
  return { ...refusal, body: { ...refusal.body, reason } as CodedRefusal };
}

export function internal(): Refusal {
  return coded('INTERNAL', 'the service has a fault; it has been logged');
}

export function noSuchFiling(accession: string): Refusal {
  return coded('NOT_FOUND', `no filing ${accession} of a company that was ingested`);
}

export function noSuchDocument(accession: string, file: string): Refusal {
  return coded('NOT_FOUND', `the filing ${accession} has no archived file ${file} that can be shown`);
}

export function noSuchPart(accession: string, parts: number): Refusal {
  return coded('NOT_FOUND', `the document of ${accession} has parts 0 to ${parts - 1}`);
}

export function noSuchHolder(cik: string): Refusal {
  return coded('NOT_FOUND', `no Form 13F, Schedule 13D or 13G of ${cik} was ingested`);
}

export function noSuchFlag(symbol: string | undefined): Refusal {
  return coded('NOT_FOUND', symbol === undefined ? 'there is no such flag' : `${symbol} has no such flag`);
}

/** Something that the response needs does not answer; `seconds`: when to try again. */
export function upstreamUnavailable(message: string, seconds = UPSTREAM_WAIT_SECONDS): Refusal {
  return {
    ...coded('UPSTREAM_UNAVAILABLE', message, { action: 'wait', seconds }),
    headers: { 'Retry-After': String(seconds) },
  };
}

export function rateLimited(
  message: string,
  seconds: number,
  headers: Readonly<Record<string, string>>,
  window: RateVerdict['window'] = 'minute',
): Refusal {
  return {
    ...coded(window === 'minute' ? 'RATE_LIMITED' : 'QUOTA_EXHAUSTED', message, { action: 'wait', seconds }),
    headers,
  };
}

export function unauthorized(reason: FlatRefusal['reason']): Refusal {
  return { status: 401, headers: { 'WWW-Authenticate': 'ApiKey' }, body: { available: false, reason } };
}

export function tooLarge(): Refusal {
  return { status: 413, body: { available: false, reason: 'request_too_large' } };
}

/**
 * A listed company that is not collected. With `seconds` the same request may succeed then; Retry-After is
 * only for a full queue.
 */
export function uncollected(
  code: CollectionCode,
  reason: CodedRefusal['reason'],
  message: string,
  seconds: number | undefined,
): Refusal {
  const body = {
    available: false as const,
    error: { code, message, retryable: seconds !== undefined },
    reason,
  };
  if (seconds === undefined) return { status: 404, body };
  return {
    status: 503,
    ...(code === 'COLLECTION_QUEUE_FULL' ? { headers: { 'Retry-After': String(seconds) } } : {}),
    body: { ...body, recovery: { action: 'wait', seconds } },
  };
}

function coded(code: Exclude<Code, CollectionCode>, message: string, recovery?: Recovery): Refusal {
  const { status, reason, retryable } = CODES[code];
  return {
    status,
    body: {
      available: false,
      error: { code, message, retryable },
      reason,
      ...(recovery === undefined ? {} : { recovery }),
    },
  };
}
