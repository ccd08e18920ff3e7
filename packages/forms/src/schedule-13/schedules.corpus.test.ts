import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readSchedule13 } from './read-schedule.ts';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';
const UNPLACED = 'unplaced/tests/data/beneficial_ownership';

/** Path → form, issuer, event date, shares and percent of each person, as read by eye. */
const READ: Readonly<Record<string, string>> = {
  [`${ARCHIVES}/320193/000210011926000139/primary_doc.xml`]:
    'SCHEDULE 13G 0000320193 2026-03-31: 1099168953 7.48',
  [`${ARCHIVES}/1965934/000101143825000254/primary_doc.xml`]:
    'SCHEDULE 13D/A 0001965934 2025-05-02: 11615772.8 60.4, 11615772.8 60.4, 11615772.8 60.4',
  [`${ARCHIVES}/1880438/000183194226000014/primary_doc.xml`]:
    'SCHEDULE 13G 0001880438 2026-03-09: 3697435.00 9.9, 3697435.00 9.9, 3697435.00 9.9, 3697435.00 9.9',
  [`${ARCHIVES}/1498710/000110465925045128/primary_doc.xml`]:
    'SCHEDULE 13G 0001498710 2025-04-29: 1624818.00 9.9, 1624818.00 9.9, 1624818.00 9.9, 59.00 0.0, 59.00 0.0, 59.00 0.0, 1624877.00 9.9',
  [`${ARCHIVES}/1236275/000114036125017533/primary_doc.xml`]:
    'SCHEDULE 13D 0001236275 2025-04-29: 164310 0.03, 16247069 3.2, 32671542 6.3, 16260163 3.2, 16260163 3.2, 32671542 6.3',
  [`${ARCHIVES}/1101026/000121390025001739/primary_doc.xml`]:
    'SCHEDULE 13D/A 0001101026 2024-12-26: 442854.00 12.20, 222505.00 6.13, 222505.00 6.13, 45064.00 1.24, 165000.00 4.55, truncated',
  [`${UNPLACED}/schedule13d.xml`]: 'SCHEDULE 13D 0001422142 2024-12-31: 2100000 8.5, 2435000 9.9',
  [`${UNPLACED}/schedule13g.xml`]: 'SCHEDULE 13G 0001909747 2025-11-19: 10000000.00 5.1, 10000000.00 5.1',
  [`${UNPLACED}/schedule13g_nested_cusip.xml`]:
    'SCHEDULE 13G/A 0000723612 2026-03-31: 7824100.00 22.2, 7824100.00 22.2',
};

function reported(content: Uint8Array): string {
  const read = readSchedule13(content);
  if ('refused' in read) return read.refused;
  const { form, issuer, eventDate, persons, truncated } = read.ok;
  const amounts = persons.map(({ shares, percent }) => `${shares ?? 'none'} ${percent ?? 'none'}`);
  return `${form} ${issuer.cik} ${eventDate ?? 'none'}: ${[...amounts, ...(truncated ? ['truncated'] : [])].join(', ')}`;
}

describe('readSchedule13 on real documents', () => {
  it('reads the persons and amounts that their covers show', function () {
    const present = Object.entries(READ).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no schedules under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const read = present.map(([path]) => [path, reported(readFileSync(`${CORPUS}/${path}`))]);
    expect(Object.fromEntries(read)).to.deep.equal(Object.fromEntries(present));
  });
});
