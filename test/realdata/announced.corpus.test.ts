import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { corpusCompany } from '@footnote/accuracy/corpus/corpus-company';
import { eventParts } from '@footnote/releases/document/event-parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { withReleases } from '@footnote/releases/company/with-releases';
import type { CompanyRecord, ParsedRelease } from '@footnote/statements/as-of/company-record';
import { knownOn } from '@footnote/statements/as-of/known-on';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { acceptedReports } from '@footnote/statements/filings/accept';
import type { CompanyInput } from '@footnote/statements/inputs';
import { CORPUS } from '@footnote/testing/corpus';
import { comparedWithRelease } from './announced.ts';

const NEWSROOM = `${CORPUS}/releases/newsroom`;
/** NVIDIA's releases that were published before the day of their report, and one of a year with both on one day. */
const RELEASED: readonly (readonly [string, string])[] = [
  ['FY2023-Q1', '2022-05-25'],
  ['FY2023-Q2', '2022-08-24'],
  ['FY2023-Q3', '2022-11-16'],
  ['FY2023-Q4', '2023-02-22'],
  ['FY2025-Q1', '2024-05-22'],
  ['FY2025-Q4', '2025-02-26'],
];

const releaseOf = ([quarter, filed]: readonly [string, string]): ParsedRelease => ({
  ...{ accession: `release ${quarter}`, form: '8-K', filed },
  exhibits: [
    {
      exhibit: 'EX-99.1',
      parts: eventParts(readParts(readFileSync(`${NEWSROOM}/NVDA-${quarter}.html`, 'utf8'))),
    },
  ],
});

const keyOf = ({ field, period_kind: kind, period_end: end }: Cell): string => `${field} ${kind} ${end}`;
const cellsOf = (company: CompanyInput): ReadonlyMap<string, Cell> =>
  new Map(computeStatements(company).cells.map((cell) => [keyOf(cell), cell]));

describe('announced figures of real issuers', function () {
  this.timeout(300_000);

  before(function () {
    if (existsSync(NEWSROOM)) return;
    console.log(`      skipped: no releases under ${CORPUS} (set FOOTNOTE_CORPUS)`);
    this.skip();
  });

  const record = async (): Promise<CompanyRecord> => ({
    company: await corpusCompany(CORPUS, '0001045810'),
    acceptedAt: new Map(),
    releases: RELEASED.map(releaseOf),
  });

  it('are those of the report that follows', async () => {
    const nvidia = await record();
    let compared = 0;
    for (const [, day] of RELEASED.slice(0, 5)) {
      const announced = cellsOf(withReleases(knownOn(nvidia, day)).company);
      const report = acceptedReports(nvidia.company).find(({ filed }) => filed > day);
      const later = cellsOf(knownOn(nvidia, report?.filed ?? '').company);
      const stated = [...announced.values()].filter(
        ({ flags, method }) => flags.includes('preliminary') && method === 'reported',
      );
      for (const cell of stated) {
        const own = later.get(keyOf(cell));
        if (own?.method !== 'reported') continue;
        expect(cell.value, `${day} ${keyOf(cell)}`).to.equal(own.value);
        compared += 1;
      }
    }
    expect(compared).to.be.at.least(200);
  });

  it('give the fourth quarter to the cent, which no report states', async () => {
    const cells = cellsOf(withReleases(await record()).company);
    const eps = (field: string, end: string) => cells.get(`${field} quarter ${end}`);
    expect(eps('eps_diluted', '2025-01-26')).to.include({ value: '0.89', method: 'reported', form: '8-K' });
    expect(eps('eps_basic', '2025-01-26')).to.include({ value: '0.9', method: 'reported', form: '8-K' });
    expect(eps('eps_diluted', '2023-01-29')?.value, 'after a split of 10 to 1').to.equal('0.057');
    expect(eps('operating_cash_flow', '2025-01-26')).to.include({ method: 'derived_q4', form: '10-K' });
  });

  it('leave out figures of shares after a split that no report shows', async () => {
    const nvidia = await record();
    const day = '2024-08-28';
    const known = knownOn({ ...nvidia, releases: [releaseOf(['FY2025-Q2', day])] }, day);
    const reports = known.company.filings.filter(({ filed }) => filed < day);
    const cells = cellsOf(
      withReleases({ ...known, company: { ...known.company, filings: reports } }).company,
    );
    const shown = (field: string, kind: string) => cells.get(`${field} ${kind} 2024-07-28`);
    expect(shown('revenue', 'quarter')?.value).to.equal('30040000000');
    for (const field of ['eps_basic', 'eps_diluted', 'shares_basic', 'shares_diluted'])
      expect(shown(field, 'quarter')?.refusal, field).to.equal('release_unproven');
    expect(shown('eps_diluted', 'ttm')?.value).to.equal(null);
  });

  it('move no older figure, and none differs from the report', async () => {
    for (const cik of ['0000320193', '0000354950']) {
      const company = await corpusCompany(CORPUS, cik);
      const reports = acceptedReports(company).filter(({ form }) => /^10-[KQ]$/.test(form));
      for (const report of reports.slice(-2)) {
        const found = comparedWithRelease(company, report);
        expect(found?.moved, cik).to.deep.equal([]);
        expect(found?.different, cik).to.deep.equal([]);
        expect(found?.equal, cik).to.be.at.least(20);
      }
    }
  });
});
