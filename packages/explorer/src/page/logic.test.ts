import { expect } from 'chai';
import { addressOf, placeOf, type Place } from './address.ts';
import { parseDigits } from './digits.ts';
import { exactly, kindOf, labelOf, shown } from './format.ts';
import { tableOf, type Row } from './tables.ts';

describe('the explorer', () => {
  it('has its state in the address', () => {
    const places: readonly Place[] = [
      { page: 'search', query: '' },
      { page: 'search', query: 'A & B' },
      { page: 'company', symbol: 'BRK.B', period: 'annual', knownOn: '' },
      { page: 'company', symbol: 'ACME', period: 'quarter', knownOn: '2024-06-30' },
    ];
    for (const place of places)
      expect(placeOf(new URL(addressOf(place), 'http://footnote.test'))).to.deep.equal(place);
    expect(placeOf(new URL('http://footnote.test/companies/acme?period=x&as_known_on=soon'))).to.deep.equal({
      page: 'company',
      symbol: 'ACME',
      period: 'annual',
      knownOn: '',
    });
  });

  it('keeps every digit of a long whole number, and no digits of text', () => {
    expect(
      parseDigits('{"a":12345678901234567890,"b":-9007199254740993,"c":1.5,"d":"x\\"1234567890123456"}'),
    ).to.deep.equal({
      a: '12345678901234567890',
      b: '-9007199254740993',
      c: 1.5,
      d: 'x"1234567890123456',
    });
  });

  it('shows amounts in millions, and exactly where that is asked', () => {
    expect(shown(-1234567890, 'amount')).to.equal('−1,234.6');
    expect(shown('12345678901234567890', 'amount')).to.equal('12,345,678,901,234.6');
    expect(shown(1.5, 'per_share')).to.equal('1.50');
    expect(shown(12.345, 'percent')).to.match(/^12\.3[45]%$/);
    expect(exactly('-12345678901234567890')).to.equal('−12,345,678,901,234,567,890');
    expect(exactly(1234.5678)).to.equal('1,234.5678');
    expect(['rnd_expense', 'ocf_yoy_pct', 'eps_basic'].map(labelOf)).to.deep.equal([
      'R&D expense',
      'Operating cash flow growth on the year',
      'EPS, basic',
    ]);
    expect(
      ['eps_basic', 'shares_basic', 'gross_margin_pct', 'current_ratio', 'revenue'].map(kindOf),
    ).to.deep.equal(['per_share', 'shares', 'percent', 'plain', 'amount']);
  });

  it('has a line for every field and figure of a row, with the reason of a refusal', () => {
    const row = (year: number, revenue: number | null): Row & Record<string, unknown> => ({
      fiscal_period: 'FY',
      fiscal_year: year,
      period_end: `${year}-12-31`,
      provenance: { accession: '0009999999-26-000001', filed: '2026-02-02', form: '10-K' },
      interest_coverage: { available: false, reason: 'interest_expense_not_reported' },
      margins: { net_margin_pct: 21.35 },
      revenue,
    });
    const order = ['revenue', 'net_margin_pct', 'interest_coverage'];
    const { columns, sections } = tableOf([row(2025, 100), row(2024, null), row(2023, 80)], 2, order);
    const lines = sections.flatMap((section) => section.lines);
    expect(columns.map(({ period }) => period)).to.deep.equal(['FY2025', 'FY2024']);
    expect(lines.map(({ field, isFigure }) => [field, isFigure])).to.deep.equal([
      ['revenue', false],
      ['net_margin_pct', true],
      ['interest_coverage', true],
    ]);
    expect(sections.map(({ heading }) => heading)).to.deep.equal([null, 'Ratios and growth']);
    expect(lines[2]?.cells[0]).to.deep.equal({
      period: 'FY2025',
      value: null,
      reason: 'interest_expense_not_reported',
    });
    expect(lines[0]?.cells.map(({ value }) => value)).to.deep.equal([100, null]);
  });
});
