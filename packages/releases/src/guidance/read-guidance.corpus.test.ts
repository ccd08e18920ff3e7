import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CORPUS } from '@footnote/testing/corpus';
import { readParts } from '../document/read-parts.ts';
import { readGuidance } from './read-guidance.ts';

const FOLDER = `${CORPUS}/releases`;
const isHere = existsSync(FOLDER);

/** Read by eye: of each release with guidance its day, the number of figures read, and some of them. */
const BY_EYE: Readonly<
  Record<string, readonly [released: string, count: number, ...figures: readonly string[]]>
> = {
  'fy20q1earningsreleasee.htm': [
    '2020-04-29',
    3,
    'revenue  null 2020 2350000000 2450000000',
    'net_income non_gaap null 2020 120300000 125200000',
    'eps non_gaap null 2020 2.95 3.07',
  ],
  'dp126864_ex9901.htm': [
    '2020-05-05',
    3,
    'revenue  2 2020 290000000 330000000',
    'eps gaap 2 2020 0.24 0.4',
    'eps non_gaap 2 2020 0.4 0.56',
  ],
  'NVDA-FY2023-Q1.html': [
    '2022-05-25',
    7,
    'revenue  2 2023 7938000000 8262000000',
    'other_income gaap 2 2023 -40000000 -40000000',
  ],
  'NVDA-FY2023-Q2.html': [
    '2022-08-24',
    7,
    'revenue  3 2023 5782000000 6018000000',
    'gross_margin gaap 3 2023 61.9 62.9',
  ],
  'NVDA-FY2023-Q3.html': [
    '2022-11-16',
    7,
    'revenue  4 2023 5880000000 6120000000',
    'other_income gaap 4 2023 40000000 40000000',
  ],
  'NVDA-FY2023-Q4.html': [
    '2023-02-22',
    7,
    'revenue  1 2024 6370000000 6630000000',
    'gross_margin non_gaap 1 2024 66 67',
  ],
  'NVDA-FY2025-Q1.html': [
    '2024-05-22',
    7,
    'revenue  2 2025 27440000000 28560000000',
    'gross_margin gaap 2 2025 74.3 75.3',
  ],
  'NVDA-FY2025-Q2.html': [
    '2024-08-28',
    7,
    'revenue  3 2025 31850000000 33150000000',
    'operating_expenses gaap 3 2025 4300000000 4300000000',
  ],
  'NVDA-FY2025-Q3.html': [
    '2024-11-20',
    7,
    'revenue  4 2025 36750000000 38250000000',
    'operating_expenses non_gaap 4 2025 3400000000 3400000000',
  ],
  'NVDA-FY2025-Q4.html': [
    '2025-02-26',
    7,
    'revenue  1 2026 42140000000 43860000000',
    'gross_margin non_gaap 1 2026 70.5 71.5',
  ],
  'NVDA-FY2026-Q1.html': [
    '2025-05-28',
    7,
    'revenue  2 2026 44100000000 45900000000',
    'other_income gaap 2 2026 450000000 450000000',
  ],
  'NVDA-FY2026-Q2.html': [
    '2025-08-27',
    7,
    'revenue  3 2026 52920000000 55080000000',
    'operating_expenses gaap 3 2026 5900000000 5900000000',
  ],
  'NVDA-FY2026-Q3.html': [
    '2025-11-19',
    7,
    'revenue  4 2026 63700000000 66300000000',
    'gross_margin gaap 4 2026 74.3 75.3',
  ],
};

describe('guidance of real releases', () => {
  before(function () {
    if (isHere) return;
    console.log(`      skipped: no releases under ${CORPUS} (set FOOTNOTE_CORPUS)`);
    this.skip();
  });

  it('is what was read by eye, and none where there is none', function () {
    this.timeout(100_000);
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.html?$/.test(path),
    );
    expect(files).to.have.length.at.least(45);
    for (const path of files) {
      const [released, count, ...figures] = BY_EYE[path.split('/').at(-1) ?? ''] ?? ['2020-04-29', 0];
      const parts = readParts(readFileSync(`${FOLDER}/${path}`, 'utf8'));
      const read = readGuidance(parts, { released, currency: 'USD' }).map(
        ({ metric, basis, period, low, high }) =>
          `${metric} ${basis ?? ''} ${String(period.quarter)} ${period.year} ${low ?? ''} ${high ?? ''}`,
      );
      expect(read, path).to.have.length(count);
      expect(read, path).to.include.members(figures);
    }
  });
});
