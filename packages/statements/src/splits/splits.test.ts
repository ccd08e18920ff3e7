import { expect } from 'chai';
import fc from 'fast-check';
import { byAge } from '../filings/accept.ts';
import { addDays } from '../values/day.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { ratiosOf } from './tags.ts';
import { detectSplits } from './detect.ts';
import { fact, filing } from '../test-support.ts';

const splitsOf = (filings: readonly InputFiling[]): string[] =>
  detectSplits(rankFilings(filings.toSorted(byAge))).map(
    ({ date, numerator, denominator }) => `${date} ${numerator}:${denominator}`,
  );

const tag = (date: string, value: string, start: string | null = null): InputFact =>
  fact('StockholdersEquityNoteStockSplitConversionRatio1', start, date, value, 'pure');

/** Averages and EPS of one quarter. */
const averages = (start: string, end: string, shares: number, eps: number): InputFact[] => [
  fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, shares, 'shares'),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', start, end, shares + 1000, 'shares'),
  fact('EarningsPerShareBasic', start, end, eps.toFixed(2), 'USD/shares'),
];

const first = (shares: number, eps: number): InputFact[] => averages('2021-01-01', '2021-03-31', shares, eps);

/** Without earnings per share there is no proof of an untagged split. */
const bare = (facts: InputFact[]): InputFact[] => facts.filter(({ unit }) => unit === 'shares');

