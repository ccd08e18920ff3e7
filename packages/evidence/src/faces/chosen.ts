import type { Candidate } from './grid.ts';
import { isOtherPeriod } from './joined.ts';
import type { FaceKind } from './types.ts';

/** Parts of a document between two statements of one report: titles, page numbers, short tables, equity. */
export const FARTHEST = 60;
/** Rows with facts of the filing that one run has more than another. */
const MARGIN = 4;
export const CORE: readonly FaceKind[] = ['income', 'balance', 'cash_flow'];

/** Candidates that stand together, each of another kind or for other periods: those of one report. */
export type Run = readonly Candidate[];

/** Kinds that a report has together; one alone may be a table of the discussion. */
const FEWEST_KINDS = 2;

/**
 * The candidates that are the statements of the report: those that stand together, at least two of income statement,
 * balance sheet and cash flows. Of several such runs the one that clearly has more rows with facts of the filing, by
 * `statedBy`, else none: a set of which more is recognised may be that of the parent alone, or of a subsidiary.
 */
export function chosenRun(
  candidates: readonly Candidate[],
  statedBy: (run: Run) => number,
): Run | 'several_tables' {
  const sets = runsOf(candidates).filter((run) => countOf(run) >= FEWEST_KINDS);
  const [first, ...others] = sets;
  if (first === undefined) return [];
  if (others.length === 0) return first;
  const [one, next] = sets
    .map((run) => ({ run, stated: statedBy(run) }))
    .toSorted((a, b) => b.stated - a.stated);
  return one !== undefined && one.stated >= (next?.stated ?? 0) + MARGIN ? one.run : 'several_tables';
}

const countOf = (run: Run): number => CORE.filter((kind) => run.some((one) => one.kind === kind)).length;

function runsOf(candidates: readonly Candidate[]): readonly Run[] {
  const runs: Candidate[][] = [];
  for (const candidate of candidates) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      run !== undefined &&
      last !== undefined &&
      last.document === candidate.document &&
      candidate.at - last.at <= FARTHEST &&
      run.every((one) => one.kind !== candidate.kind || isOtherPeriod(one, candidate));
    if (goesOn) run.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}
