import type { Cell } from '@footnote/statements/cell';
import { cellOf } from '@footnote/statements/cells/cells';
import { computeCells } from '@footnote/statements/compute';
import type { Watch } from '@footnote/statements/derive/trace-hooks';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Split } from '@footnote/statements/splits/detect';
import type { Issuer } from '@footnote/statements/statements';
import type { CellVerdict } from '@footnote/verification/verification';
import { verify } from '@footnote/verification/verify';

/** A cell before masking and its verdict; null for a refused cell, which has no value to verify. */
export type JudgedCell = { readonly cell: Cell; readonly verdict: CellVerdict | null };

export type JudgedCompany = {
  readonly issuer: Issuer;
  readonly splits: readonly Split[];
  readonly cells: readonly JudgedCell[];
};

type Key = Pick<Cell, 'statement' | 'field' | 'period_kind' | 'fiscal_year' | 'fiscal_period' | 'period_end'>;

const keyOf = ({ statement, field, period_kind, fiscal_year, fiscal_period, period_end }: Key): string =>
  `${statement} ${field} ${period_kind} ${fiscal_year} ${fiscal_period} ${period_end}`;

/**
 * The statements of a company as the projection computes them, each served cell with its verdict. `watch` observes the
 * computation.
 */
export const judgedCompany = (input: CompanyInput, watch?: Watch): JudgedCompany => {
  const { issuer, splits, cells: sources } = computeCells(input, watch);
  const cells = sources.map(cellOf);
  const verdicts = new Map<string, CellVerdict>();
  for (const { verdicts: list } of verify(input, { issuer, cells }).filings)
    for (const verdict of list) verdicts.set(keyOf(verdict), verdict);
  return {
    issuer,
    splits,
    cells: cells.map((cell) => ({ cell, verdict: verdicts.get(keyOf(cell)) ?? null })),
  };
};

/** Whether the verifier masks the cell. */
export const isMasked = ({ verdict }: JudgedCell): boolean => verdict?.verdict === 'contradicted';
