import type { Cell } from '../cell.ts';
import type { Entry, Part } from '../model/model.ts';
import { isStated } from '../derive/announced.ts';
import type { Step } from '../derive/trace-hooks.ts';
import type { Candidate } from './candidates.ts';
import type { Rule } from './texts.ts';

const periodsOf = (parts: readonly Part[]): number =>
  new Set(parts.map(({ fact }) => `${fact.start ?? ''}${fact.end}`)).size;

const differenceRule = (cell: Cell, entry: Entry): Rule => {
  if (cell.method === 'derived_ytd')
    return cell.fiscal_period === 'Q2' ? 'half_less_first_quarter' : 'nine_months_less_half';
  if (entry.parts.some(({ divisor }) => divisor)) return 'quotient_of_fourth_quarter';
  const isAverage = cell.unit === 'shares';
  const subtracted = entry.parts.filter(({ fact }) => fact.end !== cell.period_end);
  if (isAverage) return 'day_weighted_average';
  return periodsOf(subtracted) > 1 ? 'year_less_three_quarters' : 'year_less_nine_months';
};

/**
 * The rule that determined the value of a cell of a fiscal period, read from the recorded entries and never
 * decided again.
 */
export const ruleOf = (
  cell: Cell,
  entry: Entry,
  lastStep: Step | undefined,
  candidates: readonly Candidate[],
): Rule => {
  if (entry.value === null) return 'refused';
  if (entry.flags.includes('scale_corrected')) return 'scale_corrected';
  if (isStated(entry)) return 'stated_by_release';
  if (lastStep === 'cover_page')
    return entry.flags.includes('balance_sheet_count') ? 'balance_sheet_count' : 'own_cover_page';
  const served = candidates.find(({ verdict }) => verdict === 'served');
  if (served) {
    if (candidates.some(({ verdict, filing }) => isOverruled(verdict) && filing.order > served.filing.order))
      return 'newer_filing_overruled';
    if (!served.covering) return 'renewed_under_same_concept';
    if (cell.field === 'working_capital_change' && served.parts.length > 1) return 'operating_changes';
    return served.parts.length > 1 ? 'sum_of_concepts' : 'newest_covering_filing';
  }
  if (entry.method === 'derived_ytd' || entry.method === 'derived_q4') return differenceRule(cell, entry);
  if (cell.field === 'shares_diluted') return 'basic_in_a_loss';
  return 'completed_from_fields';
};

const isOverruled = (verdict: Candidate['verdict']): boolean =>
  verdict === 'scale_or_sign' || verdict === 'own_filing_check' || verdict === 'part_only';

const idsOf = (cells: readonly (Cell | undefined)[]): string =>
  [
    ...new Set(
      cells.flatMap((cell) =>
        (cell?.operands ?? []).map(({ accession, concept, end, start }) =>
          [accession, concept, start, end].join(),
        ),
      ),
    ),
  ]
    .sort()
    .join(';');

/** The rule for twelve months: the derivation that the operands show (semantics §4). */
export const trailingRule = (cell: Cell, related: readonly Cell[]): Rule => {
  if (cell.value === null) return 'refused';
  const ofKind = (kind: Cell['period_kind']): Cell[] =>
    related.filter(({ period_kind: own }) => own === kind);
  const years = ofKind('annual');
  if (years.some(({ period_end: end, value }) => end === cell.period_end && value === cell.value))
    return 'trailing_fiscal_year';
  return idsOf([cell]) === idsOf([...years, ...ofKind('ytd')])
    ? 'trailing_year_to_date'
    : 'trailing_four_quarters';
};
