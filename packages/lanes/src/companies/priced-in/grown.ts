/** The company's own growth over fiscal years, beside the growth that its price implies. */
import { indexCells } from '@footnote/figures/index/cell-index';
import type { CellIndex } from '@footnote/figures/index/cell-index';
import { exact, served } from '@footnote/figures/ratios/exact';
import { growthOver, type GrownField, type Ungrown } from '@footnote/figures/valuation/own-growth';
import type { StatedCell } from '@footnote/figures/valuation/stated';
import type { GrowthThatWas, OwnGrowthRefusal, PricedIn } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import type { ValuedCompany } from '../valuation/company.ts';
import { money, operandMember, perShare } from '../valuation/members.ts';

type Members = Pick<Writable<PricedIn>, 'growth_that_was' | 'own_growth'>;
type Member = Writable<GrowthThatWas> | Writable<OwnGrowthRefusal>;

const FREE_CASH_FLOW: GrownField = { statement: 'cash_flow', field: 'free_cash_flow' };
const REVENUE: GrownField = { statement: 'income', field: 'revenue', isRecast: true };

/** Compound growth of free cash flow, revenue and earnings per share, by the statements that the company is valued by. */
export function growthMembers({ knownCells, valued }: ValuedCompany): Members {
  const index = indexCells(knownCells, 'annual');
  const earnings: GrownField = { statement: 'income', field: valued.earnings, isOfEarnings: true };
  const flow = (years: number): Member =>
    valued.isFinancial
      ? { available: false, operand: FREE_CASH_FLOW.field, reason: 'not_applicable' }
      : withoutBase(grown(index, FREE_CASH_FLOW, years));
  return {
    growth_that_was: { years_10: flow(10), years_3: flow(3), years_5: flow(5) },
    own_growth: {
      eps_diluted: spans((years) => grown(index, earnings, years)),
      revenue: spans((years) => grown(index, REVENUE, years)),
    },
  };
}

const spans = (of: (years: number) => Member) => ({ years_1: of(1), years_3: of(3), years_5: of(5) });

function grown(index: CellIndex, of: GrownField, years: number): Member {
  const found = growthOver(index, of, years);
  if (!('growth' in found)) return ungrown(of, found);
  const { from, growth, to } = found;
  return { from: endMember(of, from), growth_pct: served(growth), to: endMember(of, to) };
}

function ungrown(of: GrownField, found: Ungrown): Member {
  const { reason } = found;
  return {
    available: false,
    ...(reason === 'one_off' && { cause: found.cause, fiscal_year_end: found.year }),
    ...('from' in found && { from: endMember(of, found.from) }),
    operand: of.field,
    reason,
    ...('to' in found && { to: endMember(of, found.to) }),
  };
}

const endMember = ({ field, isOfEarnings }: GrownField, cell: StatedCell) =>
  operandMember(field, cell, (isOfEarnings === true ? perShare : money)(exact(cell.value)));

const NOT_POSITIVE: ReadonlySet<unknown> = new Set<Ungrown['reason']>([
  'base_negative',
  'base_zero',
  'end_not_positive',
]);

/** Of free cash flow, whichever end is zero or less. */
const withoutBase = (member: Member): Member =>
  'reason' in member && NOT_POSITIVE.has(member.reason) ? { ...member, reason: 'not_positive' } : member;
