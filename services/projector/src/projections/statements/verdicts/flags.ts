import type { Flag, FlagVerdict } from '@footnote/event-types/types.generated';
import type { Cell } from '@footnote/statements/cell';
import { findCell } from '@footnote/statements/explain/explain';
import { parseLabel } from '@footnote/values/period';
import { cellName } from '@footnote/verification/mask';
import type { CellVerdict } from '@footnote/verification/verification';

/** The verifier's response to a caller who disputes a cell. */
export type Answer = {
  readonly flag: FlagVerdict;
  /** Null when the cell has no value to verify. */
  readonly verdict: CellVerdict | null;
};

/** The answers to flags, each from the present verdicts (by `cellName`); `cells` before masking. */
export function answersTo(
  flags: readonly Flag[],
  cells: readonly Cell[],
  verdicts: ReadonlyMap<string, CellVerdict>,
): readonly Answer[] {
  return flags.map(({ flag_id, statement, field, period: label }) => {
    const period = parseLabel(label);
    const cell = period === null ? undefined : findCell(cells, { statement, field, period });
    const common = { flag_id, statement, field, period: label, refusal: cell?.refusal ?? null };
    if (cell === undefined) return { flag: { ...common, outcome: 'no_such_cell' }, verdict: null };
    const verdict = verdicts.get(cellName(cell));
    if (verdict === undefined) return { flag: { ...common, outcome: 'refused' }, verdict: null };
    return { flag: { ...common, outcome: verdict.verdict }, verdict };
  });
}
