import type { Decimal } from 'decimal.js';
import type { Provenance, StatementName } from '@footnote/statements/cell';
import { piotroskiAt } from '../quality/scored-year.ts';
import { capexIntensity3yAvgPct, type CapexAndRevenue } from '../ratios/capex-intensity-average.ts';
import { served, type Figure } from '../ratios/exact.ts';
import * as growth from '../ratios/growth.ts';
import { interestCoverage, type CoverageRefusal } from '../ratios/interest-coverage.ts';
import * as leverage from '../ratios/leverage.ts';
import * as margins from '../ratios/margins.ts';
import { indexCells, type CellIndex } from '../index/cell-index.ts';
import { onceForEach } from '../index/once-for-each.ts';
import { BALANCE, CASH_FLOW, INCOME, type Member } from './members.ts';
import type { RowField } from '@footnote/statements/fields/served-fields';
import { rowProvenance } from '../index/provenance.ts';
import type { Anchor, RowCell, View } from '../index/row-cell.ts';

/** Number of periods in a response. */
const WINDOW: Readonly<Record<View, number>> = { quarter: 8, annual: 5 };

export type StatementRows = {
  readonly income_statement: readonly IncomeRow[];
  readonly balance_sheet: readonly BalanceRow[];
  readonly cash_flow: readonly CashFlowRow[];
};

export type IncomeRow = ReturnType<typeof incomeRow>;
export type BalanceRow = ReturnType<typeof balanceRow>;
export type CashFlowRow = ReturnType<typeof cashFlowRow>;

type Company = {
  readonly index: CellIndex;
  readonly years: CellIndex;
  readonly view: View;
  readonly isFinancial: boolean;
};

type CompanyWithSpending = Company & {
  /** Of the period that ends there. */
  readonly spending: (end: string) => CapexAndRevenue;
};

/**
 * The three arrays of a response, newest first: the last 8 quarters or the last 5 fiscal years, the same
 * periods in the same order in each. Missing values are null; no period is dropped from only one statement.
 * Figures are exact and already rounded for serving.
 */
export function statementRows(
  cells: readonly RowCell[],
  options: { readonly view: View; readonly isFinancial: boolean },
): StatementRows {
  const years = indexCells(cells, 'annual');
  const index = options.view === 'annual' ? years : indexCells(cells, options.view);
  return rowsOf({ index, years, ...options });
}

/** The same for indexed cells: by the periods of the view, and by fiscal years. */
export function rowsOf(company: Company): StatementRows {
  const { index } = company;
  const anchors = index.anchors.slice(0, WINDOW[company.view]);
  const spending = onceForEach((end) => ({
    capex: index.figure('cash_flow', 'capex', end),
    revenue: index.figure('income', 'revenue', end),
  }));
  return {
    income_statement: anchors.map((anchor) => incomeRow({ ...company, spending }, anchor)),
    balance_sheet: anchors.map((anchor) => balanceRow(company, anchor)),
    cash_flow: anchors.map((anchor) => cashFlowRow(company, anchor)),
  };
}

