import type { GovernanceReport } from '@footnote/event-types/types.generated';
import type { EntityProjection, InputClaim } from '@footnote/projection/projection';
import { ok, type Step } from '@footnote/projection/step';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { currentReportRows } from './current-report-rows.ts';
import {
  ARRANGEMENTS,
  CHANGES,
  CURRENT_REPORTS,
  INPUTS,
  PROXIES,
  PROXY_ROWS,
  readModel,
  REGISTRANTS,
  REPORTS,
  VOTES,
} from './ddl.ts';
import { proxyRows, statementRows } from './proxy-rows.ts';
import { arrangementRow, reportRow } from './rows.ts';

/** Increased when the same reports produce different rows. */
const VERSION = 2;

/**
 * `governance` → the reports of a registrant that tag governance, with their trading arrangements, its 8-Ks with changes of
 * officers and results of votes, and its proxy statements.
 */
export const governance: EntityProjection<'governance'> = {
  kind: 'entities',
  name: 'governance',
  keyedBy: 'cik',
  version: VERSION,
  topics: ['governance'],
  required: ['governance'],
  readModel,
  inputsTable: INPUTS,
  rowTables: [REPORTS, ARRANGEMENTS, CURRENT_REPORTS, VOTES, CHANGES, PROXIES, PROXY_ROWS],
  headsTable: REGISTRANTS,
  claim: ({ event }) => claimReport(event),
  compute: (cik, inputs, revision) => {
    const events = inputs.governance.flatMap((input) => input.events);
    const reports = events.filter(({ current_report: report, proxy }) => report === null && proxy === null);
    return ok({
      rows: [
        { table: REPORTS, rows: reports.map((report) => reportRow(report, revision)) },
        {
          table: ARRANGEMENTS,
          rows: reports.flatMap((report) =>
            report.arrangements.map((read, line) => arrangementRow(report, line, read, revision)),
          ),
        },
        ...currentReportRows(events, revision),
        { table: PROXIES, rows: events.flatMap((filing) => statementRows(filing, revision)) },
        { table: PROXY_ROWS, rows: events.flatMap((filing) => proxyRows(filing, revision)) },
      ],
      head: { cik, reports: events.length, revision },
      symbols: [],
      sourceTime: Math.max(...events.map(({ source_time: at }) => at)),
    });
  },
  weight: ({ event }) =>
    1 +
    event.arrangements.length +
    (event.current_report?.proposals.length ?? 0) +
    (event.proxy?.rows.length ?? 0),
};

/** A filing has one slot. */
function claimReport({ cik, accession, event_id: id }: GovernanceReport): Step<InputClaim> {
  const wrong = wrongCik(cik) ?? wrongAccession(accession);
  return wrong ?? ok({ entity: cik, slot: accession, set: id, part: 0, parts: 1, rank: 0 });
}
