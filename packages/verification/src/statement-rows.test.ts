import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFact } from '@footnote/statements/inputs';
import { company, fact, filing } from '@footnote/statements/test-support';
import { verify } from './verify.ts';

const shares = (name: string, start: string | null, end: string, value: number): InputFact =>
  fact(name, start, end, value, 'shares');

const BASIC = 'WeightedAverageNumberOfSharesOutstandingBasic';
const DILUTED = 'WeightedAverageNumberOfDilutedSharesOutstanding';
const COVER = 'dei:EntityCommonStockSharesOutstanding';
const LIABILITIES = 'LiabilitiesCurrent';
const RETAINED = 'RetainedEarningsAccumulatedDeficit';
const OTHER_INCOME = 'AccumulatedOtherComprehensiveIncomeLossNetOfTax';
const TO_COMMON = 'NetIncomeLossAvailableToCommonStockholdersBasic';

/** The annual report of the year `at` years after the first. */
const report = (at: number): readonly InputFact[] => {
  const [start, end] = [`${2015 + at}-01-01`, `${2015 + at}-12-31`];
  const [retained, net] = [230_117_000 + 31_013_000 * at, 48_211_000 + 2_017_000 * at];
  const equity = 1_003_000 + 80_441_000 + retained - 12_518_000 - 40_006_000;
  return [
    fact('Assets', null, end, equity + 300_007_000),
    fact('LiabilitiesAndStockholdersEquity', null, end, equity + 300_007_000),
    fact('Liabilities', null, end, 300_007_000),
    fact(LIABILITIES, null, end, 170_009_000 + 1_101_000 * at),
    fact('StockholdersEquity', null, end, equity),
    fact('CommonStockValue', null, end, 1_003_000),
    fact('AdditionalPaidInCapital', null, end, 80_441_000),
    fact(RETAINED, null, end, retained),
    fact(OTHER_INCOME, null, end, -12_518_000),
    fact('TreasuryStockValue', null, end, 40_006_000),
    fact('NetIncomeLoss', start, end, net),
    fact(TO_COMMON, start, end, net - 300_000),
    fact('EarningsPerShareBasic', start, end, ((net - 300_000) / 20e6).toFixed(2), 'USD/shares'),
    fact('EarningsPerShareDiluted', start, end, ((net - 300_000) / 20.2e6).toFixed(2), 'USD/shares'),
    shares(BASIC, start, end, 20e6),
    shares(DILUTED, start, end, 20.2e6),
    shares(COVER, null, `${2016 + at}-01-31`, 20_000_000 + 10_000 * at),
  ];
};

type Change = (item: InputFact) => InputFact | undefined;

const valued =
  (concept: string, value: number | string): Change =>
  (item) =>
    `${item.taxonomy}:${item.concept}`.endsWith(concept) ? { ...item, value: String(value) } : item;

/** Contradicted cells of annual reports, one year of which is changed, each with rule and cause. */
const contradicted = (years: number, wrong: number, change: Change, more: readonly InputFact[] = []) => {
  const filings = Array.from({ length: years }, (_, at) =>
    filing('10-K', `${2016 + at}-02-20`, [
      ...report(at).flatMap((item) => (at === wrong ? (change(item) ?? []) : [item])),
      ...(at === wrong ? more : []),
    ]),
  );
  const input = company(filings);
  return verify(input, computeStatements(input))
    .filings.flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict, period_kind: kind }) => verdict === 'contradicted' && kind !== 'ttm')
    .flatMap(({ field, period_end: end, evidence }) =>
      evidence.map(({ rule, because }) => `${field} ${end} ${rule} ${because}`),
    );
};

const same: Change = (item) => item;

