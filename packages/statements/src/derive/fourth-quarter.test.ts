import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, changed, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

const spans = {
  q1: ['2022-01-01', '2022-03-31'],
  q2: ['2022-04-01', '2022-06-30'],
  q3: ['2022-07-01', '2022-09-30'],
  q4: ['2022-10-01', '2022-12-31'],
  y2: ['2022-01-01', '2022-06-30'],
  y3: ['2022-01-01', '2022-09-30'],
  fy: ['2022-01-01', '2022-12-31'],
} as const;
type Span = keyof typeof spans;

const END = '2022-12-31';

const revenue = (span: Span, value: number, concept = 'Revenues'): InputFact[] => {
  const [start, end] = spans[span];
  return [fact(concept, start, end, value * 1e6), fact('NetIncomeLoss', start, end, value * 1e5)];
};

const report = (form: string, filed: string, ...facts: readonly InputFact[][]): InputFiling =>
  filing(form, filed, [...facts.flat(), fact('Assets', null, END, 1e9)]);

const interims: readonly InputFiling[] = [
  report('10-Q', '2022-05-01', revenue('q1', 100)),
  report('10-Q', '2022-08-01', revenue('q2', 110), revenue('y2', 210)),
  report('10-Q', '2022-11-01', revenue('q3', 120), revenue('y3', 330)),
];

const fourth = (...filings: readonly InputFiling[]): string =>
  shown(compute(filings), 'revenue', 'quarter', END);

