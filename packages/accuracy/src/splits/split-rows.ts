import { DAY_MS } from '@footnote/values/day';
import type { Cell } from '@footnote/statements/cell';
import type { CompanyInput, ReportedSplits } from '@footnote/statements/inputs';
import type { Split } from '@footnote/statements/splits/detect';
import type { FolderCompany } from '../corpus/folder-companies.ts';
import { judgedCompany } from '../judged.ts';
import { maskedCells } from '../survey/served.ts';
import { shownSplits } from '../survey/split-list.ts';

/** A row of the table: symbol, ratio, date, filing dates between, evidence in the filings, the second source. */
export type SplitRow = readonly [string, string, string, string, string, string];

export type SplitCheck = {
  readonly rows: readonly SplitRow[];
  /** Cells whose value changes with the second source: one line each. */
  readonly moved: readonly string[];
};

const textOf = ({ numerator, denominator }: ReportedSplits['splits'][number]): string =>
  `${numerator}:${denominator}`;

const keyOf = ({ field, period_kind: kind, fiscal_year: year, fiscal_period: period }: Cell): string =>
  `${field} ${kind} ${year} ${period}`;

const movedBetween = (symbol: string, before: readonly Cell[], after: readonly Cell[]): readonly string[] => {
  const was = new Map(before.map((cell) => [keyOf(cell), cell]));
  return after.flatMap((cell) => {
    const old = was.get(keyOf(cell));
    return old?.value === cell.value
      ? []
      : [`${symbol} ${keyOf(cell)}: ${old?.value ?? old?.rule ?? ''} → ${cell.value ?? cell.rule ?? ''}`];
  });
};

const isOf = (split: Split, other: Split): boolean =>
  split.until === other.until && split.numerator * other.denominator === other.numerator * split.denominator;

const verdictOf = (
  split: Split,
  confirmed: readonly Split[],
  reported: ReportedSplits | undefined,
): string => {
  if (reported === undefined) return 'not looked up';
  const same = confirmed.find((other) => isOf(split, other));
  if (same === undefined) return 'contradicted';
  return same.reported === true ? `confirmed, ${same.date}` : 'not covered';
};

/** The splits that a company's filings prove, compared with a second source, and those found only in that source. */
export const splitCheck = (
  { cik, symbol, input }: FolderCompany,
  reported: ReportedSplits | undefined,
): SplitCheck => {
  const withSource: CompanyInput = { ...input, reported_splits: reported };
  const alone = judgedCompany(input);
  const both = judgedCompany(withSource);
  const name = symbol === cik ? `CIK ${Number(cik)}` : symbol;
  const shown = shownSplits(alone.splits, []);
  const rows = alone.splits.map((split, at): SplitRow => {
    const { ratio = '', date = '', between = '', proof = '' } = shown[at] ?? {};
    return [name, ratio, date, between, proof, verdictOf(split, both.splits, reported)];
  });
  const filed = input.filings.map(({ filed: day }) => day).sort();
  const unseen = (reported?.splits ?? [])
    .filter((each) => !both.splits.some((split) => split.reported === true && matches(split, each)))
    .map((each): SplitRow => {
      const day = each.ex_date;
      const isOutside = day <= (filed[0] ?? '') || day > (filed.at(-1) ?? '');
      const why = isOutside ? 'before or after all filings' : 'no share average on both sides, or refused';
      return [name, textOf(each), day, '', 'none', `only the source: ${why}`];
    });
  return {
    rows: [...rows, ...unseen],
    moved: movedBetween(symbol, maskedCells(alone.cells), maskedCells(both.cells)),
  };
};

const matches = (
  split: Split,
  { numerator, denominator, ex_date: day }: ReportedSplits['splits'][number],
): boolean =>
  split.numerator * BigInt(denominator) === split.denominator * BigInt(numerator) &&
  day > split.after &&
  Math.abs(Date.parse(day) - Date.parse(split.date)) < 400 * DAY_MS;
