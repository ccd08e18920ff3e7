import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readInsiderForm } from './read-insider-form.ts';
import type { Position, ReportingOwner, Transaction } from './types.ts';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';

const HELD_BY_TRUSTS = (shares: readonly string[]): string[] => shares.map((each) => `held ${each} I 1`);
const SOLD = (day: string, rows: readonly string[], notes = 3): string[] =>
  rows.map((row) => `${day} S D ${row} I ${notes}`);

/**
 * Path → form, issuer, owners with relations, box for plans, then the lines: day, code, direction, shares,
 * price, holdings afterwards, form of ownership and number of footnotes. Each was checked by hand against its
 * XML.
 */
const READ: Readonly<Record<string, readonly string[]>> = {
  'unplaced/data/form3.nosecurities.xml': ['3 0000867773 1698764 director; no box'],
  'unplaced/data/form3.snow.nonderiv.xml': [
    '3 0001640147 1067983 ten percent, 315090 ten percent; no box',
    'held 6125376 I 1',
  ],
  'unplaced/data/form4.snow.xml': [
    '4 0001640147 1402349 officer; no box',
    '2022-12-13 M A 200000 8.88 301097 D 1',
    ...[
      '73170 150.841 227927',
      '74907 151.814 153020',
      '41986 152.655 111034',
      '5496 153.872 105538',
      '4441 154.76 101097',
    ].map((row) => `2022-12-13 S D ${row} D 2`),
    '2022-12-13 M A 200000 0 2219299 D 1',
    ...HELD_BY_TRUSTS(['577218', '178947', '9686', '2755', '9686', '2755', '9686', '2755']),
  ],
  'unplaced/data/ownership/form3.snow.xml': [
    '3 0001640147 1246215 director; no box',
    'held none I 6',
    'held none D 3',
    ...new Array<string>(4).fill('held none I 4'),
  ],
  'unplaced/data/ownership/form5.snow.xml': [
    '5 0001640147 1397798 director; no box',
    '2021-12-23 G D 61386 0 54666 D 2',
    ...HELD_BY_TRUSTS(['151188', '125737']),
  ],
  'unplaced/data/ownership/374WaterForm4.xml': [
    '4 0000933972 2064133 officer; box false',
    '2025-04-30 A A 757756 0 757756 D 1',
    '2025-04-30 A A 757576 0 757756 D 2',
  ],
  'unplaced/equibles/form4-rule10b5one-checked.xml': [
    '4 0001866581 1883154 director officer ten percent; box true',
    ...SOLD('2025-02-25', [
      '177098 72.854 4022003',
      '43073 73.5652 3978930',
      '14448 74.7161 3964482',
      '432 75.2289 3964050',
      '111376 72.854 2529403',
      '27087 73.5652 2502316',
      '9087 74.716 2493229',
      '272 75.229 2492957',
    ]),
    ...SOLD('2025-02-26', [
      '56147 74.9862 3907903',
      '109646 75.5356 3798257',
      '123802 76.6714 3674455',
      '35310 74.9862 2457647',
      '68956 75.5356 2388691',
      '77857 76.6714 2310834',
    ]),
  ],
  [`${ARCHIVES}/1750/000112760225001055/0001127602-25-001055.txt`]: [
    '4 0000001750 1806647 officer; box false',
    '2025-01-10 S D 1500 66.903 37565 D 1',
  ],
  [`${ARCHIVES}/1462356/000032019322000061/0000320193-22-000061.txt`]: [
    '4 0000320193 1462356 officer; no box',
    ...[
      '9136 159.94 468198',
      '5316 160.82 462882',
      '4006 161.93 458876',
      '900 162.77 457976',
      '1550 163.94 456426',
      '1800 165.06 454626',
      '2292 165.95 452334',
    ].map((row) => `2022-05-04 S D ${row} D 2`),
  ],
  [`${ARCHIVES}/1860782/000156218025000280/0001562180-25-000280.nc`]: [
    '4 0001860782 2009134 officer; box false',
    '2025-01-06 A A 106150.00 0.00 253329.00 D 1',
    '2025-01-06 A A 70750.00 0.00 70750.00 D 1',
  ],
  [`${ARCHIVES}/7536/000112760225004598/0001127602-25-004598.nc`]: [
    '4 0000007536 1870985 officer; box false',
    '2025-02-12 A A 2193 106.82 21878 D 1',
    '2025-02-12 F D 1009 106.82 20869 D 1',
  ],
  [`${ARCHIVES}/927066/000119312526207021/form4.xml`]: [
    '4 0000927066 1067983 ten percent, 315090 ten percent; box false',
    '2026-05-01 S D 1220376 149.8429 28880209 I 2',
  ],
  [`${ARCHIVES}/320193/000032019324000102/wk-form5_1727822122.xml`]: [
    '5 0000320193 1059235 director; box false',
    '2024-04-18 W A 42 0 6042 I 1',
    'held 60975 D 0',
  ],
  [`${ARCHIVES}/320193/000178052526000003/wk-form3_1772839848.xml`]: [
    '3 0000320193 1780525 officer; no box',
    'held none D 3',
    'held none D 3',
  ],
  [`${ARCHIVES}/320193/000114036126025622/form4.xml`]: [
    '4 0000320193 1780525 officer; box false',
    '2026-06-15 M A 30104 none 57784 D 1',
    '2026-06-15 F D 16238 296.42 41546 D 1',
    '2026-06-15 M D 30104 none 210728 D 4',
  ],
};

/** The form itself; some files are whole submissions. */
function formIn(path: string): Uint8Array {
  const text = readFileSync(`${CORPUS}/${path}`, 'utf8');
  const [form = text] = /<ownershipDocument>.*<\/ownershipDocument>/s.exec(text) ?? [];
  return Buffer.from(form);
}

const relationsOf = (owner: ReportingOwner): string =>
  [
    ...(owner.isDirector ? ['director'] : []),
    ...(owner.isOfficer ? ['officer'] : []),
    ...(owner.isTenPercentOwner ? ['ten percent'] : []),
    ...(owner.isOther ? ['other'] : []),
  ].join(' ');

const lineOf = (row: Transaction | Position): string => {
  const stated = (text: string | null): string => text ?? 'none';
  const own =
    'code' in row
      ? [row.date, row.code, row.direction, row.shares, row.price].map(stated)
      : (['held'] as const);
  return [...own, stated(row.sharesAfter), row.ownership, row.footnotes.length].join(' ');
};

function linesOf(path: string): readonly string[] {
  const read = readInsiderForm(formIn(path));
  if ('refused' in read) return [read.refused];
  const { form, issuer, owners, underPlan, transactions, holdings, unread, truncated } = read.ok;
  expect([unread, truncated], path).to.deep.equal([[], false]);
  const named = owners.map((owner) => `${Number(owner.cik)} ${relationsOf(owner)}`).join(', ');
  const box = underPlan === null ? 'no box' : `box ${underPlan}`;
  return [`${form} ${issuer.cik} ${named}; ${box}`, ...[...transactions, ...holdings].map(lineOf)];
}

describe('readInsiderForm on real documents', () => {
  it('reads the lines that the forms show', function () {
    const present = Object.keys(READ).filter((path) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no forms under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    for (const path of present) expect(linesOf(path), path).to.deep.equal(READ[path]);
  });
});
