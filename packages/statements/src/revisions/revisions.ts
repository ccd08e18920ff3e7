import { knownFilings } from '../filings/accept.ts';
import type { Cell, Provenance } from '../cell.ts';
import { cellOf } from '../cells/cells.ts';
import { computeCells } from '../compute.ts';
import type { CompanyInput, InputFiling } from '../inputs.ts';
import type { SplitFactor } from '../model/model.ts';
import type { Split } from '../splits/detect.ts';
import type { Statements } from '../statements.ts';
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

/** The cells of a company as they are served: with the masks of the verifier, where it is on. */
export type Serve = (company: CompanyInput, computed: Statements) => readonly Cell[];

const AS_COMPUTED: Serve = (_, { cells }) => cells;

/** The cells served at some time, by `keyOf`. */
type Snapshot = {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly splits: readonly Split[];
};

const keyOf = ({ statement, field, period_kind: kind, period_end: end }: RevisedCell): string =>
  `${statement} ${field} ${kind} ${end}`;

const snapshot = (company: CompanyInput, serve: Serve): Snapshot => {
  const { issuer, cells, splits } = computeCells(company);
  const served = serve(company, { issuer, cells: cells.map(cellOf) });
  return {
    cells: new Map(
      served.filter((cell) => cell.fiscal_period !== 'TP').map((cell) => [keyOf(cell), cell] as const),
    ),
    splits,
  };
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
  for (const [key, was] of before.cells) {
    const is = after.cells.get(key);
    if (was.value === null || is?.value === was.value) continue;
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

/** Revisions already known for a company's filings up to one of them, served in one way. */
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
  {
    memo = NO_MEMO,
    from = null,
    since = null,
    serve = AS_COMPUTED,
  }: {
    readonly memo?: RevisionMemo | undefined;
    readonly from?: string | null;
    readonly since?: string | null;
    readonly serve?: Serve | undefined;
  } = {},
): Generator<{ readonly filing: InputFiling; readonly revisions: () => readonly Revision[] }> {
  const filings = knownFilings(company);
  const at = (known: readonly InputFiling[]): Snapshot => snapshot({ ...company, filings: known }, serve);
  let last: { readonly count: number; readonly snapshot: Snapshot } | null = null;
  const computed = (known: readonly InputFiling[], filing: InputFiling): readonly Revision[] => {
    const after = last?.count === known.length ? last.snapshot : at(known);
    const before = at(known.slice(0, -1));
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
