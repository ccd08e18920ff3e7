import { expect } from 'chai';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoIssuers, demoSpecs } from './demo.ts';
import type { SyntheticIssuer } from './generate.ts';
import { generateIssuer } from './generate.ts';
import { writeMirror } from './mirror.ts';

/** All values of a concept by period, newest filing last. */
const values = ({ companyfacts }: SyntheticIssuer, concept: string): Map<string, number[]> => {
  const [taxonomy = '', name = ''] = concept.split(':');
  const rows = Object.values(companyfacts.facts[taxonomy]?.[name]?.units ?? {}).flat();
  const result = new Map<string, number[]>();
  for (const { start, end, val } of rows) {
    const key = `${start ?? ''}..${end}`;
    result.set(key, [...(result.get(key) ?? []), val]);
  }
  return result;
};

const truthOf = (
  issuer: SyntheticIssuer,
  field: string,
  kind: string,
  year: number,
  period: string,
): string | null => {
  const cells = issuer.truth.filter(
    (cell) =>
      cell.field === field &&
      cell.period_kind === kind &&
      cell.fiscal_year === year &&
      cell.fiscal_period === period,
  );
  expect(cells, `${field} ${kind} ${year} ${period}`).to.have.length(1);
  return cells[0]?.value ?? null;
};

