import type { Reason, Recovery } from './answer.ts';

type Wire = {
  readonly reason?: Reason;
  readonly recovery?: Recovery;
  readonly error?: { readonly message: string; readonly retryable: boolean };
  readonly data?: {
    readonly unavailable?: Reason;
    /** False in an answer of `/v2` without figures. */
    readonly available?: boolean;
    readonly reason?: Reason;
    readonly recovery?: Recovery;
    readonly note?: string;
    readonly errors?: readonly { readonly param: string; readonly expected: string }[];
  };
  readonly detail?: readonly {
    readonly loc: readonly (string | number)[];
    readonly msg: string;
  }[];
};

export type ReadRefusal = {
  readonly reason: Reason;
  readonly message: string | undefined;
  readonly recovery: Recovery | undefined;
  readonly retryable: boolean;
};

/** Reads a refusal in any of its five shapes; undefined if the body has none of them. */
export function readRefusal(body: unknown): ReadRefusal | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { reason, recovery, error, data, detail } = body as Wire;
  const unavailable = data?.unavailable ?? (data?.available === false ? data.reason : undefined);
  if (data !== undefined && unavailable !== undefined)
    return {
      reason: unavailable,
      message: data.note ?? data.errors?.map(({ param, expected }) => `${param}: ${expected}`).join('; '),
      recovery: data.recovery,
      retryable: data.recovery?.action === 'wait',
    };
  if (Array.isArray(detail))
    return {
      reason: 'invalid_request',
      message: (body as Required<Wire>).detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '),
      recovery: { action: 'fix_request' },
      retryable: false,
    };
  if (typeof reason !== 'string') return undefined;
  return {
    reason,
    message: error?.message,
    recovery,
    retryable: error?.retryable ?? (recovery?.action === 'wait' || reason === 'internal_error'),
  };
}