describe('rows of a statement that no other filing repeats', () => {
  it('contradicts nothing if the figures agree', () => {
    expect(contradicted(6, 0, same)).to.deep.equal([]);
    expect(contradicted(1, 0, same)).to.deep.equal([]);
  });

  it('contradicts retained earnings of a part of the company by the rows of equity', () => {
    expect(contradicted(6, 5, valued(RETAINED, 190_000_000))).to.include(
      'retained_earnings 2020-12-31 equity_rows undecided',
    );
    expect(contradicted(6, 2, valued(RETAINED, -292_143_000))).to.include(
      'retained_earnings 2017-12-31 equity_rows slip',
    );
  });

  it('proves nothing by the sum of the rows of equity if a year does not tag one of them', () => {
    const without: Change = (item) => (item.concept === OTHER_INCOME ? undefined : item);
    expect(contradicted(6, 3, without)).to.deep.equal([]);
  });

  it('contradicts a total below its part', () => {
    expect(contradicted(2, 1, valued(LIABILITIES, 410_000_000))).to.include(
      'current_liabilities 2016-12-31 part_of_total others_hold',
    );
    expect(contradicted(2, 1, valued(LIABILITIES, 301_000_000))).to.deep.equal([]);
  });

  it('contradicts uncorroborated diluted shares if they are fewer than basic ones', () => {
    expect(contradicted(2, 1, valued(DILUTED, 18_100_000))).to.include(
      'shares_diluted 2016-12-31 share_counts others_hold',
    );
    expect(contradicted(2, 1, valued(DILUTED, 19_900_000))).to.deep.equal([]);
  });

  it('contradicts basic earnings per share below diluted ones', () => {
    expect(contradicted(2, 1, valued('EarningsPerShareBasic', '2.20'))).to.include(
      'eps_basic 2016-12-31 eps_order others_hold',
    );
  });

  it('accepts a diluted loss beyond the basic one, or with a basic profit', () => {
    const gainOnWarrants =
      (basic: string): Change =>
      (item) => {
        if (item.concept === 'EarningsPerShareBasic') return { ...item, value: basic };
        return item.concept === 'EarningsPerShareDiluted' ? { ...item, value: '-0.80' } : item;
      };
    for (const basic of ['-0.35', '0.50'])
      expect(
        contradicted(2, 1, gainOnWarrants(basic)).filter((line) => line.includes('eps_order')),
      ).to.deep.equal([]);
  });

  it('contradicts income to common shares far from net income', () => {
    expect(contradicted(8, 3, valued(TO_COMMON, 5_396_000))).to.include(
      'net_income_to_common 2018-12-31 income_to_common others_hold',
    );
    expect(contradicted(8, 3, valued(TO_COMMON, 53_000_000))).to.deep.equal([]);
  });

  it('accepts a year whose preferred dividends took most of the income if there are few filings', () => {
    expect(contradicted(4, 3, valued(TO_COMMON, 5_396_000)).join()).not.to.include('income_to_common');
  });

  it('contradicts a cover page far from the previous and next ones, except after a split', () => {
    expect(contradicted(5, 2, valued(COVER, 16_100_000))).to.deep.equal([
      'shares_outstanding_cover_page 2017-12-31 cover_shares itself',
    ]);
    expect(contradicted(5, 2, valued(COVER, 10_000_000))).to.deep.equal([]);
    expect(contradicted(5, 4, valued(COVER, 16_100_000))).to.deep.equal([]);
  });

  it('contradicts values derived from negative temporary equity', () => {
    const negative = [
      fact('TemporaryEquityCarryingAmountAttributableToParent', null, '2017-12-31', -9_000_000),
    ];
    const without: Change = (item) => (item.concept === 'Liabilities' ? undefined : item);
    expect(contradicted(4, 2, without, negative)).to.include('total_liabilities 2017-12-31 sign itself');
  });

  it('contradicts a row that is only under the dates of the previous year, without any other filing', () => {
    const both = [...report(0), ...report(1)];
    const moved = both.flatMap((item) => {
      if (item.concept !== BASIC) return [item];
      return item.end === '2016-12-31' ? [] : [{ ...item, value: '19400000' }];
    });
    const input = company([filing('10-K', '2017-02-20', moved)]);
    const verdicts = verify(input, computeStatements(input)).filings.flatMap((one) => one.verdicts);
    const [basic] = verdicts.filter(({ field }) => field === 'shares_basic');
    expect(basic?.period_end).to.equal('2015-12-31');
    expect(basic?.evidence.map(({ rule }) => rule)).to.include('column_gap');
  });

  it('accepts earlier years if the current column has another name of the row', () => {
    const renamed = [...report(0), ...report(1)].map((item) =>
      item.concept === BASIC && item.end === '2016-12-31'
        ? { ...item, concept: 'WeightedAverageNumberOfShareOutstandingBasicAndDiluted' }
        : item,
    );
    const input = company([filing('10-K', '2017-02-20', renamed)]);
    const verdicts = verify(input, computeStatements(input)).filings.flatMap((one) => one.verdicts);
    expect(verdicts.filter(({ verdict }) => verdict === 'contradicted')).to.deep.equal([]);
  });

  it('contradicts no income because of averages in thousands in one of few filings', () => {
    const inThousands: Change = (item) =>
      [BASIC, DILUTED].includes(item.concept) ? { ...item, value: String(Number(item.value) / 1000) } : item;
    expect(contradicted(3, 2, inThousands).filter((line) => /^(net_income|eps)/.test(line))).to.deep.equal(
      [],
    );
  });

  describe('with an average in thousands that is served in its right scale', () => {
    const inThousands = (item: InputFact): InputFact =>
      item.concept === BASIC ? { ...item, value: String(Number(item.value) / 1000) } : item;

    it('accepts it despite the error in its filing', () => {
      expect(contradicted(7, 3, inThousands).filter((line) => line.startsWith('shares_basic'))).to.deep.equal(
        [],
      );
    });

    it('accepts it after a split as well, although the facts of its filing are of before', () => {
      const afterSplit = (item: InputFact): InputFact => {
        if (item.unit === 'shares') return { ...item, value: String(Number(item.value) * 20) };
        return item.unit === 'USD/shares' ? { ...item, value: (Number(item.value) / 20).toFixed(2) } : item;
      };
      const reports = [0, 1, 2, 3, 4, 5, 6].map((at) =>
        filing('10-K', `${2016 + at}-02-20`, at === 3 ? report(at).map(inThousands) : report(at)),
      );
      const restated = [...report(7), ...report(6).filter(({ start }) => start !== null)].map(afterSplit);
      const input = company([...reports, filing('10-K', '2023-02-20', restated)]);
      const statements = computeStatements(input);
      const averages = verify(input, statements)
        .filings.flatMap(({ verdicts }) => verdicts)
        .filter(({ field, period_end: end }) => field === 'shares_basic' && end === '2018-12-31');
      expect(averages.map(({ value }) => value)).to.include('400000000');
      expect(averages.filter(({ verdict }) => verdict === 'contradicted')).to.deep.equal([]);
    });
  });

  it('does not doubt the number of shares because of a wrong sign of earnings per share, for an issuer of few shares', () => {
    const few = (item: InputFact): InputFact => {
      if ([BASIC, DILUTED].includes(item.concept) || COVER.endsWith(item.concept))
        return { ...item, value: String(Number(item.value) / 100) };
      return item.concept.startsWith('EarningsPerShare')
        ? { ...item, value: String(Number(item.value) * (item.end === '2018-12-31' ? -100 : 100)) }
        : item;
    };
    const reports = Array.from({ length: 6 }, (_, at) =>
      filing('10-K', `${2016 + at}-02-20`, report(at).map(few)),
    );
    const input = company(reports);
    const verdicts = verify(input, computeStatements(input)).filings.flatMap((one) => one.verdicts);
    const doubted = verdicts.filter(({ verdict }) => verdict === 'contradicted').map(({ field }) => field);
    expect(doubted).not.to.include.members(['shares_basic']);
    expect(doubted).not.to.include.members(['shares_diluted']);
    expect(doubted).not.to.deep.equal([]);
  });
});
