import type { Stake } from '@footnote/event-types/types.generated';
import { historyOf } from '@footnote/ownership/stakes/ownership';
import type { EntityProjection, InputClaim } from '@footnote/projection/projection';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { INPUTS, ISSUERS, PERSONS, readModel, STAKES, UNREAD } from './ddl.ts';
import { personRows, stakeRow, unreadRow } from './rows.ts';

/** A parsed schedule is not replaced by an unreadable one, nor one with its header by one without. */
const RANK = { withHeader: 2, read: 1, refused: 0 };

/** `stakes` → for each issuer its schedules, the holders by them, and unreadable schedules. */
export const stakes: EntityProjection<'stakes'> = {
  kind: 'entities',
  name: 'stakes',
  keyedBy: 'cik',
  version: 5,
  topics: ['stakes'],
  required: ['stakes'],
  readModel,
  inputsTable: INPUTS,
  rowTables: [STAKES, PERSONS, UNREAD],
  headsTable: ISSUERS,
  claim: ({ event }) => wrongCik(event.cik) ?? claimStake(event),
  compute: (cik, inputs, revision) => {
    const filings = inputs.stakes.flatMap(({ events }) => events);
    const read = filings.filter(({ refusal }) => refusal === null);
    const newest = Math.max(0, ...filings.map(({ source_time: time }) => time));
    try {
      return ok({
        rows: [
          { table: STAKES, rows: historyOf(read).map((row) => stakeRow(cik, row, revision)) },
          { table: PERSONS, rows: read.flatMap((stake) => personRows(stake, revision)) },
          {
            table: UNREAD,
            rows: filings
              .filter(({ refusal }) => refusal !== null)
              .map((stake) => unreadRow(stake, revision)),
          },
        ],
        head: { cik, newest, revision },
        symbols: [],
        sourceTime: newest,
      });
    } catch (error) {
      // The computation is pure: the same events would fail again.
      return deadLetter('stakes_not_computable', String(error));
    }
  },
  weight: ({ event }) => 1 + event.persons.length,
};

function claimStake({ cik, accession, filed_by, refusal, event_id: set }: Stake): Step<InputClaim> {
  const wrong = wrongAccession(accession);
  if (wrong !== null) return wrong;
  const read = filed_by.length > 0 ? RANK.withHeader : RANK.read;
  const rank = refusal === null ? read : RANK.refused;
  return ok({ entity: cik, slot: accession, set, part: 0, parts: 1, rank });
}
