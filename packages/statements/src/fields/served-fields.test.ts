import { expect } from 'chai';
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
