import { expect } from 'chai';
import fc from 'fast-check';
import { computeStatements } from '../compute.ts';
import { explainCell } from '../explain/explain.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { revisionPage } from '../revisions/page.ts';
import {
  cell,
  changed,
  company,
  compute,
  fact,
  filing,
  plainFilings,
  plainYears,
  shown,
} from '../test-support.ts';

const FILINGS = plainFilings(2022, plainYears(3));
const INCOME = /^(Revenues|NetIncomeLoss|EarningsPerShare|WeightedAverage)/;

/** What the release of a report states of its own period: income, EPS and averages, and totals of the other statements. */
const releaseOf = (
  report: InputFiling,
  end: string,
  filed: string,
  isStated: (fact: InputFact) => boolean = () => true,
): InputFiling => {
  const facts = report.facts.filter((one) => one.end === end && isStated(one));
  const names: Readonly<Record<string, string>> = {
    Revenues: 'revenue',
    NetIncomeLoss: 'net_income',
    EarningsPerShareBasic: 'eps_basic',
    EarningsPerShareDiluted: 'eps_diluted',
    WeightedAverageNumberOfSharesOutstandingBasic: 'shares_basic',
    WeightedAverageNumberOfDilutedSharesOutstanding: 'shares_diluted',
    Assets: 'total_assets',
    StockholdersEquity: 'total_equity',
    NetCashProvidedByUsedInOperatingActivities: 'operating_cash_flow',
  };
  const fields = [...new Set(facts.flatMap(({ concept }) => names[concept] ?? []))];
  return filing('8-K', filed, facts, { report_date: end, release: { exhibit: 'EX-99.1', fields } });
};

const at = (filed: string): InputFiling => FILINGS.find((one) => one.filed === filed)!;
const before = (filed: string): readonly InputFiling[] => FILINGS.filter((one) => one.filed < filed);

const Q2 = releaseOf(at('2024-08-01'), '2024-06-30', '2024-07-20');
const ANNOUNCED = [...before('2024-08-01'), Q2];

/** The three months that a release of the year states beside it, with other figures than the reports give. */
const fourth = (of: Readonly<Record<string, number | string>>): readonly InputFact[] =>
  Object.entries(of).map(([name, value]) =>
    fact(
      name,
      '2024-10-01',
      '2024-12-31',
      value,
      name.startsWith('EarningsPer') ? 'USD/shares' : /Number/.test(name) ? 'shares' : 'USD',
    ),
  );

const yearRelease = (of: Readonly<Record<string, number | string>>): InputFiling => {
  const release = releaseOf(at('2025-02-15'), '2024-12-31', '2025-01-30');
  return { ...release, facts: [...release.facts, ...fourth(of)] };
};

