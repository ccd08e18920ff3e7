import { captionsOf } from '../captions/captions.ts';
import { scaleOf } from '../captions/scale.ts';
import type { Part, RawTable } from '../document/parts.ts';
import type { Block } from '../grid/blocks.ts';
import { blocksOf } from '../grid/blocks.ts';
import { LIMITS } from '../limits.ts';
import type { FiscalCalendar } from '../periods/calendar.ts';
import { instantOfColumn, isInFuture, spanOfColumn } from '../periods/column-period.ts';
import type { Failure, TableKind } from '../types.ts';
import type { Budget } from '../sums/explain.ts';
import { isNetIncome } from './income-rows.ts';
import { isWhole, ofTheWhole } from './of-the-whole.ts';
import type { Sheet, SheetColumn, SheetKind, SheetRow } from './sheet.ts';
import { isNotGaap, isPerShare, sheetOf, sheetRows } from './sheet.ts';

const TITLES: readonly (readonly [SheetKind, RegExp])[] = [
  ['cash_flow', /\bcash flows?\b/i],
  ['balance', /\bbalance sheets?\b|\bfinancial (?:condition|position)\b/i],
  [
    'income',
    /\bstatements? of (?:\w+ )?(?:\(?loss\)? ?)?(?:comprehensive )?(?:operations|income|earnings|loss|profit)|\bincome statements?\b|\b(?:operations|earnings) statements?\b|\bresults of operations\b|statements? of \(?(?:loss|income)/i,
  ],
];
const RECONCILED =
  /non-?\s?gaap|reconcil|\badjusted\b|pro ?forma|constant currency|organic|ebitda|distributable|\bcore\b/i;
const SEGMENTS = /\bsegments?\b|by (?:geograph|region|product)/i;
const SUPPLEMENT = /supplement|average balance|parent company only/i;

/** Nearest captions that may say what a table is not. */
const NEAREST = 4;

/** A table of the document that may be a statement, and what it looks like otherwise. */
export type TableReading = {
  readonly kind: TableKind;
  readonly captions: readonly string[];
  readonly sheets: readonly Sheet[];
  /** A statement that cannot be read for its columns or unit. */
  readonly failures: readonly { readonly kind: SheetKind; readonly failed: Failure }[];
};

/** Which statement some rows are, by what only it has. */
function kindOfRows(rows: readonly SheetRow[]): SheetKind | null {
  const some = (pattern: RegExp): boolean => rows.some(({ label }) => pattern.test(label));
  if (
    some(/\bliabilities\b.*\b(?:equity|deficit|capital|net assets)\b|\bequity and liabilities$/) &&
    some(/^total assets$|^(?:current )?assets$/)
  )
    return 'balance';
  if (some(/operating activities/) && some(/(?:investing|financing) activities/)) return 'cash_flow';
  if (some(/\bcash\b.* operations$/) && some(/\bcash\b.* (?:investing|financing)$/)) return 'cash_flow';
  const hasNet = rows.some(
    ({ label, isMoney }) =>
      isMoney && (isNetIncome(label) || /^net (?:income|loss|earnings)\b.* attributable to/.test(label)),
  );
  return hasNet && some(/tax|revenue|sales|interest income|expenses?/) ? 'income' : null;
}

/** A balance sheet whose totals have no labels. */
const hasTwoSides = (rows: readonly SheetRow[]): boolean =>
  rows.some(({ label }) => label === 'assets') && rows.some(({ label }) => /^liabilities\b/.test(label));

/** Reads a table as the statements that its blocks may be. */
export function readTable(
  parts: readonly Part[],
  at: number,
  table: number,
  calendar: FiscalCalendar,
  known: readonly string[],
  budget: Budget,
): TableReading {
  const part = parts[at] as RawTable;
  const captions = captionsOf(parts, at);
  const blocks = blocksOf(part);
  const titles = [
    ...captions.slice(-NEAREST),
    ...blocks.flatMap((block) => [...block.titles, ...block.stub]),
  ];
  const title = titles.join(' | ');
  const other: TableKind = RECONCILED.test(title)
    ? 'reconciliation'
    : SEGMENTS.test(title)
      ? 'segments'
      : 'other';
  const sheets: Sheet[] = [];
  const failures: { kind: SheetKind; failed: Failure }[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks.slice(0, index).flatMap(({ titles: above }) => above);
    const one = readBlock(block, table, [...captions, ...before], calendar, known, budget);
    if (one === null) continue;
    if ('failed' in one) failures.push(one);
    else sheets.push(one);
  }
  const [first] = sheets;
  return {
    kind: first?.kind ?? other,
    captions: [...captions, ...titles.slice(Math.min(NEAREST, captions.length))],
    sheets,
    failures,
  };
}

function readBlock(
  block: Block,
  table: number,
  captions: readonly string[],
  calendar: FiscalCalendar,
  known: readonly string[],
  budget: Budget,
): Sheet | { kind: SheetKind; failed: Failure } | null {
  if (block.columns.length === 0 || block.columns.length > LIMITS.statementColumns) return null;
  const plain = sheetRows(block, false);
  const near = [...captions.slice(-NEAREST), ...block.titles, ...block.stub];
  const named = TITLES.find(([, pattern]) =>
    near.some((text) => text.length < 200 && pattern.test(text)),
  )?.[0];
  const kind = kindOfRows(plain) ?? (named === 'balance' && hasTwoSides(plain) ? named : null);
  if (kind === null) return null;
  const rows = kind === 'balance' ? sheetRows(block, true) : plain;
  const title = near.join(' | ');
  if (RECONCILED.test(title) || SEGMENTS.test(title) || SUPPLEMENT.test(title)) return null;
  const last = lastRow(rows, kind);
  const net = rows.findIndex(({ label, isMoney }) => isMoney && isNetIncome(label));
  const body = kind === 'income' && net !== -1 ? net : last;
  if (rows.slice(0, body).some(({ label, figures }) => isNotGaap(label) && figures.some(Boolean)))
    return null;
  const around = [...block.stub, ...block.titles.toReversed(), ...captions.toReversed()];
  const wordings = block.columns.map((_, index) => {
    const heads = block.heads[index] ?? [];
    return { heads: heads.join(' '), around, known, isDatedByTitle: isWhole(heads) };
  });
  if (wordings.some((wording) => isInFuture(wording, calendar))) return { kind, failed: 'period_unknown' };
  const columns = wordings.flatMap((wording, index): SheetColumn[] => {
    const period = kind === 'balance' ? instantOfColumn(wording, calendar) : spanOfColumn(wording, calendar);
    return period === null ? [] : [{ at: index, period }];
  });
  const whole = ofTheWhole(columns, block, rows);
  if (whole.length === 0) return { kind, failed: 'period_unknown' };
  const scale = scaleOf([...block.titles, ...block.stub, ...block.heads.flat()], captions);
  return sheetOf({ kind, table, isTitled: named === kind, scale, columns: whole }, rows, last, budget);
}

/** The last row that is part of the statement: in an income statement, the one before the figures per share. */
function lastRow(rows: readonly SheetRow[], kind: SheetKind): number {
  if (kind !== 'income') return rows.length - 1;
  const net = rows.findIndex(({ label, isMoney }) => isMoney && isNetIncome(label));
  const perShare = rows.findIndex(
    (row, at) => at > Math.max(net, 0) && row.figures.some(Boolean) && isPerShare(row),
  );
  return perShare === -1 ? rows.length - 1 : perShare - 1;
}
