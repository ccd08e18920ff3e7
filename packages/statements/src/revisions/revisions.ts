import { acceptedFilings } from '../accept.ts';
import type { Cell, Provenance } from '../cell.ts';
import { computeStatements } from '../compute.ts';
import type { CompanyInput, InputFiling } from '../inputs.ts';
import type { SplitFactor } from '../model.ts';
import type { Split } from '../splits.ts';
import { kindOf } from './kind.ts';
import type { RevisionKind } from './kind.ts';

/** One cell whose served value one filing changed. */
export type Revision = {
  readonly filing: Provenance;
  readonly kind: RevisionKind;
  /** The cell as it was served before the filing. */
  readonly before: Cell;
  /** As it was after it; a cell that was refused then has its reason. Null when the period itself was gone. */
  readonly after: Cell | null;
};

/** What was known at some moment: cells by statement, field, kind and end of the period. */
type Snapshot = { readonly cells: ReadonlyMap<string, Cell>; readonly splits: readonly Split[] };

const keyOf = ({ statement, field, period_kind: kind, period_end: end }: Cell): string =>
  `${statement} ${field} ${kind} ${end}`;

const snapshot = (company: CompanyInput, filings: readonly InputFiling[]): Snapshot => {
  let splits: readonly Split[] = [];
  const { cells } = computeStatements(
    { ...company, filings },
    {
      begin: (grounds) => {
        splits = grounds.splits;
      },
      history: () => undefined,
      step: () => undefined,
      set: () => undefined,
    },
  );
  const served = cells.filter(({ fiscal_period: period }) => period !== 'TP');
  return { cells: new Map(served.map((cell) => [keyOf(cell), cell])), splits };
};

/** Product of the splits that are known now and were not before; null when there are none. */
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

const changes = (before: Snapshot, after: Snapshot, filing: InputFiling): Revision[] => {
  const split = newSplits(before.splits, after.splits);
  const { accession, form, filed } = filing;
  const provenance = { accession, form, filed };
  const found: Revision[] = [];
  for (const [key, old] of before.cells) {
    const now = after.cells.get(key);
    if (old.value === null || old.value === now?.value) continue;
    found.push({
      filing: provenance,
      kind: kindOf(old, now, provenance, split),
      before: old,
      after: now ?? null,
    });
  }
  return found.sort(inOrder);
};

/** Newest period first, then by statement, field and kind of period. */
const inOrder = (a: Revision, b: Revision): number => {
  if (a.before.period_end !== b.before.period_end) return a.before.period_end > b.before.period_end ? -1 : 1;
  return keyOf(a.before) < keyOf(b.before) ? -1 : 1;
};

/** Revisions that are known already for a company's filings up to one of them. */
export type RevisionMemo = {
  get(filings: readonly InputFiling[]): readonly Revision[] | undefined;
  set(filings: readonly InputFiling[], revisions: readonly Revision[]): void;
};

const NO_MEMO: RevisionMemo = { get: () => undefined, set: () => undefined };

/**
 * Each filing of a company with the cells that it changed, newest filing first: the difference between what is
 * served of the filings up to it and of those before it. Every step computes the company once (the next one uses it
 * again), so ask for no more than is needed.
 */
export function* revisionsByFiling(
  company: CompanyInput,
  memo: RevisionMemo = NO_MEMO,
): Generator<{ readonly filing: InputFiling; readonly revisions: readonly Revision[] }> {
  const filings = acceptedFilings(company);
  let later: { readonly count: number; readonly snapshot: Snapshot } | null = null;
  for (let count = filings.length; count > 0; count -= 1) {
    const filing = filings[count - 1];
    if (filing === undefined) return;
    const known = filings.slice(0, count);
    const found = memo.get(known);
    if (found) {
      yield { filing, revisions: found };
      continue;
    }
    const after: Snapshot = later?.count === count ? later.snapshot : snapshot(company, known);
    const before = snapshot(company, filings.slice(0, count - 1));
    later = { count: count - 1, snapshot: before };
    const revisions = changes(before, after, filing);
    memo.set(known, revisions);
    yield { filing, revisions };
  }
}
