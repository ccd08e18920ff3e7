import type { Part, RawTable } from '@footnote/releases/document/parts';
import type { Figure } from '@footnote/releases/grid/lines';
import { type ProxyRefusal, type ProxyRow, row } from '../types.ts';
import { type Fee, feeNamed, isTotal } from './fee-names.ts';
import { type Entry, entriesOf, headed, placed, yearsIn } from './grid.ts';
import { type Money, moneyOf } from './money.ts';
import { withoutRepeats } from './repeats.ts';
import { addsUp, cellFigure } from './sums.ts';

/** Dollars: no registrant pays less, so smaller totals are in thousands or millions. */
const LEAST = 10_000;

/** An amount beside or under the words for what it is. */
type Said = { readonly label: string; readonly figure: Figure };

/** Fees of the auditor by fiscal year, from tables whose rows or whose columns are kinds of fees. */
export function readFees(parts: readonly Part[]): readonly ProxyRow[] {
  return withoutRepeats(parts.flatMap((part, at) => (part.kind === 'table' ? rowsOf(parts, at, part) : [])));
}

const labelOf = ({ labels }: Entry): string => labels.map(({ text }) => text).join(' ');

/** The one year that a text names; undefined for none or several. */
function oneYear(text: string): number | undefined {
  const [year, ...others] = yearsIn(text);
  return others.length > 0 ? undefined : year;
}

const areFees = (labels: readonly string[]): boolean => {
  const fees = labels.map(feeNamed);
  return fees.includes('audit') && fees.filter((fee) => fee !== null).length >= 2;
};

function rowsOf(parts: readonly Part[], at: number, table: RawTable): readonly ProxyRow[] {
  const entries = entriesOf(table);
  const first = entries.findIndex(
    ({ labels, amounts, year }) => amounts.length > 0 && (labels.length > 0 || year !== null),
  );
  if (first === -1) return [];
  const above = entries.slice(0, first);
  const rows = entries.slice(first).filter(({ amounts }) => amounts.length > 0);
  const heads = headed(above, rows);
  const money = moneyOf(
    parts,
    at,
    [...above, ...rows.map((entry) => ({ ...entry, line: { ...entry.line, cells: entry.labels } }))],
    rows.flatMap(({ amounts }) => amounts),
  );
  if (areFees(rows.map(labelOf)))
    return heads.headings.flatMap((heading, column) => {
      const year = oneYear(heading);
      const figures = rows.flatMap((entry): readonly Said[] => {
        const figure = placed(heads, entry)[column];
        return figure === undefined || figure.percent ? [] : [{ label: labelOf(entry), figure }];
      });
      return year === undefined ? [] : [feeRow(year, figures, money)];
    });
  if (!areFees(heads.headings)) return [];
  return rows.flatMap((entry) => {
    const year = entry.year ?? oneYear(labelOf(entry));
    const figures = placed(heads, entry).flatMap((figure, column): readonly Said[] =>
      figure === undefined || figure.percent ? [] : [{ label: heads.headings[column] ?? '', figure }],
    );
    return year === undefined ? [] : [feeRow(year, figures, money)];
  });
}

/** Amounts with the kind of each, sums on the way to the total left out where they are those of what is before them. */
function withoutSums(said: readonly Said[]): {
  readonly parts: readonly { readonly fee: Fee | null; readonly figure: Figure }[];
  readonly total: Figure | undefined;
  readonly holds: boolean;
} {
  const last = said.at(-1);
  // A sum under a line often has no label.
  const isSum = ({ label }: Said): boolean => isTotal(label) || (label === '' && said.length > 2);
  const total = last !== undefined && isSum(last) ? last.figure : undefined;
  const parts: { readonly fee: Fee | null; readonly figure: Figure }[] = [];
  let since = 0;
  let holds = true;
  for (const { label, figure } of total === undefined ? said : said.slice(0, -1)) {
    if (!isTotal(label)) {
      parts.push({ fee: feeNamed(label), figure });
      continue;
    }
    const all = parts.map((part) => part.figure);
    holds &&= addsUp(all, figure) || addsUp(all.slice(since), figure);
    since = parts.length;
  }
  return { parts, total, holds };
}

function feeRow(year: number, said: readonly Said[], money: Money | null): ProxyRow {
  const { parts, total, holds } = withoutSums(said);
  const known = parts.flatMap(({ fee, figure }) => (fee === null ? [] : [[fee, figure] as const]));
  const isRepeated = new Set(known.map(([fee]) => fee)).size < known.length;
  const scale = money?.scale ?? 1;
  const all = parts.map(({ figure }) => figure);
  const refusal: ProxyRefusal | null =
    total === undefined
      ? 'no_total'
      : known.length < parts.length || isRepeated || parts.length < 1 || !holds || !addsUp(all, total)
        ? 'does_not_add'
        : money === null || total.amount * BigInt(scale) < BigInt(LEAST) * 10n ** 12n
          ? 'scale_unknown'
          : null;
  const named: readonly (readonly [Fee, Figure])[] =
    total === undefined ? known : [...known, ['total', total]];
  return row({
    section: 'audit_fees',
    kind: 'year',
    year,
    refusal,
    figures: named.map(([fee, figure]) => cellFigure(fee, figure, refusal, money ?? undefined)),
  });
}
