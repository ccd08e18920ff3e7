import type { TradeReport } from '@footnote/event-types/types.generated';
import { type Ledger, ledgerOf } from '@footnote/ownership/insiders/ledger';
import type { ComputedEntity, EntityProjection, InputClaim } from '@footnote/projection/projection';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { FILINGS, HOLDINGS, INPUTS, INTENTS, ISSUERS, readModel, TRANSACTIONS } from './ddl.ts';
import { filingRow, holdingRow, intentRow, transactionRow } from './rows.ts';

/** Increased when the same forms produce different rows. */
const VERSION = 6;

/**
 * `trades` → every form of an issuer's insiders with its transactions, holdings and intents to sell, and the
 * effects of later forms.
 */
export const insiders: EntityProjection<'trades'> = {
  kind: 'entities',
  name: 'insiders',
  keyedBy: 'cik',
  version: VERSION,
  topics: ['trades'],
  required: ['trades'],
  readModel,
  inputsTable: INPUTS,
  rowTables: [FILINGS, TRANSACTIONS, HOLDINGS, INTENTS],
  headsTable: ISSUERS,
  claim: ({ event }) => claimReport(event),
  compute: (cik, { trades }, revision) => {
    const reports = trades.flatMap(({ events }) => events);
    try {
      return ok(computed(cik, reports, ledgerOf(reports), revision));
    } catch (error) {
      return deadLetter('trades_not_computable', String(error));
    }
  },
  weight: ({ event }) => 1 + event.rows.length,
};

/** A filing has one slot; an unreadable form never displaces a parsed one. */
function claimReport({ cik, accession, refusal, event_id: id }: TradeReport): Step<InputClaim> {
  const wrong = wrongCik(cik) ?? wrongAccession(accession);
  if (wrong !== null) return wrong;
  return ok({ entity: cik, slot: accession, set: id, part: 0, parts: 1, rank: refusal === null ? 1 : 0 });
}

function computed(
  cik: string,
  reports: readonly TradeReport[],
  ledger: Ledger<TradeReport>,
  revision: number,
): ComputedEntity {
  const at = { revision };
  const byAccession = new Map(reports.map((report) => [report.accession, report]));
  return {
    rows: [
      { table: FILINGS, rows: ledger.reports.map((report) => filingRow(report, at)) },
      { table: TRANSACTIONS, rows: ledger.lines.flatMap((line) => transactionRow(line, at) ?? []) },
      {
        table: HOLDINGS,
        rows: ledger.lines.flatMap((line) => (line.row.transaction === null ? [holdingRow(line, at)] : [])),
      },
      {
        table: INTENTS,
        rows: ledger.intents.flatMap((intent) => {
          const report = byAccession.get(intent.accession);
          return (report === undefined ? null : intentRow(report, intent, at)) ?? [];
        }),
      },
    ],
    head: { cik, filings: reports.length, revision },
    symbols: [],
    sourceTime: Math.max(...reports.map((report) => report.source_time)),
  };
}
