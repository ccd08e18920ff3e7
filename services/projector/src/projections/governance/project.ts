import type { GovernanceReport } from '@footnote/event-types/types.generated';
import type { EntityProjection, InputClaim } from '@footnote/projection/projection';
import { ok, type Step } from '@footnote/projection/step';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { ARRANGEMENTS, INPUTS, readModel, REGISTRANTS, REPORTS } from './ddl.ts';
import { arrangementRow, reportRow } from './rows.ts';

/** Increased when the same reports produce different rows. */
const VERSION = 1;

/** `governance` → the reports of a registrant that tag governance, and their trading arrangements. */
export const governance: EntityProjection<'governance'> = {
  kind: 'entities',
  name: 'governance',
  keyedBy: 'cik',
  version: VERSION,
  topics: ['governance'],
  required: ['governance'],
  readModel,
  inputsTable: INPUTS,
  rowTables: [REPORTS, ARRANGEMENTS],
  headsTable: REGISTRANTS,
  claim: ({ event }) => claimReport(event),
  compute: (cik, inputs, revision) => {
    const reports = inputs.governance.flatMap(({ events }) => events);
    return ok({
      rows: [
        { table: REPORTS, rows: reports.map((report) => reportRow(report, revision)) },
        {
          table: ARRANGEMENTS,
          rows: reports.flatMap((report) =>
            report.arrangements.map((read, line) => arrangementRow(report, line, read, revision)),
          ),
        },
      ],
      head: { cik, reports: reports.length, revision },
      symbols: [],
      sourceTime: Math.max(...reports.map(({ source_time: at }) => at)),
    });
  },
  weight: ({ event }) => 1 + event.arrangements.length,
};

/** A filing has one slot. */
function claimReport({ cik, accession, event_id: id }: GovernanceReport): Step<InputClaim> {
  const wrong = wrongCik(cik) ?? wrongAccession(accession);
  return wrong ?? ok({ entity: cik, slot: accession, set: id, part: 0, parts: 1, rank: 0 });
}
