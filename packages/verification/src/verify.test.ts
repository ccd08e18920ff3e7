import { expect } from 'chai';
import fc from 'fast-check';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import { computeStatements } from '@footnote/statements/compute';
import {
  changed,
  company,
  fact,
  filing,
  plainFilings,
  plainYears,
  quarter,
  type Year,
} from '@footnote/statements/test-support';
import type { CellVerdict, Verification } from './verification.ts';
import { verify } from './verify.ts';

const judge = (filings: readonly InputFiling[]): Verification => {
  const input = company(filings);
  return verify(input, computeStatements(input));
};
const all = ({ filings }: Verification): readonly CellVerdict[] =>
  filings.flatMap(({ verdicts }) => verdicts);
const of = (verification: Verification, field: string, kind: string, end: string): CellVerdict | undefined =>
  all(verification).find((one) => one.field === field && one.period_kind === kind && one.period_end === end);
const contradicted = (verification: Verification): readonly string[] =>
  all(verification)
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ field, period_kind: kind, period_end: end }) => `${field} ${kind} ${end}`);

/** One fact of one filing with another value. */
const corrupt = (
  filings: readonly InputFiling[],
  accession: string,
  is: (item: InputFact) => boolean,
  value: (former: string) => string,
): readonly InputFiling[] =>
  filings.map((one) =>
    one.accession === accession
      ? changed(one, (item) => (is(item) ? { ...item, value: value(item.value) } : item))
      : one,
  );

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Consistent years; quarters exact to the dollar, so that rounding hides nothing. */
const years = fc.array(
  fc
    .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 11, max: 999 })))
    .map((quarters): Year => quarters.map((revenue) => quarter(revenue * 1.01)) as unknown as Year),
  { minLength: 1, maxLength: 4 },
);

