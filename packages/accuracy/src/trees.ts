import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { judgedCompany, isMasked, type JudgedCompany } from './judged.ts';

/** Cells of one field that are served with and without the filings' calculation linkbases. */
export type TreeTally = {
  /** Cells served with them, and without. */
  readonly with: number;
  readonly without: number;
  /** Served both ways, with different values. */
  readonly differing: number;
};

/** The filings that have a calculation linkbase, and the cells of the periods that their sums cover. */
export type TreeMeasure = {
  readonly filings: number;
  readonly fields: Readonly<Record<string, TreeTally>>;
};

const treesOf = ({ report }: InputFiling) => report?.calculations ?? [];

const withoutTree = (filing: InputFiling): InputFiling => {
  if (filing.report === undefined) return filing;
  const { calculations: _, ...report } = filing.report;
  return { ...filing, report };
};

/** Values by field and period; null where none is served. */
const valuesOf = (
  { cells }: JudgedCompany,
  ends: ReadonlySet<string>,
): ReadonlyMap<string, { readonly field: string; readonly value: string | null }> =>
  new Map(
    cells
      .filter(({ cell }) => ends.has(cell.period_end))
      .map((item) => {
        const { field, period_kind: kind, period_end: end, value } = item.cell;
        return [`${field} ${kind} ${end}`, { field, value: isMasked(item) ? null : value }] as const;
      }),
  );

/**
 * Computes a company a second time without calculation linkbases, from facts only. Null if none of its filings has a
 * linkbase.
 */
export const measureTrees = (input: CompanyInput, judged: JudgedCompany): TreeMeasure | null => {
  const filings = input.filings.filter((filing) => treesOf(filing).length > 0);
  if (filings.length === 0) return null;
  const ends = new Set(filings.flatMap(treesOf).flatMap(({ sums }) => sums.map(({ end }) => end)));
  const whole = valuesOf(judged, ends);
  const alone = valuesOf(judgedCompany({ ...input, filings: input.filings.map(withoutTree) }), ends);
  const fields: Record<string, { with: number; without: number; differing: number }> = {};
  for (const place of new Set([...whole.keys(), ...alone.keys()])) {
    const [one, other] = [whole.get(place), alone.get(place)];
    const field = one?.field ?? other?.field ?? '';
    const tally = (fields[field] ??= { with: 0, without: 0, differing: 0 });
    const values = [one?.value ?? null, other?.value ?? null];
    if (values[0] !== null) tally.with += 1;
    if (values[1] !== null) tally.without += 1;
    if (!values.includes(null) && values[0] !== values[1]) tally.differing += 1;
  }
  return { filings: filings.length, fields };
};

/** The sum over several companies. */
export const addTrees = (measures: readonly TreeMeasure[]): TreeMeasure => {
  const fields: Record<string, TreeTally> = {};
  for (const measure of measures)
    for (const [field, tally] of Object.entries(measure.fields)) {
      const known = fields[field];
      fields[field] = {
        with: (known?.with ?? 0) + tally.with,
        without: (known?.without ?? 0) + tally.without,
        differing: (known?.differing ?? 0) + tally.differing,
      };
    }
  return {
    filings: measures.reduce((sum, { filings }) => sum + filings, 0),
    fields: Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};