describe('demo issuers', () => {
  const issuers = demoIssuers();
  const [december, january, bank, foreign, captive, classes] = issuers;
  if (!december || !january || !bank || !foreign || !captive || !classes)
    throw new Error('six issuers expected');

  it('are generated identically every time', () => {
    expect(JSON.stringify(demoSpecs.map(generateIssuer))).to.equal(JSON.stringify(issuers));
  });

  it('declare dividends close to those they pay', () => {
    for (const { spec, truth } of issuers) {
      const years = (field: string): Map<number, number> =>
        new Map(
          truth
            .filter((cell) => cell.field === field && cell.period_kind === 'annual' && cell.value !== null)
            .map(({ fiscal_year: year, value }) => [year, Number(value)]),
        );
      const paid = years('dividends_paid');
      const shares = years('shares_basic');
      for (const [year, declared] of years('dividends_per_share')) {
        const [amount, count] = [paid.get(year), shares.get(year)];
        if (amount === undefined || count === undefined) continue;
        expect(-amount / count / declared, `${spec.ticker} ${year}`).to.be.within(0.5, 2.5);
      }
    }
  });

  it('have balanced balance sheets at every date', () => {
    for (const [issuer, assets, sides] of [
      [december, 'us-gaap:Assets', ['us-gaap:LiabilitiesAndStockholdersEquity']],
      [january, 'us-gaap:Assets', ['us-gaap:LiabilitiesAndStockholdersEquity']],
      [bank, 'us-gaap:Assets', ['us-gaap:LiabilitiesAndStockholdersEquity']],
      [foreign, 'ifrs-full:Assets', ['ifrs-full:Liabilities', 'ifrs-full:Equity']],
    ] as const)
      for (const [period, found] of values(issuer, assets)) {
        const right = sides.map((side) => values(issuer, side).get(period) ?? []);
        expect(found).to.deep.equal(
          found.map((_, filing) => right.reduce((sum, side) => sum + (side[filing] ?? 0), 0)),
        );
      }
  });

  it('have cash flows that explain the change of cash in every year', () => {
    const cash = values(december, 'us-gaap:CashAndCashEquivalentsAtCarryingValue');
    const change = values(
      december,
      'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    );
    for (let year = 2018; year <= 2025; year += 1)
      expect(change.get(`${year}-01-01..${year}-12-31`)?.[0]).to.equal(
        (cash.get(`..${year}-12-31`)?.[0] ?? 0) - (cash.get(`..${year - 1}-12-31`)?.[0] ?? 0),
      );
  });

  it('show four times the EPS in reports before a four-for-one split', () => {
    const [filed, refiled] =
      values(december, 'us-gaap:EarningsPerShareDiluted').get('2022-01-01..2022-12-31') ?? [];
    expect(filed).to.be.closeTo(19.52, 0.03);
    expect(refiled).to.equal(filed);
    const all = values(december, 'us-gaap:EarningsPerShareDiluted').get('2022-01-01..2022-12-31') ?? [];
    expect(all.at(-1)).to.be.closeTo((filed ?? 0) / 4, 0.01);
    expect(Number(truthOf(december, 'eps_diluted', 'annual', 2022, 'FY'))).to.equal(all.at(-1));
  });

  it('report no fourth quarter', () => {
    expect(values(december, 'us-gaap:NetIncomeLoss').has('2024-10-01..2024-12-31')).to.equal(false);
    const sum = ['Q1', 'Q2', 'Q3', 'Q4'].reduce(
      (total, quarter) => total + Number(truthOf(december, 'net_income', 'quarter', 2024, quarter)),
      0,
    );
    expect(sum).to.equal(Number(truthOf(december, 'net_income', 'annual', 2024, 'FY')));
  });

  it('restate a year that ends in January in an amended annual report', () => {
    const revenue = values(january, 'us-gaap:Revenues').get('2022-01-30..2023-01-28') ?? [];
    expect(revenue[1]).to.be.lessThan(revenue[0] ?? 0);
    expect(truthOf(january, 'revenue', 'annual', 2022, 'FY')).to.equal(String(revenue.at(-1)));
  });

  it('have 53 weeks in the fiscal years that end in February', () => {
    const years = [...values(january, 'us-gaap:Revenues').keys()].filter((key) => {
      const [start = '', end = ''] = key.split('..');
      return (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1 === 371;
    });
    expect(years).to.deep.equal(['2017-01-29..2018-02-03', '2023-01-29..2024-02-03']);
  });

  it('include a bank without gross profit and an annual filer without quarters', () => {
    expect(truthOf(bank, 'gross_profit', 'annual', 2024, 'FY')).to.equal(null);
    expect(truthOf(bank, 'revenue', 'annual', 2024, 'FY')).not.to.equal(null);
    expect(truthOf(foreign, 'revenue', 'quarter', 2024, 'Q2')).to.equal(null);
    expect(truthOf(foreign, 'revenue', 'annual', 2024, 'FY')).not.to.equal(null);
  });

  it('refuse interest of a captive or in a note, and dividends that differ by class; equal classes count as one', () => {
    expect(truthOf(captive, 'interest_expense', 'annual', 2025, 'FY')).to.equal(null);
    expect(values(captive, 'us-gaap:InterestExpense').size).to.be.greaterThan(10);
    expect(values(captive, 'us-gaap:EarningsPerShareBasic').size).to.equal(0);
    expect(truthOf(captive, 'eps_basic', 'annual', 2025, 'FY')).not.to.equal(null);
    expect(truthOf(captive, 'dividends_per_share', 'annual', 2025, 'FY')).not.to.equal(null);
    expect(truthOf(classes, 'interest_expense', 'annual', 2025, 'FY')).to.equal(null);
    expect(values(classes, 'us-gaap:CommonStockDividendsPerShareDeclared').size).to.be.greaterThan(3);
    expect(truthOf(classes, 'dividends_per_share', 'annual', 2025, 'FY')).to.equal(null);
  });

  it('are written to a folder in EDGAR URL space, including an older page of submissions', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-synthetic-'));
    try {
      await writeMirror(folder, issuers);
      const read = async (path: string): Promise<unknown> =>
        JSON.parse(await readFile(join(folder, path), 'utf8'));
      expect(await read('data.sec.gov/api/xbrl/companyfacts/CIK0009990004.json')).to.deep.equal(
        foreign.companyfacts,
      );
      const main = (await read('data.sec.gov/submissions/CIK0009990001.json')) as {
        filings: { recent: { accessionNumber: string[] }; files: { name: string; filingCount: number }[] };
      };
      const page = main.filings.files[0];
      const older = (await read(`data.sec.gov/submissions/${page?.name ?? ''}`)) as {
        accessionNumber: string[];
      };
      expect(older.accessionNumber).to.have.length(page?.filingCount ?? -1);
      const listed = new Set([...older.accessionNumber, ...main.filings.recent.accessionNumber]);
      const filed = Object.values(december.companyfacts.facts['us-gaap']?.['Assets']?.units ?? {}).flat();
      expect(filed.every(({ accn }) => listed.has(accn))).to.equal(true);
      expect(await read('www.sec.gov/files/company_tickers.json'))
        .to.have.property('3')
        .that.includes({ ticker: 'FNFOR' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
