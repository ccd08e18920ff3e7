import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import { utc } from '@footnote/wire/time';
import type { Flag } from '@footnote/contract/types.generated';
import type { KnownFlag } from './read.ts';

/** A flag as served, without the caller's note and identity. */
export function flagMember({ flag, verdict }: KnownFlag): Writable<Flag> {
  return {
    accession: flag.accession === '' ? null : flag.accession,
    field: flag.field,
    id: flag.flag_id,
    period: flag.period,
    reason: flag.reason as Flag['reason'],
    received_at: utc(flag.received_at),
    state: verdict === undefined ? 'received' : 'checked',
    statement: BLOCK_OF[flag.statement],
    symbol: flag.symbol,
    verdict:
      verdict === undefined
        ? null
        : { outcome: verdict.outcome, refusal: verdict.refusal === '' ? null : verdict.refusal },
  };
}
