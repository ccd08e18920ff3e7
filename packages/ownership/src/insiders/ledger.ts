import { amendmentsOf, lineKey } from './amendments.ts';
import { plausibleDay } from './days.ts';
import { type Doubt, DOUBTS_OF_SHARES, doubtsOf } from './doubts.ts';
import { counterpartsIn } from './exercises.ts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import { byFiling, type FiledReport } from './filed.ts';
import { type Intent, intentsOf, type Sale } from './intents.ts';
import { repeatsOf } from './repeats.ts';

/** A line of a form with what later forms did to it. */
export type LedgerLine<Report extends FiledReport = FiledReport> = {
  readonly report: Report;
  /** Zero-based place in the form. */
  readonly line: number;
  readonly row: TradeRow;
  /**
   * The day that it is listed under: the transaction date, or the filing date if that is missing or later
   * than the filing.
   */
  readonly day: string;
  /** Accession of the form that repeats or corrects it. */
  readonly supersededBy: string | null;
  /** Accession of the first form with the same trades, which counts for all who report the same block. */
  readonly sameAs: string | null;
  /** Of an exercise or conversion: place of the line in the other table. */
  readonly counterpart: number | null;
  /** Why it is in no sum; empty for a holding. */
  readonly doubts: readonly Doubt[];
};

export type Ledger<Report extends FiledReport = FiledReport> = {
  /** In order of filing, the refused ones included. */
  readonly reports: readonly (Report & { readonly amends: readonly string[] })[];
  readonly lines: readonly LedgerLine<Report>[];
  readonly intents: readonly Intent[];
};

/** All forms of an issuer's insiders; the result does not depend on their order. */
export function ledgerOf<Report extends FiledReport>(filed: readonly Report[]): Ledger<Report> {
  const reports = [...filed].sort(byFiling);
  const read = reports.filter(({ refusal, notice }) => refusal === null && notice === null);
  const { superseded, targets } = amendmentsOf(read);
  const { refiled, continued } = repeatsOf(read);
  const undoubted = read.flatMap((report) => {
    const counterparts = counterpartsIn(report.rows);
    return report.rows.map((row, line): Omit<LedgerLine<Report>, 'doubts'> => ({
      report,
      line,
      row,
      day: dayOf(report, row),
      supersededBy: superseded.get(lineKey(report.accession, line)) ?? refiled.get(report.accession) ?? null,
      sameAs: row.transaction === null ? null : (continued.get(report.accession) ?? null),
      counterpart: counterparts.get(line) ?? null,
    }));
  });
  const doubts = doubtsOf(undoubted);
  const lines = undoubted.map((line, at) => ({ ...line, doubts: doubts[at] ?? [] }));
  const notices = reports.filter(({ refusal, notice }) => refusal === null && notice !== null);
  return {
    reports: reports.map((report) => ({ ...report, amends: targets.get(report.accession) ?? [] })),
    lines,
    intents: intentsOf(
      notices,
      read.flatMap(({ owners }) => owners),
      salesIn(lines),
    ),
  };
}

function dayOf({ filed }: FiledReport, { transaction }: TradeRow): string {
  const date = plausibleDay(transaction?.date ?? null);
  return date === null || date > filed ? filed : date;
}

/** Effective sales with code S. */
function salesIn(lines: readonly LedgerLine[]): Sale[] {
  return lines.flatMap(({ report, line, row, supersededBy, sameAs, doubts }) => {
    const { derivative, transaction } = row;
    const date = plausibleDay(transaction?.date ?? null);
    if (derivative || supersededBy !== null || sameAs !== null || date === null) return [];
    if (doubts.some((doubt) => DOUBTS_OF_SHARES.has(doubt))) return [];
    if (transaction?.code !== 'S' || transaction.direction === 'A') return [];
    const { accession, owners } = report;
    return [{ accession, line, date, shares: transaction.shares, owners }];
  });
}
