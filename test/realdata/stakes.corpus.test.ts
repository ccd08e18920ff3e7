import { existsSync, readFileSync } from 'node:fs';
import type { Stake } from '@footnote/event-types/types.generated';
import { stakesStage } from '@footnote/filing-parser/stakes-stage';
import { archiveOf, documentOf, partsOf } from '@footnote/filing-parser/testing/documents';
import { historyOf } from '@footnote/ownership/stakes/ownership';
import { CORPUS } from '@footnote/testing/corpus';
import { expect } from 'chai';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';
const UNPLACED = 'unplaced/tests/data/beneficial_ownership';

/** Path → holder, shares and percent of the block, exit, flags; read by hand. */
const READ: Readonly<Record<string, string>> = {
  // One adviser without a CIK on the cover; the CIK is the filer's.
  [`${ARCHIVES}/320193/000210011926000139/primary_doc.xml`]:
    'Vanguard Capital Management 0002100119 IA: 1099168953 7.48',
  // Three persons, one block of fractional shares.
  [`${ARCHIVES}/1965934/000101143825000254/primary_doc.xml`]:
    'Abu Dhabi Investment Authority 0001362558 OO: 11615772.8 60.4',
  // No person has a CIK: the first one with the largest aggregate.
  [`${ARCHIVES}/1880438/000183194226000014/primary_doc.xml`]: 'Commodore Capital LP none IA: 3697435 9.9',
  // Nested blocks; the owner of all blocks is listed last.
  [`${ARCHIVES}/1498710/000110465925045128/primary_doc.xml`]: 'Kenneth Griffin none HC: 1624877 9.9',
  // Persons from 0.03 to 6.3 percent; the general partner filed.
  [`${ARCHIVES}/1236275/000114036125017533/primary_doc.xml`]:
    'Affinity Partners GP LP 0002059583 PN: 32671542 6.3',
  // The fund that filed has 1.24 percent; the block is its manager's. The document is truncated.
  [`${ARCHIVES}/1101026/000121390025001739/primary_doc.xml`]:
    'Strome Mezzanine Fund, LP 0001713153 PN: 442854 12.2, truncated',
  // Convertible notes: more shares than outstanding.
  [`${ARCHIVES}/1800637/000121390026023065/primary_doc.xml`]: 'RSLGH, LLC 0002043397 OO: 13211928 49.99',
  // The partnership filed, but its owner has more.
  [`${UNPLACED}/schedule13d.xml`]: 'BML Investment Partners, L.P. 0001373604 PN: 2435000 9.9',
  [`${UNPLACED}/schedule13d_nested_cusip.xml`]: 'ARCH Venture Fund XII, L.P. 0001906837 PN: 6294951 11.9',
  [`${UNPLACED}/schedule13g.xml`]: 'Marex Securities Products Inc. none CO: 10000000 5.1',
  [`${UNPLACED}/schedule13g_nested_cusip.xml`]: 'Pentwater Capital Management LP none IA: 7824100 22.2',
};

/**
 * The rows of schedules without a CIK, if the header of the submission identifies the filer. The archive lacks their
 * headers, so these are written in EDGAR's format, with the CIK of each schedule's credentials.
 */
const WITH_HEADER: Readonly<Record<string, readonly [name: string, cik: string, row: string]>> = {
  [`${ARCHIVES}/1880438/000183194226000014/primary_doc.xml`]: [
    'COMMODORE CAPITAL LP',
    '0001831942',
    'Commodore Capital LP 0001831942 IA: 3697435 9.9',
  ],
  [`${ARCHIVES}/1498710/000110465925045128/primary_doc.xml`]: [
    'CITADEL ADVISORS LLC',
    '0001423053',
    'Citadel Advisors LLC 0001423053 IA: 1624877 9.9',
  ],
  [`${UNPLACED}/schedule13g.xml`]: [
    'MAREX SECURITIES PRODUCTS INC',
    '0002048490',
    'Marex Securities Products Inc. 0002048490 CO: 10000000 5.1',
  ],
  [`${UNPLACED}/schedule13g_nested_cusip.xml`]: [
    'PENTWATER CAPITAL MANAGEMENT LP',
    '0001425851',
    'Pentwater Capital Management LP 0001425851 IA: 7824100 22.2',
  ],
};

const ACCESSION = '0000000000-26-000001';

const headerOf = (name: string, cik: string): Uint8Array =>
  Buffer.from(
    `<SEC-HEADER>\n<ACCESSION-NUMBER>${ACCESSION}\n<FILED-BY>\n<COMPANY-DATA>\n<CONFORMED-NAME>${name}\n` +
      `<CIK>${cik}\n</COMPANY-DATA>\n</FILED-BY>\n</SEC-HEADER>\n`,
  );

async function rowOf(content: Uint8Array, ...headers: readonly Uint8Array[]): Promise<string> {
  const document = {
    ...documentOf(content),
    kind: 'ownership' as const,
    accession: ACCESSION,
    form: /<submissionType>([^<]*)</.exec(Buffer.from(content).toString())?.[1] ?? '',
    filed: '2026-12-31',
    parts: partsOf(...headers),
  };
  const step = await stakesStage({ archive: archiveOf(content, ...headers) }).take(document);
  if (step.kind !== 'ok') return step.reason;
  const events = [...step.value.runs].flat().map(({ event }) => event as Stake);
  const [row] = historyOf(events);
  if (row === undefined) return 'none';
  const { name, cik, type, shares, percent, isExit, flags } = row;
  const amounts = `${shares?.toFixed() ?? 'none'} ${percent?.toFixed() ?? 'none'}`;
  const marks = [...(isExit ? ['exit'] : []), ...flags].map((mark) => `, ${mark}`).join('');
  return `${name} ${cik ?? 'none'} ${type ?? 'none'}: ${amounts}${marks}`;
}

describe('stakes in real schedules', () => {
  it('equal those on their covers', async function () {
    const present = Object.entries(READ).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no schedules under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const rows = new Map<string, string>();
    for (const [path] of present) rows.set(path, await rowOf(readFileSync(`${CORPUS}/${path}`)));
    expect(Object.fromEntries(rows)).to.deep.equal(Object.fromEntries(present));
  });

  it('have the filer named in the header as holder if no person has a CIK', async function () {
    const present = Object.entries(WITH_HEADER).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) this.skip();
    for (const [path, [name, cik, reported]] of present)
      expect(await rowOf(readFileSync(`${CORPUS}/${path}`), headerOf(name, cik))).to.equal(reported);
  });
});
