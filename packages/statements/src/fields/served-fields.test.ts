import { expect } from 'chai';
import { fields } from './fields.ts';
import { rowFields, servedFields, servedFieldsOf } from './served-fields.ts';

describe('declared fields', () => {
  it('have one name each within a statement', () => {
    const names = servedFields.map(({ statement, field }) => `${statement} ${field}`);
    expect(names).to.deep.equal([...new Set(names)]);
  });

  it('have a line of their own in the statement that the financials tool shows', () => {
    const lines = servedFields
      .filter(({ line }) => line !== undefined)
      .map(({ statement, line }) => `${statement} ${line}`);
    expect(lines).to.deep.equal([...new Set(lines)]);
  });

  it('are in the core of the tool only where they have a line', () => {
    for (const { field, core, line } of servedFields) if (core) expect(line, field).not.to.equal(undefined);
  });

  it('are all in the rows but those of one type of issuer, of fiscal years alone and of formulas', () => {
    const missing = servedFields.filter(({ rows, line }) => rows !== true && line !== undefined);
    const others = missing.filter(({ onlyFor, nature }) => onlyFor === undefined && nature !== 'annual');
    expect(others).to.deep.equal([]);
    expect(rowFields('cash_flow').map(({ field }) => field)).to.include('free_cash_flow');
  });

  it('have names that differ from one statement to the next, so that a table of one company can hold them', () => {
    const names = fields.map(({ field }) => field);
    expect(names).to.deep.equal([...new Set(names)]);
  });

  it('of banks make no cells of other issuers', () => {
    const named = (type: 'bank' | 'industrial') => servedFieldsOf(type).map(({ field }) => field);
    expect(named('bank')).to.include('deposits');
    expect(named('industrial')).not.to.include('deposits');
  });
});
