import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readForm13fCover } from './read-cover.ts';
import { readInformationTable } from './read-information-table.ts';
import { checkTotals } from './totals.ts';
import { valueUnitOf } from './value-unit.ts';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';

type Expected = {
  /** Separate documents, or one submission with all of them. */
  readonly paths: readonly string[];
  readonly filed: string;
  /** Closes in dollars on the last day of the period. */
  readonly closes?: Readonly<Record<string, number>>;
  /** As read by eye: manager, period, type, other managers; rows and value less those stated; unit. */
  readonly read: string;
};

const FILINGS: readonly Expected[] = [
  {
    paths: [`${ARCHIVES}/1894188/000189418823000007/0001894188-23-000007.txt`],
    filed: '2023-11-14',
    read: '0001894188 2023-09-30 holdings 0+0; 14 rows 454926000, off by 0 and 0; dollars by filing_date',
  },
  {
    paths: [`${ARCHIVES}/1619124/000161912421000002/0001619124-21-000002.txt`],
    filed: '2021-02-12',
    read: '0001619124 2020-12-31 holdings 0+0; 5 rows 732158, off by 0 and 0; thousands by filing_date',
  },
  {
    // Of a quarter of 2021, filed in 2023: dollars.
    paths: [`${ARCHIVES}/1099219/000114036123013281/0001140361-23-013281.txt`],
    filed: '2023-03-23',
    read: '0001099219 2021-12-31 combination 3+0; 6 rows 11019796, off by 0 and 0; dollars by filing_date',
  },
  {
    // Filed in thousands after the change to dollars, which only prices reveal.
    paths: [`${ARCHIVES}/1790837/000179083723000002/0001790837-23-000002.txt`],
    filed: '2023-02-28',
    closes: {
      '88579Y101': 119.92,
      '001055102': 71.94,
      '002824100': 109.79,
      '02079K305': 88.23,
      '037833100': 129.93,
    },
    read: '0001790837 2022-12-31 holdings 0+0; 90 rows 192767, off by 0 and 0; thousands by prices, not filing_date',
  },
  {
    paths: [`${ARCHIVES}/1790837/000179083723000002/0001790837-23-000002.txt`],
    filed: '2023-02-28',
    read: '0001790837 2022-12-31 holdings 0+0; 90 rows 192767, off by 0 and 0; unknown by filing_date',
  },
  {
    paths: [`${ARCHIVES}/1994827/000195175725000093/0001951757-25-000093.nc`],
    filed: '2025-01-22',
    read: '0001994827 2024-12-31 holdings 0+0; 77 rows 194611845, off by 0 and 0; dollars by filing_date',
  },
  {
    // Tables of which the mirror has only five rows.
    paths: [
      `${ARCHIVES}/1067983/000095012316022377/primary_doc.xml`,
      `${ARCHIVES}/1067983/000095012316022377/form13fInfoTable.xml`,
    ],
    filed: '2016-11-14',
    read: '0001067983 2016-09-30 combination 1+14; 5 rows 2078933, off by -139 and -126708177; thousands by filing_date',
  },
  {
    paths: [
      `${ARCHIVES}/1067983/000119312526226661/primary_doc.xml`,
      `${ARCHIVES}/1067983/000119312526226661/53405.xml`,
    ],
    filed: '2026-05-15',
    read: '0001067983 2026-03-31 holdings 0+14; 5 rows 2160900777, off by -85 and -260934802793; dollars by filing_date',
  },
];

/** The documents of a submission, or the text itself if it is a single document. */
function documentsOf(text: string): readonly string[] {
  const documents = [...text.matchAll(/<XML>\s*([^]*?)\s*<\/XML>/g)].flatMap(
    ([, document]) => document ?? [],
  );
  return documents.length === 0 ? [text] : documents;
}

function reported({ paths, filed, closes = {} }: Expected): string {
  const [first, second] = paths
    .flatMap((path) => documentsOf(readFileSync(`${CORPUS}/${path}`, 'utf8')))
    .map((document) => Buffer.from(document));
  const cover = readForm13fCover(first ?? Buffer.of());
  const table = readInformationTable(second ?? Buffer.of());
  if ('refused' in cover) return cover.refused;
  if ('refused' in table) return table.refused;
  const { manager, period, reportType, reportedBy, includedManagers, summary } = cover.ok;
  const { rows } = table.ok;
  const totals = checkTotals(rows, summary);
  const { unit, by, contradictedBy } = valueUnitOf({
    filed,
    rows,
    words: cover.ok.additionalInformation,
    closeOf: (cusip) => closes[cusip] ?? null,
  });
  return (
    `${manager.cik} ${period} ${reportType ?? 'none'} ${reportedBy.length}+${includedManagers.length}; ` +
    `${totals.entries} rows ${totals.value ?? 'none'}, ` +
    `off by ${totals.entriesDifference ?? 'none'} and ${totals.valueDifference ?? 'none'}; ` +
    [`${unit ?? 'unknown'} by ${by}`, ...contradictedBy].join(', not ')
  );
}

describe('readForm13fCover and readInformationTable on real documents', () => {
  it('read the contents of the filings, and totals agree with their tables', function () {
    const present = FILINGS.filter(({ paths }) => paths.every((path) => existsSync(`${CORPUS}/${path}`)));
    if (present.length === 0) {
      console.log(`      skipped: no Forms 13F under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    expect(present.map(reported)).to.deep.equal(present.map(({ read }) => read));
  });
});
