import type { Schemas } from '@footnote/client';
import type { Operation } from './contract/operations.ts';
import type { Fault } from './validation.ts';

const WAIT_SECONDS = 5;

/** The refusal that the service would return for invalid arguments, in the format of the operation. */
export function invalidArguments(
  { path }: Operation,
  faults: readonly Fault[],
): Schemas['Refusal'] | Schemas['InvalidRequest'] {
  const recovery = { action: 'fix_request' } as const;
  if (path.startsWith('/v1/'))
    return {
      data: { unavailable: 'invalid_request', recovery, errors: [...faults] },
      meta: { schema_version: '2' },
    };
  const message = faults.map(({ param, expected }) => `${param}: ${expected}`).join('; ');
  return {
    available: false,
    error: { code: 'PARAM_INVALID', message, retryable: false },
    reason: 'param_invalid',
    recovery,
  };
}

/** The service is not there to refuse anything itself. */
export function unreachable(
  { path }: Operation,
  message: string,
): Schemas['Refusal'] | Schemas['ToolFlatRefusal'] {
  const recovery = { action: 'wait', seconds: WAIT_SECONDS } as const;
  const refusal = { available: false, reason: 'upstream_unavailable', recovery } as const;
  if (path.startsWith('/v1/')) return refusal;
  return { ...refusal, error: { code: 'UPSTREAM_UNAVAILABLE', message, retryable: true } };
}