describe('splits', () => {
  it('are not recognised if a filing tags a ratio and no restated figure changed by it', () => {
    const filings = [
      filing('10-K', '2020-10-30', [tag('2020-08-28', '4')]),
      filing('10-Q', '2021-01-28', [tag('2020-08-28', '4')]),
      filing('10-K', '2021-10-29', [tag('2020-08-28', '4'), tag('2021-09-25', '4', '2020-09-27')]),
    ];
    expect(splitsOf(filings)).to.deep.equal([]);
  });

  describe('tagged more than 280 days later', () => {
    const before = filing('10-Q', '2021-05-01', bare(first(100e6, 2)));
    const after = [
      filing('10-Q', '2022-05-03', bare(first(400e6, 0.5))),
      filing('10-K', '2023-03-01', [tag('2022-02-01', '4')]),
    ];

    it('are recognised if averages changed by the ratio', () => {
      expect(splitsOf([before, ...after])).to.deep.equal(['2022-02-01 4:1']);
    });

    it('are echoes if at most one average changed, or if a split tagged in time explains the changes', () => {
      const [one = filing('10-Q', '2022-05-03', []), ...rest] = after;
      const single = { ...one, facts: one.facts.slice(0, 1) };
      expect(splitsOf([before, single, ...rest])).to.deep.equal([]);
      const unmoved = filing('10-Q', '2022-05-03', bare(first(100e6, 2)));
      expect(splitsOf([before, unmoved, ...after.slice(1)])).to.deep.equal([]);
      const tagging = filing('10-Q', '2021-08-01', [tag('2021-06-15', '4'), tag('2020-05-01', '4')]);
      expect(splitsOf([before, tagging, ...after])).to.deep.equal(['2021-06-15 4:1']);
      const far = filing('10-K', '2024-03-01', [tag('2022-12-31', '4')]);
      expect(splitsOf([before, tagging, ...after, far])).to.deep.equal(['2021-06-15 4:1']);
    });
  });

  it('use the latest date if the announcement was tagged first', () => {
    const filings = [
      filing('10-Q', '2022-04-27', [tag('2022-02-01', '20'), ...first(660e6, 24.9)]),
      filing('10-Q', '2022-10-26', [tag('2022-02-01', '20'), tag('2022-07-15', '20')]),
      filing('10-Q', '2023-04-26', first(13_200e6, 1.25)),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-07-15 20:1']);
  });

  it('recognise 1:15 from 0.06 and 0.07 by the averages filed again', () => {
    expect(ratiosOf('0.07').map(({ denominator }) => denominator)).to.include(15n);
    const filings = [
      filing('10-Q', '2021-05-01', first(450e6, 0.1)),
      filing('10-Q', '2021-08-01', [tag('2021-06-30', '0.07')]),
      filing('10-Q', '2021-11-01', [tag('2021-06-30', '0.06')]),
      filing('10-Q', '2022-05-01', first(30e6, 1.5)),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2021-06-30 1:15']);
  });

  describe('two ratios tagged within 280 days', () => {
    const second = (shares: number, eps: number): InputFact[] =>
      averages('2021-04-01', '2021-06-30', shares, eps);

    it('are distinguished as 1:10 and 1:5, though 0.1 and 0.2 may be one ratio rounded', () => {
      const filings = [
        filing('10-Q', '2021-05-01', first(100e6, 0.2)),
        filing('10-Q', '2021-08-01', [tag('2021-07-10', '0.1'), ...first(10e6, 2), ...second(10.1e6, 2.2)]),
        filing('10-Q', '2022-02-01', [tag('2021-12-15', '0.2'), ...second(2.02e6, 11)]),
      ];
      expect(splitsOf(filings)).to.deep.equal(['2021-07-10 1:10', '2021-12-15 1:5']);
    });

    it('are distinguished if averages were filed again only across both', () => {
      const filings = [
        filing('10-Q', '2021-05-01', first(100e6, 0.2)),
        filing('10-Q', '2021-08-01', [tag('2021-07-10', '0.1')]),
        filing('10-Q', '2022-02-01', [tag('2021-12-15', '0.2')]),
        filing('10-Q', '2022-05-01', first(2e6, 10)),
      ];
      expect(splitsOf(filings)).to.deep.equal(['2021-07-10 1:10', '2021-12-15 1:5']);
    });

    it('are each determined, as 1:15 and 1:10, by the figures that cross only that one', () => {
      const filings = [
        filing('10-Q', '2021-05-01', [...first(450e6, 0.02), tag('2021-04-15', '0.1')]),
        filing('10-Q', '2021-08-01', [
          tag('2021-07-10', '0.07'),
          ...averages('2020-04-01', '2020-06-30', 30e6, 3),
        ]),
        filing('10-Q', '2022-05-01', first(30e6, 0.3)),
      ];
      const before = filing('10-Q', '2020-08-01', averages('2020-04-01', '2020-06-30', 4500e6, 0.02));
      expect(splitsOf([before, ...filings])).to.deep.equal(['2021-04-15 1:10', '2021-07-10 1:15']);
    });

    it('are two splits of one ratio if figures filed again at it were filed again at it once more', () => {
      const filings = [
        filing('10-Q', '2021-05-01', bare(first(1e9, 1))),
        filing('10-Q', '2021-08-01', [
          tag('2021-07-10', '0.1'),
          ...bare(first(100e6, 1)),
          ...bare(second(101e6, 1)),
        ]),
        filing('10-Q', '2022-02-01', [tag('2021-12-15', '0.1'), ...bare(second(10.1e6, 1))]),
      ];
      expect(splitsOf(filings)).to.deep.equal(['2021-07-10 1:10', '2021-12-15 1:10']);
      const annual = [
        filing('10-K', '2021-05-01', bare(first(1e9, 1))),
        filing('10-K/A', '2021-12-20', [tag('2021-07-10', '0.1'), tag('2021-12-15', '0.1')]),
        filing('10-K', '2022-05-01', bare(first(10e6, 1))),
      ];
      expect(splitsOf(annual)).to.deep.equal(['2021-07-10 1:10', '2021-12-15 1:10']);
    });

    it('are one split if an amendment repeats older figures', () => {
      const filings = [
        filing('10-Q', '2021-05-01', bare([...first(100e6, 2), ...second(100e6, 2)])),
        filing('10-Q', '2021-08-01', [tag('2021-07-10', '2'), ...bare(first(200e6, 1))]),
        filing('10-K/A', '2021-09-01', bare(second(100e6, 2))),
        filing('10-K', '2022-02-01', [tag('2021-12-31', '2'), ...bare(second(200e6, 1))]),
      ];
      expect(splitsOf(filings)).to.have.length(1);
    });

    it('are one split if the second is an echo of the first', () => {
      const filings = [
        filing('10-Q', '2021-05-01', first(100e6, 0.2)),
        filing('10-Q', '2021-08-01', [tag('2021-07-10', '0.1'), ...first(10e6, 2), ...second(10.1e6, 2.2)]),
        filing('10-Q', '2021-11-01', [tag('2021-07-10', '0.1'), tag('2021-10-15', '0.2')]),
        filing('10-Q', '2022-02-01', [tag('2021-12-31', '0.1'), ...second(2.02e6, 11)]),
      ];
      expect(splitsOf(filings)).to.deep.equal(['2021-07-10 1:10', '2021-10-15 1:5']);
    });

    it('are recognised if averages filed again confirm them, however their tags are rounded', () => {
      const old = fc.integer({ min: 2, max: 40 });
      const rounded = fc.tuple(old, fc.integer({ min: 2, max: 3 }), fc.boolean());
      const text = ([whole, places, cut]: [number, number, boolean]): string =>
        cut ? String(Math.floor(10 ** places / whole) / 10 ** places) : (1 / whole).toFixed(places);
      fc.assert(
        fc.property(rounded, rounded, fc.integer({ min: 30, max: 270 }), (one, other, days) => {
          fc.pre(one[0] !== other[0] && Number(text(one)) !== Number(text(other)));
          const shares = 1e9;
          const [between, after] = [shares / one[0], shares / one[0] / other[0]];
          const next = addDays('2021-07-10', days);
          const filings = [
            filing('10-Q', '2021-05-01', first(shares, 0.5)),
            filing('10-Q', '2021-07-15', [
              tag('2021-07-10', text(one)),
              ...first(between, 0.5 * one[0]),
              ...second(between, 0.5 * one[0]),
            ]),
            filing('10-Q', addDays(next, 20), [
              tag(next, text(other)),
              ...second(after, 0.5 * one[0] * other[0]),
            ]),
          ];
          expect(splitsOf(filings)).to.deep.equal([`2021-07-10 1:${one[0]}`, `${next} 1:${other[0]}`]);
        }),
        { numRuns: 300 },
      );
    });
  });

  it('are inverted if tagged the wrong way round', () => {
    const filings = [
      filing('10-Q', '2021-05-01', first(100e6, 2)),
      filing('10-Q', '2021-08-01', [tag('2021-06-30', '0.5')]),
      filing('10-Q', '2022-05-01', first(200e6, 1)),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2021-06-30 2:1']);
  });

  it('are dropped if averages filed again contradict them', () => {
    const filings = [
      filing('10-Q', '2021-05-01', first(100e6, 2)),
      filing('10-Q', '2021-08-01', [tag('2021-06-30', '10')]),
      filing('10-Q', '2022-05-01', first(100e6, 2)),
    ];
    expect(splitsOf(filings)).to.deep.equal([]);
  });

  it('are found without a tag at the first filing that shows them', () => {
    const second = (shares: number, eps: number): InputFact[] =>
      averages('2021-04-01', '2021-06-30', shares, eps);
    const filings = [
      filing('10-Q', '2021-05-01', first(100e6, 2)),
      filing('10-Q', '2021-08-01', second(101e6, 2.2)),
      filing('10-Q', '2022-05-03', first(200e6, 1)),
      filing('10-Q', '2022-08-01', second(202e6, 1.1)),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-05-03 2:1']);
  });

  it('are not a loss of digits: EPS did not change', () => {
    const filings = [
      filing('10-Q', '2021-05-01', first(100e6, 2)),
      filing('10-Q', '2022-05-03', first(10e6, 2)),
    ];
    expect(splitsOf(filings)).to.deep.equal([]);
  });

  it('are two if of one ratio but a year apart', () => {
    const filings = [
      filing('10-Q', '2015-05-01', averages('2015-01-01', '2015-03-31', 10e6, 20)),
      filing('10-Q', '2016-05-18', [
        tag('2016-04-08', '5'),
        ...averages('2015-01-01', '2015-03-31', 50e6, 4),
      ]),
      filing('10-Q', '2016-05-19', averages('2016-01-01', '2016-03-31', 50e6, 5)),
      filing('10-Q', '2017-05-22', [
        tag('2017-04-08', '5'),
        ...averages('2016-01-01', '2016-03-31', 250e6, 1),
      ]),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2016-04-08 5:1', '2017-04-08 5:1']);
  });
});

describe('a split of a small fraction', () => {
  it('is recognised from a rounded ratio', () => {
    const shown = (text: string): string[] =>
      ratiosOf(text).map(({ numerator, denominator }) => `${numerator}:${denominator}`);
    expect(shown('1.33')[0]).to.equal('4:3');
    expect(shown('1.5')).to.deep.equal(['3:2']);
    expect(shown('1.25')).to.include('5:4');
    expect(shown('4.505')).to.deep.equal(['901:200']);
  });
});

describe('averages of one period that were wrong by a quarter', () => {
  it('are corrected, not split: those of the newest periods continue unchanged', () => {
    const second = (shares: number, eps: number): InputFact[] =>
      averages('2021-04-01', '2021-06-30', shares, eps);
    const filings = [
      filing('10-Q', '2021-05-01', first(80e6, 2.5)),
      filing('10-Q', '2021-08-01', second(100e6, 2)),
      filing('10-Q', '2022-05-03', [...first(100e6, 2), ...averages('2022-01-01', '2022-03-31', 101e6, 2)]),
    ];
    const shifted = filings.map((one, index) =>
      index === 0
        ? { ...one, facts: [...one.facts, ...averages('2020-10-01', '2021-04-30', 100e6, 3)] }
        : one,
    );
    expect(splitsOf(shifted)).to.deep.equal([]);
  });
});

describe('averages restated together with income', () => {
  it('are no split: the comparatives are of another company', () => {
    const income = (value: number): InputFact => fact('NetIncomeLoss', '2021-01-01', '2021-03-31', value);
    const filings = [
      filing('10-Q', '2021-05-01', [...first(100e6, 2), income(200e6)]),
      filing('10-Q', '2022-05-03', [...first(200e6, 3), income(600e6)]),
    ];
    expect(splitsOf(filings)).to.deep.equal([]);
  });
});

describe('splits in neighbouring years', () => {
  it('are each found if every figure crosses one of them or both', () => {
    const quarter = (year: number, shares: number): InputFact[] =>
      averages(`${year}-01-01`, `${year}-03-31`, shares, 200e6 / shares);
    const year = (of: number, shares: number): InputFact[] =>
      averages(`${of}-01-01`, `${of}-12-31`, shares, 800e6 / shares);
    const filings = [
      filing('10-Q', '2016-05-01', quarter(2016, 10e6)),
      filing('10-K', '2017-02-15', year(2016, 40e6)),
      filing('10-Q', '2017-05-01', [...quarter(2016, 40e6), ...quarter(2017, 40e6)]),
      filing('10-K', '2018-02-15', [...year(2016, 50e6), ...year(2017, 50e6)]),
      filing('10-Q', '2018-05-01', [...quarter(2017, 50e6), ...quarter(2018, 50e6)]),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2017-02-15 4:1', '2018-02-15 5:4']);
  });
});

describe('splits that follow each other within the bounds of one figure', () => {
  it('are dated by what the other one explains', () => {
    const quarter = (of: string, shares: number): InputFact[] =>
      averages(
        `${of}-01`,
        `${of.slice(0, 4)}-${String(Number(of.slice(5)) + 2).padStart(2, '0')}-28`,
        shares,
        200e6 / shares,
      );
    const filings = [
      filing('10-Q', '2015-05-01', quarter('2015-01', 500e6)),
      filing('10-Q', '2015-08-01', quarter('2015-04', 500e6)),
      filing('10-Q', '2016-05-01', [...quarter('2015-01', 500e6), ...quarter('2016-01', 500e6)]),
      filing('10-Q', '2016-08-01', [
        tag('2016-07-10', '0.2'),
        ...quarter('2015-04', 100e6),
        ...quarter('2016-04', 100e6),
      ]),
      filing('10-Q', '2017-05-01', [
        tag('2017-04-10', '0.1'),
        ...quarter('2016-01', 10e6),
        ...quarter('2017-01', 10e6),
      ]),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2016-07-10 1:5', '2017-04-10 1:10']);
  });
});

describe('a split for which only the results of older years are restated', () => {
  const year = (of: number, shares: number, basic: number, diluted: number): InputFact[] => [
    ...averages(`${of}-01-01`, `${of}-12-31`, shares, basic),
    fact('EarningsPerShareDiluted', `${of}-01-01`, `${of}-12-31`, diluted.toFixed(2), 'USD/shares'),
  ];
  const filings = (newest: number): InputFiling[] => [
    filing('20-F', '2015-02-16', [...year(2013, 24.5e6, 13.4, 13.2), ...year(2014, 24e6, 17.2, 17)]),
    filing('20-F', '2016-02-15', [...year(2014, 24e6, 8.6, 8.5), ...year(2015, newest, 9.1, 9)]),
  ];

  it('is found if the averages of the newest year continue at its ratio', () => {
    expect(splitsOf(filings(47e6))).to.deep.equal(['2016-02-15 2:1']);
  });

  it('is absent if they continue unchanged', () => {
    expect(splitsOf(filings(23.5e6))).to.deep.equal([]);
  });
});

describe('income restated in a second currency', () => {
  it('does not hide a split: incomes are compared in one currency', () => {
    const income = (value: number, unit: string): InputFact =>
      fact('ifrs-full:ProfitLossAttributableToOwnersOfParent', '2021-01-01', '2021-03-31', value, unit);
    const filings = [
      filing('6-K', '2021-05-01', [...first(100e6, 2), income(240e6, 'USD'), income(200e6, 'EUR')]),
      filing('6-K', '2022-05-03', [...first(200e6, 1), income(200e6, 'EUR'), income(220e6, 'USD')]),
    ];
    expect(splitsOf(filings)).to.deep.equal(['2022-05-03 2:1']);
  });
});