function incomeRow(company: CompanyWithSpending, anchor: Anchor) {
  const { index, view, isFinancial } = company;
  const end = anchor.period_end;
  const at = (field: string, when: string | undefined): Figure =>
    when === undefined ? null : index.figure('income', field, when);
  const before = index.yearBefore(end);
  const quarterBefore = view === 'quarter' ? index.preceding(end) : undefined;
  const revenue = at('revenue', end);
  const rnd = at('rnd_expense', end);
  const capex = index.figure('cash_flow', 'capex', end);
  return {
    ...heading(company, 'income', anchor),
    ...figures(index, 'income', INCOME, end),
    growth: {
      eps_yoy_pct: served(growth.epsYoyPct(at('eps_diluted', end), at('eps_diluted', before))),
      net_income_yoy_pct: served(growth.netIncomeYoyPct(at('net_income', end), at('net_income', before))),
      revenue_qoq_pct: served(growth.revenueQoqPct(revenue, at('revenue', quarterBefore))),
      revenue_yoy_pct: served(growth.revenueYoyPct(revenue, at('revenue', before))),
      rnd_yoy_pct: served(growth.rndYoyPct(rnd, at('rnd_expense', before))),
    },
    interest_coverage: servedCoverage(
      interestCoverage(at('operating_income', end), at('interest_expense', end), isFinancial),
    ),
    investment: {
      capex_intensity_3y_avg_pct: served(capexIntensityAverage(company, end)),
      capex_intensity_pct: served(margins.capexIntensityPct(capex, revenue)),
      rnd_intensity_pct: served(margins.rndIntensityPct(rnd, revenue)),
    },
    margins: {
      ebitda_margin_pct: served(margins.ebitdaMarginPct(at('ebitda', end), revenue)),
      gross_margin_pct: served(margins.grossMarginPct(at('gross_profit', end), revenue)),
      net_margin_pct: served(margins.netMarginPct(at('net_income', end), revenue)),
      operating_margin_pct: served(margins.operatingMarginPct(at('operating_income', end), revenue)),
    },
    quality: { piotroski_f_score: served(piotroskiAt(index, company.years, end), 0) },
  };
}

function balanceRow(company: Company, anchor: Anchor) {
  const { index, isFinancial } = company;
  const end = anchor.period_end;
  const at = (field: string): Figure => index.figure('balance', field, end);
  const trailing = (field: string): Figure => index.trailing('income', field, end);
  return {
    ...heading(company, 'balance', anchor),
    ...figures(index, 'balance', BALANCE, end),
    ratios: {
      current_ratio: served(leverage.currentRatio(at('current_assets'), at('current_liabilities'))),
      debt_to_assets: served(leverage.debtToAssets(at('total_debt'), at('total_assets'))),
      debt_to_equity: served(leverage.debtToEquity(at('total_debt'), at('total_equity'))),
      interest_coverage: servedCoverage(
        interestCoverage(trailing('operating_income'), trailing('interest_expense'), isFinancial),
      ),
      net_debt_to_ebitda: served(leverage.netDebtToEbitda(at('net_debt'), trailing('ebitda'))),
    },
  };
}

function cashFlowRow(company: Company, anchor: Anchor) {
  const { index } = company;
  const end = anchor.period_end;
  const at = (field: string, when: string | undefined): Figure =>
    when === undefined ? null : index.figure('cash_flow', field, when);
  const before = index.yearBefore(end);
  const fcf = at('free_cash_flow', end);
  return {
    ...heading(company, 'cash_flow', anchor),
    ...figures(index, 'cash_flow', CASH_FLOW, end),
    fcf_margin_pct: served(margins.fcfMarginPct(fcf, index.figure('income', 'revenue', end))),
    fcf_yoy_pct: served(growth.fcfYoyPct(fcf, at('free_cash_flow', before))),
    ocf_yoy_pct: served(growth.ocfYoyPct(at('operating_cash_flow', end), at('operating_cash_flow', before))),
  };
}

function heading(
  company: Company,
  statement: StatementName,
  anchor: Anchor,
): Anchor & { provenance: Provenance | null } {
  return { ...anchor, provenance: rowProvenance(company.index.cells(statement, anchor.period_end)) };
}

function figures<Statement extends StatementName>(
  index: CellIndex,
  statement: Statement,
  members: readonly Member<Statement>[],
  end: string,
): Record<RowField<Statement>, Figure> {
  return Object.fromEntries(
    members.map(({ field, decimals }) => [field, served(index.figure(statement, field, end), decimals)]),
  ) as Record<RowField<Statement>, Figure>;
}

function servedCoverage(coverage: Decimal | CoverageRefusal): Decimal | CoverageRefusal {
  return 'available' in coverage ? coverage : served(coverage);
}

function capexIntensityAverage({ index, view, spending }: CompanyWithSpending, end: string): Figure {
  const periods = view === 'annual' ? 3 : 12;
  const history: CapexAndRevenue[] = [];
  for (
    let at: string | undefined = end;
    at !== undefined && history.length < periods;
    at = index.preceding(at)
  )
    history.push(spending(at));
  return capexIntensity3yAvgPct(history, periods);
}
