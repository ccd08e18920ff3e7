import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { formatAmount } from '@footnote/statements/decimal';
import { withContinued } from './captions/continued.ts';
import { readParts } from './document/read-parts.ts';
import type { Part, RawTable } from './document/parts.ts';
import { statedAmounts } from './evidence/prose.ts';
import { servedValues } from './evidence/served.ts';
import type { Witnesses } from './evidence/witness.ts';
import { printedNumber } from './grid/printed-number.ts';
import { LIMITS } from './limits.ts';
import { fiscalCalendar } from './periods/calendar.ts';
import { knownDays } from './periods/known-days.ts';
import { withoutMixedEquity } from './statements/equity-scope.ts';
import { readBalance } from './statements/balance.ts';
import { readCashFlow } from './statements/cash-flow.ts';
import { readIncome } from './statements/income.ts';
import type { SheetReading } from './statements/found.ts';
import type { Sheet } from './statements/sheet.ts';
import type { TableReading } from './statements/sheets.ts';
import { readTable } from './statements/sheets.ts';
import { settled } from './evidence/settled.ts';
import type { ReleaseContext, ReleaseReading, ReleaseRefusal, ReleaseTable, TableCell } from './types.ts';

const READERS: Readonly<Record<Sheet['kind'], (sheet: Sheet) => SheetReading>> = {
  income: readIncome,
  balance: readBalance,
  cash_flow: readCashFlow,
};

/**
 * Reads the HTML of an earnings release (EX-99.1 of an 8-K under item 2.02): its tables as data, and the statements
 * among them whose structure is proven, each figure with its place and evidence. What looks like a statement and is not
 * proven is a refusal. Nothing is guessed: a field that is not there is neither a cell nor, if nothing hints at it, a
 * refusal.
 * @param html The document, decoded.
 * @throws DocumentRefusedError for a maliciously constructed document, within two seconds.
 */
export const readRelease = (html: string, context: ReleaseContext): ReleaseReading =>
  readReleaseParts(readParts(html), context);

/**
 * The same for the parts of a document that was parsed before.
 * @throws DocumentRefusedError if the search for sums would take too long.
 */
export function readReleaseParts(document: readonly Part[], context: ReleaseContext): ReleaseReading {
  const parts = withContinued(document);
  const calendar = fiscalCalendar(context);
  const known = knownDays(parts);
  const budget = { left: LIMITS.additions };
  const places = [...parts.keys()].filter((at) => parts[at]?.kind === 'table');
  const readings = places.map((at, table) => readTable(parts, at, table, calendar, known, budget));
  const sheets = withoutMixedEquity(
    readings.flatMap((one) => one.sheets).map((sheet) => READERS[sheet.kind](sheet)),
  );
  const witnesses: Witnesses = {
    amounts: statedAmounts(parts),
    served: servedValues(context.served),
    known: new Set(context.served.map(({ statement }) => statement)),
    others: sheets,
  };
  const { statements, refusals } = settled(sheets, witnesses, context.currency);
  const unread = readings.flatMap(({ failures }, table) =>
    failures.map(({ kind, failed }): ReleaseRefusal => ({
      reason: 'release_unproven',
      failed,
      statement: kind,
      field: null,
      period: null,
      table,
    })),
  );
  const absent = (['income', 'balance', 'cash_flow'] as const).flatMap((statement): ReleaseRefusal[] => {
    const isKnown = [...statements, ...refusals, ...unread].some((one) => one.statement === statement);
    const nothing = { field: null, period: null, table: null } as const;
    return isKnown ? [] : [{ reason: 'release_unproven', failed: 'table_not_found', statement, ...nothing }];
  });
  return {
    tables: readings.map((reading, table) => tableOf(parts[places[table] ?? -1], reading, table)),
    statements,
    refusals: [...refusals, ...unread, ...absent],
  };
}

/** The same; null for parts that take too long to read. */
export function readWithinBounds(parts: readonly Part[], context: ReleaseContext): ReleaseReading | null {
  try {
    return readReleaseParts(parts, context);
  } catch (error) {
    if (error instanceof DocumentRefusedError) return null;
    throw error;
  }
}

function tableOf(part: Part | undefined, { kind, captions }: TableReading, table: number): ReleaseTable {
  const { rows, from, to } = part as RawTable;
  const cells = rows.flat().map((cell): TableCell => {
    const number = printedNumber(cell.text);
    const value = number === undefined ? null : formatAmount(number.amount);
    const { row, column, columns, text } = cell;
    return { row, column, columns, text, value, from: cell.from, to: cell.to };
  });
  return { table, kind, captions, cells, from, to };
}
