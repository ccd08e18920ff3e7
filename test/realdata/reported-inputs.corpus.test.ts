import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readDocument } from '@footnote/filing-text/read-document';
import { sectionsOf } from '@footnote/filing-text/sections';
import type { FoundSection, Section, SectionName } from '@footnote/filing-text/types';
import type { BeneficialOwnership, Insiders, Ownership } from '@footnote/contract/types.generated';
import { CORPUS } from '@footnote/testing/corpus';
import { openSpine, type Spine } from '../integration/spine.ts';

const REPORTS = `${CORPUS}/reports`;
const form = (serial: number): string => `0000910001-25-${String(serial).padStart(6, '0')}`;

/** Small inputs of kinds that users of such software reported as faults, each with its right answer. */
describe('inputs that people reported as misread', () => {
  let spine: Spine | undefined;
  before(async function () {
    if (!existsSync(REPORTS)) return this.skip();
    spine = await openSpine();
    await spine.ingest(`${REPORTS}/forms`, { ciks: ['0000910001'] });
    await spine.ingest(`${REPORTS}/forms`, { managers: ['0000920001', '0000920002'] });
    await spine.ingest(`${REPORTS}/ownership`, { ciks: ['0009990108'] });
    await spine.ingestPrices(`${REPORTS}/prices`);
  });
  after(() => spine?.close());

  const ask = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(`${spine?.address}${path}`, { headers: { 'X-API-Key': spine?.key ?? '' } });
    const { data } = (await response.json()) as { data: Data };
    return data;
  };
  const rows = (sql: string): Promise<readonly object[]> => spine!.store.query<object>(sql);

  describe('forms of insiders', () => {
    const insiders = (to: string): Promise<Insiders> =>
      ask<Insiders>(`/v2/insiders?symbol=ZRAW&limit=100&to=${to}`);
    const lineOf = async (serial: number) =>
      (await insiders('2026-01-31')).transactions?.find(({ accession }) => accession === form(serial));

    it('one block of a chain of three funds is one sale of a million', async () => {
      const { windows } = (await insiders('2025-06-30')).summary;
      expect(windows.map(({ sales }) => [sales.transactions, sales.shares])).to.deep.equal([
        [1, 1_000_000],
        [1, 1_000_000],
        [1, 1_000_000],
      ]);
      expect([await lineOf(11), await lineOf(12)].map((line) => line?.same_as)).to.deep.equal([
        form(10),
        form(10),
      ]);
    });

    it('a price per ADS of ordinary shares is no purchase of 8.6 billion', async () => {
      expect(await lineOf(13)).to.deep.include({ doubts: ['price_of_another_unit'], value: null });
    });

    it('dates in 2035 and in the year 22 are flagged, and out of sums', async () => {
      for (const serial of [3, 4])
        expect(await lineOf(serial)).to.deep.include({ doubts: ['date_contradicted'] });
    });

    it('minus 500 shares are refused as a line', async () => {
      expect(await lineOf(8)).to.deep.include({ doubts: ['negative_amount'], value: null });
    });

    it('a pre-funded warrant at 16,800,000 a piece is in no value of share trades', async () => {
      expect(await lineOf(9)).to.deep.include({ doubts: ['price_implausible'], value: null });
    });

    it('what is left of them is the purchases of a year', async () => {
      const year = (await insiders('2025-06-30')).summary.windows.find(({ months }) => months === 12);
      expect(year?.purchases).to.include({ shares: 500 });
      expect(year?.left_out).to.include({ doubtful: 2, undated: 2 });
    });
  });

  describe('Forms 13F', () => {
    it('shares that repeat the values are withheld, and the values served', async () => {
      const held = await rows(
        "SELECT countIf(amount IS NULL) = count() AS withheld, countIf(value > 0) = count() AS valued FROM holding_rows WHERE startsWith(accession, '0000920002')",
      );
      expect(held).to.deep.equal([{ withheld: 1, valued: 1 }]);
    });

    it('an amendment of new holdings adds to the original', async () => {
      const { form_13f: portfolio } = await ask<{ form_13f: { filings: readonly { form: string }[] } }>(
        '/v2/holders/0000920001',
      );
      expect(portfolio.filings.map((filing) => filing.form).sort()).to.deep.equal(['13F-HR', '13F-HR/A']);
    });
  });

  it('a Schedule 13G/A of a successor that names its predecessor leaves one holder of 8.1 %', async () => {
    const { beneficial_ownership: stakes } = await ask<Ownership>('/v2/ownership?symbol=ZQAH');
    const { holders } = stakes as BeneficialOwnership;
    expect(holders.map(({ pct_of_class: percent }) => percent)).to.deep.equal([8.1]);
  });

  describe('files of prices', () => {
    it('a reverse split of 1000:31 keeps its ratio', async () => {
      expect(await rows("SELECT split_ratios FROM technicals WHERE symbol = 'ZQTD'")).to.deep.equal([
        { split_ratios: [0.031] },
      ]);
    });

    it('a split of 1:12 where raw prices move by 20 is contradicted', async () => {
      expect(await rows("SELECT refusal FROM technicals WHERE symbol = 'ZQNV'")).to.deep.equal([
        { refusal: 'split_contradicted' },
      ]);
    });

    it('four large specials in years are counted and have no rate, unmarked and marked', async () => {
      expect(
        await rows(
          "SELECT symbol, status, total_payments, annual_rate_forward_estimated AS rate FROM dividends WHERE symbol IN ('ZQTG', 'ZQTK') ORDER BY symbol",
        ),
      ).to.deep.equal([
        { symbol: 'ZQTG', status: 'payer', total_payments: 4, rate: null },
        { symbol: 'ZQTK', status: 'specials_only', total_payments: 4, rate: null },
      ]);
    });
  });

  describe('documents', () => {
    const sectionIn = (path: string, type: string, name: SectionName): Section | undefined => {
      const document = `${REPORTS}/sections/www.sec.gov/Archives/edgar/data/930001/${path}`;
      return sectionsOf(readDocument(readFileSync(document)), type).find((one) => one.name === name);
    };
    const found = (path: string, type: string, name: SectionName): FoundSection => {
      const section = sectionIn(path, type, name);
      if (section?.found !== true) throw new Error(`${name} of ${path}: ${section?.omission}`);
      return section;
    };

    for (const [kind, path] of [
      ['Item 1A and its title in two adjacent runs', '000093000115000001/e923b.htm'],
      ['ITEM 1 - A', '000093000120000001/d2d.htm'],
      ['Item 1(a)', '000093000121000001/par.htm'],
    ] as const)
      it(`${kind} begins the risk factors, where business ends`, () => {
        const [business, risks] = [found(path, '10-K', 'business'), found(path, '10-K', 'risk_factors')];
        expect(business.to).to.be.at.most(risks.from);
        expect(risks.charCount).to.be.above(2_000);
      });

    it('MD&A of a 10-Q without item numbers ends before the financial statements', () => {
      const text = found('000093000126000077/fm.htm', '10-Q', 'mda').paragraphs.map((one) => one.text);
      expect(
        text.filter((line) => /^(?:item 4|controls and procedures|legal proceedings)/i.test(line)),
      ).to.deep.equal([]);
      expect(
        text.filter((line) => /^condensed consolidated (?:balance sheets?|statements? of)/i.test(line)),
      ).to.deep.equal([]);
    });

    it('a pointer that is longer than usual is not the discussion', () => {
      expect(sectionIn('000093000112000001/c80.htm', '10-K', 'mda')).to.include({
        omission: 'section_not_found',
      });
    });
  });
});
