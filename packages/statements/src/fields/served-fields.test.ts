import { expect } from 'chai';
import type { StatementName } from '../cell.ts';
import { fields } from './fields.ts';
import { rowFields, servedFields, servedFieldsOf } from './served-fields.ts';

describe('declared fields', () => {
  it('have unique names within a statement', () => {
    const names = servedFields.map(({ statement, field }) => `${statement} ${field}`);
    expect(names).to.deep.equal([...new Set(names)]);
  });

  it('have their own line in the statement of the financials tool', () => {
    const lines = servedFields
      .filter(({ line }) => line !== undefined)
      .map(({ statement, line }) => `${statement} ${line}`);
    expect(lines).to.deep.equal([...new Set(lines)]);
  });

  it('are in the core of the tool only if they have a line', () => {
    for (const { field, core, line } of servedFields) if (core) expect(line, field).not.to.equal(undefined);
  });

  it('are in every detail of the tool where a reader looks first', () => {
    const coreOf = (statement: StatementName) =>
      servedFields
        .filter((served) => served.statement === statement && served.core === true)
        .map(({ field }) => field);
    expect(coreOf('income')).to.deep.equal(
      `revenue cost_of_revenue gross_profit operating_expense operating_income interest_expense pretax_income income_tax
      net_income eps_diluted shares_diluted dividends_per_share ebitda`.split(/\s+/),
    );
    expect(coreOf('balance')).to.deep.equal(
      `total_assets cash_and_equivalents short_term_investments current_assets current_liabilities total_liabilities
      total_equity long_term_debt total_debt net_debt`.split(/\s+/),
    );
    expect(coreOf('cash_flow')).to.deep.equal(
      `operating_cash_flow investing_cash_flow financing_cash_flow capex dividends_paid buybacks
      free_cash_flow`.split(/\s+/),
    );
  });

  it('are all in the rows except those of one issuer type, of fiscal years only and of formulas', () => {
    const missing = servedFields.filter(({ rows, line }) => rows !== true && line !== undefined);
    const others = missing.filter(({ onlyFor, nature }) => onlyFor === undefined && nature !== 'annual');
    expect(others).to.deep.equal([]);
    expect(rowFields('cash_flow').map(({ field }) => field)).to.include('free_cash_flow');
  });

  it('have names unique across statements, so that one table can contain a company', () => {
    const names = fields.map(({ field }) => field);
    expect(names).to.deep.equal([...new Set(names)]);
  });

  it('of banks yield no cells for other issuers', () => {
    const named = (type: 'bank' | 'industrial') => servedFieldsOf(type).map(({ field }) => field);
    expect(named('bank')).to.include('deposits');
    expect(named('industrial')).not.to.include('deposits');
  });
});