describe('statements with an earnings release', () => {
  it('have the announced period as preliminary, and derive from it', () => {
    const statements = compute(ANNOUNCED);
    const revenue = cell(statements, 'revenue', 'quarter', '2024-06-30');
    expect(revenue).to.include({ value: '210000000', method: 'reported', form: '8-K', filed: '2024-07-20' });
    expect(revenue.flags).to.deep.equal(['preliminary']);
    expect(revenue.operands[0]).to.include({ exhibit: 'EX-99.1', accession: Q2.accession });
    expect(shown(statements, 'operating_cash_flow', 'quarter', '2024-06-30')).to.equal('42000000');
    expect(shown(statements, 'revenue', 'ttm', '2024-06-30')).to.equal(
      shown(compute(before('2024-08-02')), 'revenue', 'ttm', '2024-06-30'),
    );
    expect(cell(statements, 'revenue', 'ttm', '2024-06-30').flags).to.include('preliminary');
    expect(cell(statements, 'revenue', 'quarter', '2024-03-31').flags).to.deep.equal([]);
  });

  it('refuse of an announced period what the release does not prove', () => {
    const release = {
      ...releaseOf(at('2024-08-01'), '2024-06-30', '2024-07-20', ({ concept }) => INCOME.test(concept)),
    };
    const statements = compute([...before('2024-08-01'), release]);
    expect(shown(statements, 'total_assets', 'instant', '2024-06-30')).to.equal('release_unproven');
    expect(shown(statements, 'operating_cash_flow', 'quarter', '2024-06-30')).to.equal('release_unproven');
    expect(shown(compute(ANNOUNCED), 'total_equity_with_nci', 'instant', '2024-06-30')).to.equal(
      'release_unproven',
    );
  });

  it('are those of the reports once the report is there', () => {
    const known = before('2024-08-02');
    expect(compute([...known, Q2])).to.deep.equal(compute(known));
  });

  it('are the same before and after a release in every older period', () => {
    const ends = new Set(compute(before('2024-08-01')).cells.map(({ period_end: end }) => end));
    const older = compute(ANNOUNCED).cells.filter(({ period_end: end }) => ends.has(end));
    expect(older).to.deep.equal(compute(before('2024-08-01')).cells);
  });

  it('do not depend on the order of filings', () => {
    const wanted = compute(ANNOUNCED);
    fc.assert(
      fc.property(fc.shuffledSubarray([...ANNOUNCED], { minLength: ANNOUNCED.length }), (shuffled) => {
        expect(compute(shuffled)).to.deep.equal(wanted);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the fourth quarter', () => {
  const EPS = { EarningsPerShareDiluted: '2.31', EarningsPerShareBasic: '2.32' };
  const own = { Revenues: 230_000_000, NetIncomeLoss: 23_000_000, ...EPS };

  it('is the one that the release of its year states, EPS to the cent', () => {
    const statements = compute([...FILINGS, yearRelease(own)]);
    expect(cell(statements, 'revenue', 'quarter', '2024-12-31')).to.include({
      value: '230000000',
      method: 'reported',
      form: '8-K',
    });
    expect(shown(statements, 'eps_diluted', 'quarter', '2024-12-31')).to.equal('2.31');
    expect(cell(statements, 'eps_diluted', 'quarter', '2024-12-31').flags).to.deep.equal([]);
    expect(shown(statements, 'eps_diluted', 'annual', '2024-12-31')).to.equal(
      shown(compute(FILINGS), 'eps_diluted', 'annual', '2024-12-31'),
    );
  });

  it('stays derived where the year of the report is another than that of the release', () => {
    const restated = FILINGS.map((one) =>
      one.filed === '2025-02-15'
        ? changed(one, (item) =>
            item.concept === 'Revenues' && item.end === '2024-12-31'
              ? { ...item, value: String(Number(item.value) - 5_000_000) }
              : item,
          )
        : one,
    );
    const release = yearRelease({ ...own, Revenues: 231_000_000 });
    const revenue = cell(compute([...restated, release]), 'revenue', 'quarter', '2024-12-31');
    expect(revenue).to.include({ value: '225000000', method: 'derived_q4', form: '10-K' });
    expect(revenue.flags).to.deep.equal(['q4_derived', 'release_withheld']);
  });

  it('is stated where quarters that were corrected do not complete the year, which is flagged', () => {
    const corrected = FILINGS.map((one) =>
      one.filed === '2024-05-01'
        ? changed(one, (item) =>
            item.concept === 'Revenues' && item.end === '2024-03-31'
              ? { ...item, value: String(Number(item.value) + 9_000_000) }
              : item,
          )
        : one,
    );
    expect(shown(compute(corrected), 'revenue', 'quarter', '2024-12-31')).to.equal('restatement_mixed_basis');
    const statements = compute([...corrected, yearRelease(own)]);
    expect(shown(statements, 'revenue', 'quarter', '2024-12-31')).to.equal('230000000');
    expect(cell(statements, 'revenue', 'annual', '2024-12-31').flags).to.include('sum_mismatch');
    expect(shown(statements, 'revenue', 'ttm', '2024-12-31')).to.equal(
      shown(statements, 'revenue', 'annual', '2024-12-31'),
    );
  });

  it('keeps the digits of the reports where the release rounds them', () => {
    const odd = FILINGS.map((one) =>
      one.filed === '2025-02-15'
        ? changed(one, (item) =>
            item.concept === 'Revenues' && item.end === '2024-12-31'
              ? { ...item, value: String(Number(item.value) + 123) }
              : item,
          )
        : one,
    );
    const release = yearRelease(own);
    const statements = compute([...odd, release]);
    expect(shown(statements, 'revenue', 'quarter', '2024-12-31')).to.equal('230000123');
  });

  it('is explained by the release', () => {
    const explanation = explainCell(company([...FILINGS, yearRelease(own)]), {
      statement: 'income',
      field: 'eps_diluted',
      period: { kind: 'quarter', year: 2024, period: 'Q4' },
    });
    expect(explanation?.rule).to.equal('stated_by_release');
  });
});

describe('a release and the report that follows it', () => {
  const corrected = changed(at('2024-08-01'), (item) =>
    item.concept === 'NetIncomeLoss' && item.end === '2024-06-30'
      ? { ...item, value: String(Number(item.value) - 1_000_000) }
      : item,
  );

  it('are a revision of each figure that the report changes', () => {
    const page = revisionPage(
      company([...before('2024-08-01'), Q2, corrected]),
      { since: null, statement: null, field: null, start: null, limit: 500 },
      {},
    );
    const kinds = new Map(
      page.revisions
        .filter(({ filing: { accession } }) => accession === corrected.accession)
        .map(({ before: { field, period_kind: kind, period_end: end }, kind: found }) => [
          `${field} ${kind} ${end}`,
          found,
        ]),
    );
    expect(kinds.get('revenue quarter 2024-06-30'), 'the same value').to.equal(undefined);
    expect(kinds.get('net_income quarter 2024-06-30')).to.equal('changed');
    expect(kinds.get('revenue quarter 2024-03-31')).to.equal(undefined);
  });

  it('leave nothing preliminary', () => {
    const { cells } = computeStatements(company([...before('2024-08-01'), Q2, corrected]));
    expect(cells.filter(({ flags }) => flags.includes('preliminary'))).to.deep.equal([]);
  });
});