describe('fourth quarter', () => {
  it('is the year less nine months', () => {
    expect(fourth(...interims, report('10-K', '2023-02-15', revenue('fy', 460)))).to.equal('130000000');
  });

  it('is the filed one if that completes the year', () => {
    const annual = report('10-K', '2023-02-15', revenue('fy', 460), revenue('q4', 130));
    const served = cell(compute([...interims, annual]), 'revenue', 'quarter', END);
    expect(served).to.include({ value: '130000000', method: 'reported' });
  });

  it('is not the filed one if only the difference completes the year', () => {
    const annual = report('10-K', '2023-02-15', revenue('fy', 460), revenue('q4', 95));
    expect(fourth(...interims, annual)).to.equal('130000000');
  });

  it('is the year less three quarters if no nine months are tagged', () => {
    const [first, second] = interims;
    const third = report('10-Q', '2022-11-01', revenue('q3', 120));
    const annual = report('10-K', '2023-02-15', revenue('fy', 460));
    if (!first || !second) throw new Error('two interims');
    expect(fourth(first, second, third, annual)).to.equal('130000000');
    expect(fourth(second, third, annual)).to.equal('missing_operand');
  });

  it('never mixes a restated year with original nine months', () => {
    const original = report('10-K', '2023-02-15', revenue('fy', 460));
    const restated = report('10-K', '2024-02-15', revenue('fy', 400));
    expect(fourth(...interims, original, restated)).to.equal('restatement_mixed_basis');
  });

  describe('after a restatement', () => {
    const original = report('10-K', '2023-02-15', revenue('fy', 460));
    const later = [
      report('10-Q', '2023-05-01', revenue('q1', 95)),
      report('10-Q', '2023-08-01', revenue('q2', 105), revenue('y2', 200)),
      report('10-Q', '2023-11-01', revenue('q3', 100), revenue('y3', 300)),
    ];
    const restated = report('10-K', '2024-02-15', revenue('fy', 420));

    it('is derived from nine months and a year that were restated together, as the quarters were', () => {
      expect(fourth(...interims, original, ...later, restated)).to.equal('120000000');
    });

    it('is refused while the quarters served are not those of the nine months that it is derived from', () => {
      for (const count of [1, 2, 3])
        expect(fourth(...interims, original, ...later.slice(0, count))).to.equal('restatement_mixed_basis');
      const [, , third] = later;
      if (!third) throw new Error('three reports');
      expect(fourth(...interims, original, third, restated)).to.equal('restatement_mixed_basis');
    });

    it('is the filed one only if it completes the quarters served to the year served', () => {
      const tabled = report('10-K', '2023-02-15', revenue('fy', 460), revenue('q4', 130));
      expect(fourth(...interims, tabled)).to.equal('130000000');
      expect(fourth(...interims, tabled, ...later.slice(0, 1))).to.equal('restatement_mixed_basis');
    });
  });

  it('is refused while nine months are amended after the annual report', () => {
    const annual = report('10-K', '2023-02-15', revenue('fy', 460));
    const amended = report('10-Q/A', '2023-04-01', revenue('y3', 300), revenue('q3', 90));
    expect(fourth(...interims, annual, amended)).to.equal('restatement_mixed_basis');
  });

  it('is refused if it would be negative revenue', () => {
    expect(fourth(...interims, report('10-K', '2023-02-15', revenue('fy', 300)))).to.equal(
      'implausible_sign',
    );
  });

  it('is refused if it would be exactly zero, unless later filings confirm the operands', () => {
    const annual = report('10-K', '2023-02-15', revenue('fy', 330));
    expect(fourth(...interims, annual)).to.equal('imputed_zero');
    const later = [
      report('10-Q', '2023-11-01', revenue('y3', 330), revenue('q3', 120)),
      report('10-K', '2024-02-15', revenue('fy', 330)),
    ];
    expect(fourth(...interims, annual, ...later)).to.equal('0');
  });

  it('uses a changed tag only if the filer used both with equal values', () => {
    const tag = 'RevenueFromContractWithCustomerExcludingAssessedTax';
    const annual = report('10-K', '2023-02-15', revenue('fy', 460, tag));
    expect(fourth(...interims, annual)).to.equal('scope_mismatch');
    const overlap = report('10-Q', '2023-05-01', revenue('q1', 100, tag));
    expect(fourth(...interims, annual, overlap)).to.equal('130000000');
  });

  it('ignores four quarters in an annual report that belong to another scope', () => {
    const narrow = (span: Span, value: number): InputFact[] => revenue(span, value, 'SalesRevenueNet');
    const annual = report(
      '10-K',
      '2023-02-15',
      revenue('fy', 460),
      narrow('q1', 95),
      narrow('q2', 105),
      narrow('q3', 115),
      narrow('q4', 120),
    );
    const statements = compute([...interims, annual]);
    expect(shown(statements, 'revenue', 'quarter', '2022-03-31')).to.equal('100000000');
    expect(shown(statements, 'revenue', 'quarter', END)).to.equal('130000000');
  });

  it('ignores a table of three quarters that repeats another year’s with these dates', () => {
    const annual = report('10-K', '2023-02-15', revenue('fy', 460), revenue('q4', 130));
    const before = (span: Span, value: number): InputFact[] =>
      revenue(span, value).map((item) => ({
        ...item,
        start: item.start?.replace('2022', '2021') ?? null,
        end: item.end.replace('2022', '2021'),
      }));
    const older = filing('10-K', '2022-02-15', [
      ...before('fy', 260),
      ...before('q1', 50),
      ...before('q2', 60),
      ...before('q3', 70),
      ...before('q4', 80),
      fact('Assets', null, '2021-12-31', 1e9),
    ]);
    const misdated = report('10-K/A', '2023-03-15', revenue('q1', 50), revenue('q2', 60), revenue('q3', 70));
    const statements = compute([older, ...interims, annual, misdated]);
    expect(shown(statements, 'revenue', 'quarter', '2022-03-31')).to.equal('100000000');
    expect(shown(statements, 'revenue', 'quarter', '2021-03-31')).to.equal('50000000');
  });

  it('fills the quarter of a missing interim report from its neighbours', () => {
    const [first, second, third] = interims;
    if (!first || !second || !third) throw new Error('three interims');
    const annual = report('10-K', '2023-02-15', revenue('fy', 460));
    const quarterly = (filings: readonly InputFiling[], end: string): string =>
      shown(compute(filings), 'revenue', 'quarter', end);
    expect(quarterly([first, third, annual], '2022-06-30')).to.equal('110000000');
    expect(quarterly([second, third, annual], '2022-03-31')).to.equal('100000000');
  });

  it('derives the cash flow of a quarter from cumulative figures although a discrete one is tagged', () => {
    const cash = (span: Span, value: number): InputFact[] => {
      const [start, end] = spans[span];
      return [fact('NetCashProvidedByUsedInOperatingActivities', start, end, value * 1e6)];
    };
    const filings = [
      report('10-Q', '2022-05-01', cash('q1', 10)),
      report('10-Q', '2022-08-01', cash('y2', 25), cash('q2', 99)),
      report('10-K', '2023-02-15', revenue('fy', 460), cash('fy', 80)),
    ];
    expect(shown(compute(filings), 'operating_cash_flow', 'quarter', '2022-06-30')).to.equal('15000000');
  });

  describe('a fourth quarter after nine months repeated without sign and under another tag', () => {
    const OLDER = 'RevenueFromContractWithCustomerExcludingAssessedTax';
    const filings = (original: boolean): InputFiling[] =>
      plainFilings(2022, plainYears(3)).map((each) =>
        changed(each, (item) => {
          if (item.concept !== 'Revenues') return item;
          const nineMonths = item.start === '2023-01-01' && item.end === '2023-09-30';
          if (each.filed < '2024') return nineMonths && !original ? undefined : { ...item, concept: OLDER };
          return nineMonths ? { ...item, value: `-${item.value}` } : item;
        }),
      );
    const fourth = (original: boolean): string =>
      shown(compute(filings(original)), 'revenue', 'quarter', '2023-12-31');

    it('is derived from the nine months first filed', () => {
      expect(fourth(true)).to.equal('180000000');
    });

    it('is refused if those were never filed', () => {
      expect(fourth(false)).to.equal('implausible_sign');
    });
  });
});
