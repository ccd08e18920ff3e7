import type { Cell, Refusal } from '@footnote/statements/cell';
import { near, parseAmount } from '@footnote/statements/decimal';
import { isMasked, type JudgedCell } from '../judged.ts';

/**
 * The effect of a wrong fact. `none`: every cell is served and refused as before, up to rounding. `caught`:
 * some cells are no longer served, and no cell is served with another value. `wrong`: a cell is served with
 * another value, or one that was not served before.
 */
export type EffectKind = 'none' | 'caught' | 'wrong';

/** Values less than 0.5 % apart are one figure rounded differently by two filings. */
const HAIR = 5;

export type WrongCell = { readonly cell: Cell; readonly before: string | null };

export type Effect = {
  readonly kind: EffectKind;
  /** Cells no longer served because the verifier masks them. */
  readonly masked: number;
  /** Cells no longer served because the statements engine refuses them or lacks the period. */
  readonly refused: number;
  readonly wrong: readonly WrongCell[];
};

type Known = { readonly value: string | null; readonly masked: boolean; readonly refusal: Refusal | null };

/** The cells served before, by key. */
export type Baseline = ReadonlyMap<string, Known>;

const keyOf = (cell: Cell): string =>
  `${cell.field} ${cell.period_kind} ${cell.period_start ?? ''} ${cell.period_end}`;

export const baselineOf = (cells: readonly JudgedCell[]): Baseline =>
  new Map(
    cells.map((item) => [
      keyOf(item.cell),
      { value: item.cell.value, masked: isMasked(item), refusal: item.cell.refusal },
    ]),
  );

const same = (now: string, before: string | null): boolean =>
  now === before || (before !== null && near(parseAmount(now), parseAmount(before), HAIR));

export const effectOf = (baseline: Baseline, cells: readonly JudgedCell[]): Effect => {
  const wrong: WrongCell[] = [];
  let masked = 0;
  let refused = 0;
  const left = new Set(baseline.keys());
  for (const item of cells) {
    const { cell } = item;
    const key = keyOf(cell);
    left.delete(key);
    const before = baseline.get(key);
    const served = before === undefined || before.masked ? null : before.value;
    if (cell.value === null || isMasked(item)) {
      if (served === null) continue;
      if (cell.value === null) refused += 1;
      else masked += 1;
    } else if (!same(cell.value, before?.value ?? null)) wrong.push({ cell, before: before?.value ?? null });
  }
  for (const key of left) {
    const before = baseline.get(key);
    if (before !== undefined && before.value !== null && !before.masked) refused += 1;
  }
  return {
    kind: wrong.length > 0 ? 'wrong' : masked + refused > 0 ? 'caught' : 'none',
    masked,
    refused,
    wrong,
  };
};
