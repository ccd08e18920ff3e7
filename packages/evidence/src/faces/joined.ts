import { candidateOf, faceOf } from './candidates.ts';
import type { Candidate, Grid } from './grid.ts';

/** Parts between the two pages of a statement: titles, a page's number, notes under it. */
const PAGE = 16;
/** Parts between two statements of one kind that stand side by side on two pages. */
const NEXT = 16;

/**
 * The candidates among the tables of a document, in its order: a statement that goes on in the next table is one, and so
 * are two with the same rows for other periods.
 */
export function candidatesIn(grids: readonly Grid[]): readonly Candidate[] {
  const found: Candidate[] = [];
  const taken = new Set<Grid>();
  for (const [at, grid] of grids.entries()) {
    if (taken.has(grid)) continue;
    const candidate = candidateOf(grid);
    if (candidate === null) continue;
    const next = grids.slice(at + 1).find(({ at: place }) => place > grid.at);
    const whole = candidate.isWhole || next === undefined ? null : continued(candidate, next);
    if (whole !== null && next !== undefined) taken.add(next);
    const one = whole ?? candidate;
    const before = found.findLastIndex(({ kind }) => kind === one.kind);
    const beside = found[before] === undefined ? null : sideBySide(found[before], one);
    if (beside === null) found.push(one);
    else found[before] = beside;
  }
  return found;
}

/** A statement and the rest of it on the next page, under the same headings or none; null if that does not make it whole. */
function continued(first: Candidate, rest: Grid): Candidate | null {
  if (rest.document !== first.document || rest.at - first.at > PAGE) return null;
  const isBare = rest.heads.every((heads) => heads.length === 0);
  if (rest.heads.length !== first.heads.length || (!isBare && !sameHeads(first, rest))) return null;
  const rows = [...first.rows, ...rest.rows];
  const face = faceOf(rows);
  return face?.kind === first.kind && face.isWhole ? { ...first, rows, isWhole: true } : null;
}

const headOf = (heads: readonly string[]): string =>
  heads.join(' ').toLowerCase().replace(/\W+/g, ' ').trim();

const sameHeads = (one: Grid, other: Grid): boolean =>
  one.heads.every((heads, at) => headOf(heads) === headOf(other.heads[at] ?? []));

/** Whether a statement is the one before it again for other periods, such as three months and six on two pages. */
export function isOtherPeriod(before: Candidate, after: Candidate): boolean {
  if (before.document !== after.document || after.at - before.at > NEXT) return false;
  const known = new Set(before.heads.map(headOf));
  const isApart = after.heads.every((heads) => !known.has(headOf(heads)) || headOf(heads) === '');
  return isApart && before.isWhole && after.isWhole && headOf([before.title]) === headOf([after.title]);
}

/** Such two statements with the same rows as one with all columns; null if their rows differ. */
function sideBySide(left: Candidate, right: Candidate): Candidate | null {
  const isSame =
    left.rows.length === right.rows.length &&
    left.rows.every(({ label }, at) => label === right.rows[at]?.label);
  if (!isSame || !isOtherPeriod(left, right)) return null;
  return {
    ...left,
    heads: [...left.heads, ...right.heads],
    rows: left.rows.map((row, at) => ({
      ...row,
      figures: [...row.figures, ...(right.rows[at]?.figures ?? [])],
      places: [...row.places, ...(right.rows[at]?.places ?? [])],
    })),
  };
}
