import { flagMembers, type FlagRow } from '@footnote/read-models/flags';
import type { RowProjection } from '@footnote/projection/projection';
import { ok } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { FLAGS, readModel } from './ddl.ts';

type StoredFlag = Omit<FlagRow, 'received_at'> & {
  /** Epoch milliseconds. */
  readonly received_at: number;
  /** Inverts the offset, so that of equal flags the first one is visible. */
  readonly version: number;
};

/** `flags` → cells that callers doubt. */
export const flags: RowProjection<'flags'> = {
  kind: 'rows',
  name: 'flags',
  keyedBy: 'cik',
  version: 1,
  topics: ['flags'],
  readModel,
  project: ({ event, offset }) => {
    const wrong = wrongCik(event.cik);
    if (wrong !== null) return wrong;
    const row: StoredFlag = {
      ...flagMembers(event),
      received_at: Math.max(0, event.source_time),
      version: Number.MAX_SAFE_INTEGER - offset,
    };
    return ok({ rows: [{ table: FLAGS, row }] });
  },
};
