import type { Cell } from '@footnote/statements/cell';

/** Cells of years, quarters and balance sheets; sums of these would not add to coverage. */
const KINDS = new Set<Cell['period_kind']>(['annual', 'quarter', 'instant']);

export type Coverage = {
  readonly served: number;
  /** By reason, without fields that do not apply to the kind of issuer. */
  readonly refused: Readonly<Record<string, number>>;
};

export const noCoverage: Coverage = { served: 0, refused: {} };

export const addCoverage = (a: Coverage, b: Coverage): Coverage => {
  const refused = { ...a.refused };
  for (const [reason, count] of Object.entries(b.refused)) refused[reason] = (refused[reason] ?? 0) + count;
  return { served: a.served + b.served, refused };
};

/** Field → number of its served cells, and the reasons of the others. */
export const coverageOf = (cells: readonly Cell[]): Record<string, Coverage> => {
  const fields: Record<string, Coverage> = {};
  for (const { field, period_kind: kind, value, refusal } of cells) {
    if (!KINDS.has(kind) || refusal === 'not_applicable') continue;
    const one = value === null ? { served: 0, refused: { [refusal ?? '']: 1 } } : { served: 1, refused: {} };
    fields[field] = addCoverage(fields[field] ?? noCoverage, one);
  }
  return fields;
};

/** Fields that nearly every issuer reports in every period. */
const CORE = [
  'revenue',
  'net_income',
  'eps_basic',
  'eps_diluted',
  'shares_basic',
  'shares_diluted',
  'total_assets',
  'total_liabilities',
  'total_equity',
  'cash_and_equivalents',
  'operating_cash_flow',
  'shares_outstanding_cover_page',
];
const NEWEST = { annual: 5, quarter: 8, instant: 8 } as const;
type HoleKind = keyof typeof NEWEST;
/** Reasons that are not decisions of a rule: a field that is not reported, or lacks an operand. */
const NO_DECISION = new Set(['not_reported', 'missing_operand', 'not_applicable']);
/** Minimum number of periods refused by decision that counts as a hole. */
const FEWEST_DECIDED = 3;

export type Hole = {
  readonly field: string;
  readonly kind: HoleKind;
  readonly end: 'newest' | 'history';
  readonly served: number;
  readonly of: number;
  readonly reasons: Readonly<Record<string, number>>;
};

const holeOf = (field: string, kind: HoleKind, end: Hole['end'], list: readonly Cell[]): Hole => ({
  field,
  kind,
  end,
  served: list.filter(({ value }) => value !== null).length,
  of: list.length,
  reasons: coverageOf(list)[field]?.refused ?? {},
});

/**
 * Core fields with less than half of the newest periods (five years, eight quarters) served, and those with
 * at least three periods refused by a decision. An annual filer has no quarters to miss.
 */
export const holesOf = (cells: readonly Cell[], cadence: 'quarterly' | 'annual'): Hole[] =>
  CORE.flatMap((field) =>
    (Object.entries(NEWEST) as [HoleKind, number][]).flatMap(([kind, count]) => {
      if (cadence === 'annual' && kind !== 'annual') return [];
      const own = cells
        .filter((cell) => cell.field === field && cell.period_kind === kind && cell.fiscal_period !== 'TP')
        .filter(({ refusal }) => refusal !== 'not_applicable')
        .sort((a, b) => (a.period_end < b.period_end ? 1 : -1));
      const newest = holeOf(field, kind, 'newest', own.slice(0, count));
      const decided = own.filter(({ refusal }) => refusal !== null && !NO_DECISION.has(refusal));
      return [
        ...(newest.served * 2 < newest.of ? [newest] : []),
        ...(decided.length >= FEWEST_DECIDED ? [holeOf(field, kind, 'history', own)] : []),
      ];
    }),
  );