describe('verify', () => {
  const filings = plainFilings(
    2020,
    plainYears(4).map(
      (year) => year.map(({ revenue }) => quarter((revenue * 1.0137) / 1e6)) as unknown as Year,
    ),
  );

  it('contradicts nothing in consistent filings, whatever the figures', () => {
    fc.assert(
      fc.property(years, (some) => {
        expect(contradicted(judge(plainFilings(2019, some)))).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });

  it('returns equal verdicts if the facts are in another order', () => {
    const wrong = corrupt(
      filings,
      '0000000001-24-000009',
      ({ concept, end }) => concept === 'Assets' && end === '2023-12-31',
      (former) => former.slice(1),
    );
    const expected = judge(wrong);
    expect(contradicted(expected)).not.to.deep.equal([]);
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        let state = seed;
        const random = (): number => (state = (state * 48_271) % 2_147_483_647);
        const other = shuffled(wrong, random).map((one) => ({ ...one, facts: shuffled(one.facts, random) }));
        expect(judge(other)).to.deep.equal(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('judges every served cell once, for its value and filing', () => {
    const input = company(filings);
    const statements = computeStatements(input);
    const served = statements.cells.filter(({ value }) => value !== null);
    const verdicts = all(verify(input, statements));
    const keys = (
      list: readonly {
        field: string;
        period_kind: string;
        period_end: string;
        value: string | null;
        accession: string;
      }[],
    ) =>
      list
        .map((one) => [one.field, one.period_kind, one.period_end, one.value, one.accession].join(' '))
        .sort();
    expect(keys(verdicts)).to.deep.equal(keys(served));
  });

  it('passes a value that a later filing repeats, by the comparative', () => {
    const verdict = of(judge(filings), 'capex', 'annual', '2021-12-31');
    expect(verdict).to.deep.include({ verdict: 'passed', vouched: ['comparative'] });
  });

  it('leaves a value in one filing without any check unchecked', () => {
    expect(of(judge(filings), 'capex', 'annual', '2023-12-31')).to.deep.include({
      verdict: 'unchecked',
      vouched: [],
      evidence: [],
    });
  });

  it('blames total assets with an omitted digit by the other side of the balance sheet', () => {
    const verdict = of(
      judge(
        corrupt(
          filings,
          '0000000001-24-000009',
          ({ concept, end }) => concept === 'Assets' && end === '2023-12-31',
          (former) => former.slice(1),
        ),
      ),
      'total_assets',
      'instant',
      '2023-12-31',
    );
    expect(verdict?.verdict).to.equal('contradicted');
    const [evidence] = verdict?.evidence ?? [];
    expect(evidence).to.include({ rule: 'balance_total', because: 'others_hold' });
    expect(evidence?.readings.filter(({ blamed }) => blamed).map(({ concept }) => concept)).to.deep.equal([
      'us-gaap:Assets',
    ]);
  });

  it('contradicts values derived from a contradicted fact', () => {
    const wrong = corrupt(
      filings,
      '0000000001-24-000009',
      ({ concept, start, end }) =>
        concept === 'NetIncomeLoss' && start === '2023-01-01' && end === '2023-12-31',
      (former) => `-${former}`,
    );
    expect(contradicted(judge(wrong))).to.include.members([
      'net_income annual 2023-12-31',
      'net_income quarter 2023-12-31',
      'net_income ttm 2023-12-31',
    ]);
  });

  it('corroborates a part smaller than the tolerance by an exact sum', () => {
    const dates = [2019, 2020, 2021];
    const reports = dates.map((year) =>
      filing('10-K', `${year + 1}-02-15`, [
        fact('Revenues', `${year}-01-01`, `${year}-12-31`, 431e6),
        fact('CostOfRevenue', `${year}-01-01`, `${year}-12-31`, 427e6),
        fact('GrossProfit', `${year}-01-01`, `${year}-12-31`, year === 2021 ? 5e6 : 4e6),
        fact('NetIncomeLoss', `${year}-01-01`, `${year}-12-31`, 2e6),
        fact('Assets', null, `${year}-12-31`, 900e6),
      ]),
    );
    const verification = judge(reports);
    expect(of(verification, 'gross_profit', 'annual', '2020-12-31')).to.include({ verdict: 'passed' });
    expect(of(verification, 'gross_profit', 'annual', '2021-12-31')).to.include({ verdict: 'unchecked' });
  });

  it('contradicts values derived from a value a thousand times its neighbours', () => {
    const even = [quarter(101.37), quarter(103.11), quarter(102.93), quarter(105.77)] as const;
    const input = company(plainFilings(2020, [even, even, even, even]));
    const statements = computeStatements(input);
    // As if the computation had used a thousandth of the year.
    const cells = statements.cells.map((cell) =>
      cell.field === 'capex' && cell.period_kind === 'annual' && cell.fiscal_year === 2022
        ? { ...cell, value: `${cell.value ?? ''}000` }
        : cell,
    );
    const verification = verify(input, { ...statements, cells });
    const spreadTo = all(verification).filter(({ evidence }) =>
      evidence.some(({ rule }) => rule === 'scale_jump'),
    );
    expect(spreadTo.map(({ period_kind: kind, period_end: end }) => `${kind} ${end}`)).to.include.members([
      'annual 2022-12-31',
      'quarter 2022-12-31',
      'ttm 2022-12-31',
    ]);
    const fourth = spreadTo.find(({ period_kind: kind }) => kind === 'quarter');
    const [{ readings } = { readings: [] }] = fourth?.evidence ?? [];
    expect(
      readings.filter(({ blamed }) => blamed).map(({ start, end }) => `${start ?? ''} ${end}`),
    ).to.deep.equal(['2022-01-01 2022-12-31']);
  });

  it('blames the later filing, not the earlier ones, if it exchanges the columns of two years', () => {
    const is = (year: number) => (item: InputFact) =>
      item.concept === 'Revenues' && item.start === `${year}-01-01` && item.end === `${year}-12-31`;
    const values = filings.at(-1)?.facts ?? [];
    const [now, then] = [2023, 2022].map((year) => values.find(is(year))?.value ?? '');
    const wrong = corrupt(
      corrupt(filings, '0000000001-24-000009', is(2022), () => now ?? ''),
      '0000000001-24-000009',
      is(2023),
      () => then ?? '',
    );
    const verdict = of(judge(wrong), 'revenue', 'annual', '2022-12-31');
    expect(verdict?.accession).to.equal('0000000001-24-000009');
    expect(verdict?.verdict).to.equal('contradicted');
  });

  it('passes a restatement confirmed within its own filing', () => {
    const restated = filings.map((one) =>
      one.accession === '0000000001-24-000009'
        ? changed(one, (item) =>
            item.end === '2022-12-31' && item.start === null
              ? { ...item, value: String(Number(item.value) * 0.9) }
              : item,
          )
        : one,
    );
    const verdict = of(judge(restated), 'total_assets', 'instant', '2022-12-31');
    expect(verdict).to.include({ verdict: 'passed', accession: '0000000001-24-000009' });
  });

  it('blames nothing for a gap that temporary equity may fill, and the rest for a gap that nothing fills', () => {
    const sheet = (date: string, equity: number): InputFact[] => [
      fact('Assets', null, date, 1000e6),
      fact('LiabilitiesAndStockholdersEquity', null, date, 1000e6),
      fact('Liabilities', null, date, 600e6),
      fact('LiabilitiesCurrent', null, date, 250e6),
      fact('LiabilitiesNoncurrent', null, date, 350e6),
      fact('StockholdersEquity', null, date, equity),
    ];
    const dates = [2017, 2018, 2019, 2020, 2021, 2022, 2023].map((year) => `${year}-12-31`);
    const annual = (last: number): readonly InputFiling[] =>
      dates.map((date, at) =>
        filing('10-K', `${Number(date.slice(0, 4)) + 1}-02-15`, [
          ...sheet(date, at === 6 ? last : 400e6),
          fact('NetIncomeLoss', `${date.slice(0, 4)}-01-01`, date, 10e6),
        ]),
      );
    expect(contradicted(judge(annual(300e6)))).to.deep.equal([]);
    expect(contradicted(judge(annual(500e6)))).to.include('total_equity instant 2023-12-31');
  });
});

describe('a span whose quarters were restated since', () => {
  /** The annual report of 2023 shows the year and its quarters after a sale; no filing restates its nine months. */
  const recast = (shares: readonly number[]): Verification => {
    const spans = ['01-01 03-31', '04-01 06-30', '07-01 09-30', '10-01 12-31'].map((span) => span.split(' '));
    const report = plainFilings(2022, plainYears(2)).map((one) => {
      if (one.accession !== '0000000001-24-000009') return one;
      const others = one.facts.filter(
        ({ concept, start }) => concept !== 'Revenues' || !start?.startsWith('2023'),
      );
      const revenues = shares.map((share, at) => (150 + 10 * at) * 1e6 * share);
      const total = revenues.reduce((sum, revenue) => sum + revenue, 0);
      return {
        ...one,
        facts: [
          ...others,
          fact('Revenues', '2023-01-01', '2023-12-31', total),
          ...spans.map(([start = '', end = ''], at) =>
            fact('Revenues', `2023-${start}`, `2023-${end}`, revenues[at] ?? 0),
          ),
        ],
      };
    });
    return judge(report);
  };

  it('does not contradict the year or its last quarter: it is older than the quarters in force', () => {
    const found = recast([0.5, 0.5, 0.5, 0.5]);
    for (const kind of ['annual', 'quarter'])
      expect(of(found, 'revenue', kind, '2023-12-31')?.verdict, kind).not.to.equal('contradicted');
  });
});
