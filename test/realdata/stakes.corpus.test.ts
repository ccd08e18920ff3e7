import { existsSync, readFileSync } from 'node:fs';
import type { Stake } from '@footnote/events/types.generated';
import { stakesStage } from '@footnote/filing-parser/stakes-stage';
import { archiveOf, documentOf } from '@footnote/filing-parser/testing/documents';
import { historyOf } from '@footnote/ownership/stakes/ownership';
import { CORPUS } from '@footnote/testing/corpus';
import { expect } from 'chai';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';
const UNPLACED = 'unplaced/tests/data/beneficial_ownership';

/** Path → whose row it is, shares and percent of the block, exit or not, flags; as read by eye. */
const READ: Readonly<Record<string, string>> = {
  // One adviser without a CIK on the cover: the filer's.
  [`${ARCHIVES}/320193/000210011926000139/primary_doc.xml`]:
    'Vanguard Capital Management 0002100119 IA: 1099168953 7.48',
  // Three persons, one block of fractional shares.
  [`${ARCHIVES}/1965934/000101143825000254/primary_doc.xml`]:
    'Abu Dhabi Investment Authority 0001362558 OO: 11615772.8 60.4',
  // No person has a CIK: the first of those with the largest aggregate.
  [`${ARCHIVES}/1880438/000183194226000014/primary_doc.xml`]: 'Commodore Capital LP none IA: 3697435 9.9',
  // Nested blocks; the owner of all is last.
  [`${ARCHIVES}/1498710/000110465925045128/primary_doc.xml`]: 'Kenneth Griffin none HC: 1624877 9.9',
  // Persons from 0.03 to 6.3 percent; the general partner filed.
  [`${ARCHIVES}/1236275/000114036125017533/primary_doc.xml`]:
    'Affinity Partners GP LP 0002059583 PN: 32671542 6.3',
  // The fund that filed has 1.24 percent; the block is its manager's. Breaks at the end.
  [`${ARCHIVES}/1101026/000121390025001739/primary_doc.xml`]:
    'Strome Mezzanine Fund, LP 0001713153 PN: 442854 12.2, truncated',
  // Convertible notes: more shares than are outstanding.
  [`${ARCHIVES}/1800637/000121390026023065/primary_doc.xml`]: 'RSLGH, LLC 0002043397 OO: 13211928 49.99',
  // The partnership filed, its owner has more.
  [`${UNPLACED}/schedule13d.xml`]: 'BML Investment Partners, L.P. 0001373604 PN: 2435000 9.9',
  [`${UNPLACED}/schedule13d_nested_cusip.xml`]: 'ARCH Venture Fund XII, L.P. 0001906837 PN: 6294951 11.9',
  [`${UNPLACED}/schedule13g.xml`]: 'Marex Securities Products Inc. none CO: 10000000 5.1',
  [`${UNPLACED}/schedule13g_nested_cusip.xml`]: 'Pentwater Capital Management LP none IA: 7824100 22.2',
};

async function rowOf(content: Uint8Array): Promise<string> {
  const document = {
    ...documentOf(content),
    kind: 'ownership' as const,
    accession: '0000000000-26-000001',
    form: /<submissionType>([^<]*)</.exec(Buffer.from(content).toString())?.[1] ?? '',
    filed: '2026-01-01',
  };
  const step = await stakesStage({ archive: archiveOf(content) }).take(document);
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
  it('are those that their covers show', async function () {
    const present = Object.entries(READ).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no schedules under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const rows = new Map<string, string>();
    for (const [path] of present) rows.set(path, await rowOf(readFileSync(`${CORPUS}/${path}`)));
    expect(Object.fromEntries(rows)).to.deep.equal(Object.fromEntries(present));
  });
});
