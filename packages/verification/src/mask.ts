import type { Cell } from '@footnote/statements/cell';
import { contradictedBy, MASK_RULES, type MaskRule } from './mask-rules.ts';

/** The members that identify a cell of a company. */
export type CellName = Pick<
  Cell,
  'statement' | 'field' | 'period_kind' | 'fiscal_year' | 'fiscal_period' | 'period_end'
>;

/** A text that identifies a cell of a company. */
export const cellName = (cell: CellName): string =>
  `${cell.statement} ${cell.field} ${cell.period_kind} ${cell.fiscal_year} ${cell.fiscal_period} ${cell.period_end}`;

/** The part of a verdict that masks need, from the newest verdicts on the cell's filing. */
export type Ruling = CellName & {
  readonly value: string;
  readonly verdict: 'passed' | 'unchecked' | 'contradicted';
  /** The checks that speak against the value. */
  readonly evidence: readonly { readonly rule: string }[];
};

/** A cell that has a value but is not served: like a refused cell it names no source. */
export const maskedCell = (cell: Cell, rule: MaskRule): Cell => ({
  ...cell,
  value: null,
  refusal: MASK_RULES[rule].refusal,
  rule,
  concept: '',
  accession: '',
  form: '',
  filed: null,
  method: null,
  operands: [],
});

/**
 * The cells as they are served (semantics §3.4, Masks): a value without a verdict is pending, a value that
 * failed a check is contradicted. A verdict applies to one value from one filing, not to a value that has
 * replaced it since. Refused cells keep their own reason.
 */
export const maskCells = (
  cells: readonly Cell[],
  rulings: ReadonlyMap<string, readonly Ruling[]>,
): readonly Cell[] => {
  const byFiling = new Map<string, ReadonlyMap<string, Ruling>>();
  const ofFiling = (accession: string): ReadonlyMap<string, Ruling> => {
    const known = byFiling.get(accession);
    if (known !== undefined) return known;
    const found = new Map((rulings.get(accession) ?? []).map((ruling) => [cellName(ruling), ruling]));
    byFiling.set(accession, found);
    return found;
  };
  return cells.map((cell) => {
    if (cell.value === null) return cell;
    const ruling = ofFiling(cell.accession).get(cellName(cell));
    if (ruling?.value !== cell.value) return maskedCell(cell, 'verification.pending');
    return ruling.verdict === 'contradicted' ? maskedCell(cell, contradictedBy(ruling.evidence)) : cell;
  });
};
