import { acceptedFilings } from '../filings/accept.ts';
import type { Cell, Provenance } from '../cell.ts';
import type { CellPeriod, CellSource } from '../cells/cells.ts';
import { cellOf, servedValue } from '../cells/cells.ts';
import { computeCells } from '../compute.ts';
import type { CompanyInput, InputFiling } from '../inputs.ts';
import type { SplitFactor } from '../model/model.ts';
import type { Split } from '../splits/detect.ts';
import { kindOf } from './kind.ts';
import type { RevisionKind } from './kind.ts';

/** A cell without its operands, which `explainCell` as known on the day shows. */
export type RevisedCell = Omit<Cell, 'operands'>;

/** One cell whose served value one filing changed. */
export type Revision = {
  readonly filing: Provenance;
  readonly kind: RevisionKind;
  /** The cell as served before the filing. */
  readonly before: RevisedCell;
  /** The cell as served after it; a cell then refused has its reason. Null if the period itself is gone. */
  readonly after: RevisedCell | null;
};

/**
 * The cells known at some time: by kind and end of the period, then by field (no two statements share one).
 */
type Snapshot = {
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, CellSource>>;
  readonly splits: readonly Split[];
};

const keyOf = ({ statement, field, period_kind: kind, period_end: end }: RevisedCell): string =>
  `${statement} ${field} ${kind} ${end}`;

const snapshot = (company: CompanyInput, filings: readonly InputFiling[]): Snapshot => {
  const { cells, splits } = computeCells({ ...company, filings });
  const byPeriod = new Map<string, Map<string, CellSource>>();
  // Cells of one period are adjacent.
  let period: CellPeriod | null = null;
  let byField = new Map<string, CellSource>();
  for (const cell of cells) {
    if (cell.period !== period) {
      period = cell.period;
      const key = `${period.period_kind} ${period.period_end}`;
      byField = byPeriod.get(key) ?? new Map<string, CellSource>();
      if (period.fiscal_period !== 'TP') byPeriod.set(key, byField);
    }
    if (period.fiscal_period !== 'TP') byField.set(cell.row.field, cell);
  }
  return { cells: byPeriod, splits };
};

/** Product of the splits that are known now and were not before; null if there are none. */
const newSplits = (before: readonly Split[], after: readonly Split[]): SplitFactor | null => {
  const known = new Set(before.map(({ numerator, denominator }) => `${numerator}:${denominator}`));
  const fresh = after.filter(({ numerator, denominator }) => !known.has(`${numerator}:${denominator}`));
  if (fresh.length === 0) return null;
  return fresh.reduce<SplitFactor>(
    (product, split) => ({
      numerator: product.numerator * split.numerator,
      denominator: product.denominator * split.denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );
};

const plain = ({ operands: _, ...cell }: Cell): RevisedCell => cell;

const changes = (before: Snapshot, after: Snapshot, filing: InputFiling): Revision[] => {
  const split = newSplits(before.splits, after.splits);
  const { accession, form, filed } = filing;
  const provenance = { accession, form, filed };
  const found: Revision[] = [];
  for (const [period, cells] of before.cells)
    for (const [field, old] of cells) {
      const now = after.cells.get(period)?.get(field);
      const value = servedValue(old.row, old.entry);
      if (value === null || (now && servedValue(now.row, now.entry) === value)) continue;
      const [was, is] = [cellOf(old), now && cellOf(now)];
      found.push({
        filing: provenance,
        kind: kindOf(was, is, provenance, split),
        before: plain(was),
        after: is === undefined ? null : plain(is),
      });
    }
  return found.sort(inOrder);
};

/** Newest period first, then by statement, field and kind of period. */
const inOrder = (a: Revision, b: Revision): number => {
  if (a.before.period_end !== b.before.period_end) return a.before.period_end > b.before.period_end ? -1 : 1;
  return keyOf(a.before) < keyOf(b.before) ? -1 : 1;
};

/** Revisions already known for a company's filings up to one of them. */
export type RevisionMemo = {
  get(filings: readonly InputFiling[]): readonly Revision[] | undefined;
  set(filings: readonly InputFiling[], revisions: readonly Revision[]): void;
};

const NO_MEMO: RevisionMemo = { get: () => undefined, set: () => undefined };

/**
 * Each filing of a company with the cells that it changed, newest filing first: the difference between the
 * cells served from the filings up to it and from those before it. Each filing costs one or two computations
 * of the company, so callers should iterate only as far as needed. `from`: starts with this filing, with the
 * newest when null; `since`: stops at the first filing of an earlier day.
 */
export function* revisionsByFiling(
  company: CompanyInput,
  memo: RevisionMemo = NO_MEMO,
  from: string | null = null,
  since: string | null = null,
): Generator<{ readonly filing: InputFiling; readonly revisions: () => readonly Revision[] }> {
  const filings = acceptedFilings(company);
  let last: { readonly count: number; readonly snapshot: Snapshot } | null = null;
  const computed = (known: readonly InputFiling[], filing: InputFiling): readonly Revision[] => {
    const after = last?.count === known.length ? last.snapshot : snapshot(company, known);
    const before = snapshot(company, known.slice(0, -1));
    last = { count: known.length - 1, snapshot: before };
    const revisions = changes(before, after, filing);
    memo.set(known, revisions);
    return revisions;
  };
  const newest =
    from === null ? filings.length : filings.findIndex(({ accession }) => accession === from) + 1;
  for (let count = newest; count > 0; count -= 1) {
    const filing = filings[count - 1];
    if (filing === undefined || (since !== null && filing.filed < since)) return;
    const known = filings.slice(0, count);
    yield { filing, revisions: () => memo.get(known) ?? computed(known, filing) };
  }
}
