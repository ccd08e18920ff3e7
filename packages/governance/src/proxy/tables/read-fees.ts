import type { Part, RawTable } from '@footnote/releases/document/parts';
import { scaleIn } from '@footnote/releases/captions/scale';
import type { Figure } from '@footnote/releases/grid/lines';
import { type ProxyRefusal, type ProxyRow, row } from '../types.ts';
import { type Entry, entriesOf, headed, placed } from './grid.ts';
import { plainHeading } from './headings.ts';
import { withoutRepeats } from './read-compensation.ts';
import { addsUp, cellFigure } from './sums.ts';

type Fee = 'audit' | 'audit_related' | 'tax' | 'other' | 'total';

/** Kinds of fees as Item 9(e) of Schedule 14A names them. */
const FEES: readonly (readonly [Fee, RegExp])[] = [
  ['audit_related', /^audit(?:-| )? ?related\b/],
  ['total', /^total(?: fees| audit(?:or)? fees| all fees)?(?: (?:paid|billed))?$/],
  ['audit', /^audit(?: fees?)?\b/],
  ['tax', /^tax(?: fees?| services| compliance)?\b/],
  ['other', /^(?:all )?other(?: fees?)?\b/],
];

const feeNamed = (text: string): Fee | null => {
  const plain = plainHeading(text);
  return FEES.find(([, words]) => words.test(plain))?.[0] ?? null;
};

const YEAR = /\b(20\d\d)\b/g;
/** Texts before a table in which its unit is looked for. */
const BEFORE = 3;
/** Dollars: no registrant pays less, so smaller totals are in thousands or millions. */
const LEAST = 10_000;

/** Fees of the auditor by fiscal year, from tables whose rows are kinds of fees. */
export function readFees(parts: readonly Part[]): readonly ProxyRow[] {
  return withoutRepeats(
    parts.flatMap((part, at) =>
      part.kind === 'table'
        ? rowsOf(
            part,
            parts
              .slice(Math.max(0, at - BEFORE), at)
              .flatMap((each) => (each.kind === 'prose' ? [each.text] : [])),
          )
        : [],
    ),
  );
}

function rowsOf(table: RawTable, before: readonly string[]): readonly ProxyRow[] {
  const entries = entriesOf(table);
  const first = entries.findIndex(({ labels, amounts }) => amounts.length > 0 && labels.length > 0);
  if (first === -1) return [];
  const rows = entries.slice(first).filter(({ amounts }) => amounts.length > 0);
  const labelOf = ({ labels }: Entry): string => labels.map(({ text }) => text).join(' ');
  const fees = rows.map((entry) => feeNamed(labelOf(entry)));
  if (!fees.includes('audit') || fees.filter((fee) => fee !== null).length < 2) return [];
  const above = entries.slice(0, first);
  const heads = headed(above, rows);
  const years = heads.headings.map((text) => {
    const [year, ...others] = new Set([...text.matchAll(YEAR)].map(([, each]) => Number(each)));
    return others.length > 0 ? undefined : year;
  });
  const texts = above.flatMap(({ line }) => line.cells.map(({ text }) => text));
  const scales = new Set([...texts, ...rows.map(labelOf)].map(scaleIn).filter((each) => each !== null));
  const stated = scales.size > 0 ? scales : new Set(before.map(scaleIn).filter((each) => each !== null));
  return years.flatMap((year, at): ProxyRow[] => {
    if (year === undefined) return [];
    const figures = rows.flatMap((entry, line) => {
      const figure = placed(heads, entry)[at];
      return figure === undefined || figure.percent ? [] : [[fees[line] ?? null, figure] as const];
    });
    return [feeRow(year, figures, stated)];
  });
}

function feeRow(
  year: number,
  figures: readonly (readonly [Fee | null, Figure])[],
  scales: ReadonlySet<number>,
): ProxyRow {
  const total = figures.find(([fee]) => fee === 'total')?.[1];
  const parts = figures.filter(([fee]) => fee !== 'total').map(([, figure]) => figure);
  const known = figures.flatMap(([fee, figure]) => (fee === null ? [] : [[fee, figure] as const]));
  const isRepeated = new Set(known.map(([fee]) => fee)).size < known.length;
  const [scale = 1] = scales;
  const refusal: ProxyRefusal | null =
    total === undefined
      ? 'no_total'
      : known.length < figures.length || isRepeated || parts.length < 1 || !addsUp(parts, total)
        ? 'does_not_add'
        : scales.size > 1 || total.amount * BigInt(scale) < BigInt(LEAST) * 10n ** 12n
          ? 'scale_unknown'
          : null;
  return row({
    section: 'audit_fees',
    kind: 'year',
    year,
    refusal,
    figures: known.map(([fee, figure]) => cellFigure(fee, figure, refusal, scale)),
  });
}
