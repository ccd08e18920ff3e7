import { expect } from 'chai';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { catalog } from './catalog.ts';

describe('the catalog', () => {
  const entries = catalog();
  const find = (field: string, statement: string | null) =>
    entries.find((entry) => entry.field === field && entry.statement === statement)!;

  it('names each field of a statement once, and each member of a response once', () => {
    const names = entries.map(({ statement, field }) => `${statement} ${field}`);
    expect(names).to.deep.equal([...new Set(names)]);
    const shown = entries.flatMap(({ members }) => members);
    expect(shown).to.deep.equal([...new Set(shown)]);
  });

  it('has a definition and a location for everything', () => {
    for (const { candidates, definition, field, formula, source } of entries) {
      expect(definition, field).to.match(/^[A-Z].*\.$/s);
      expect(source, field).not.to.equal('');
      expect(candidates.length > 0 || (formula ?? '') !== '', field).to.equal(true);
    }
  });

  it('uses only existing fields in formulas', () => {
    const known = new Set([
      ...servedFields.map(({ field }) => field),
      ...entries.map(({ field }) => field.split('.').at(-1)!),
      'noninterest_expense',
    ]);
    for (const { field, formula, members } of entries) {
      if (members[0] === 'ttm.flags') continue;
      for (const name of (formula ?? '').match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [])
        expect(known, `${field}: ${name}`).to.include(name);
    }
  });

  it('lists candidates in order, with their terms and the issuers that they apply to', () => {
    const revenue = find('revenue', 'income').candidates;
    expect(revenue[0]!.concepts).to.equal('us-gaap:Revenues');
    const bank = revenue.filter(({ issuer_types: types }) => types.includes('bank'));
    expect(bank.map(({ concepts }) => concepts)).to.deep.equal([
      'us-gaap:RevenuesNetOfInterestExpense',
      'us-gaap:InterestIncomeExpenseNet + us-gaap:NoninterestIncome',
    ]);
    expect(find('total_equity', 'balance').candidates[1]!.concepts).to.match(
      /− \[us-gaap:MinorityInterest\]/,
    );
    expect(find('debt_borrowings', 'balance').candidates[0]!.concepts).to.match(/^us-gaap:DebtCurrent \+ /);
    expect(find('deposits', 'balance').candidates[0]!.issuer_types).to.deep.equal(['bank']);
  });

  it('states the sign and unit of the rows', () => {
    expect(find('capex', 'cash_flow')).to.include({ sign: 'effect_on_cash', unit: 'reporting_currency' });
    expect(find('revenue', 'income')).to.include({ sign: 'not_negative', since: '2026-11-21.1' });
    expect(find('eps_diluted', 'income')).to.include({
      sign: 'signed',
      unit: 'reporting_currency_per_share',
    });
    expect(find('roa_pct', null)).to.include({ unit: 'percent', since: '2026-11-21.2' });
  });
});
