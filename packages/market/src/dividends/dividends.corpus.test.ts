import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import { currentDividends } from './current.ts';
import type { Dividend } from './dividend.ts';
import { paymentsOf } from './payments.ts';
import { trackRecordOf } from './track-record.ts';

type Read = {
  readonly path: string;
  readonly frequency: string | null;
  readonly status: string;
  /** Trailing and forward rate. */
  readonly rates: readonly [number | null, number | null];
  readonly next: string | null;
  /** Payments of the five years, streak and cuts. */
  readonly record: readonly [number, number | null, number | null];
  /** Ex-dates since 2019 of payments that are special or have a special part, with that part. */
  readonly specials?: Readonly<Record<string, number>>;
};

/** Read by eye from the payments of each, as of the newest bar (2026-05-29, of KSS 2021-12-01). */
const READ: readonly Read[] = [
  {
    path: 'prices/AAPL.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [1.05, 1.08],
    next: '2026-08-10',
    record: [20, 5, 0],
  },
  {
    // A fund that pays each month what it received: twelve times the last payment would be 3.312.
    path: 'prices/DIA.csv',
    frequency: 'monthly',
    status: 'payer',
    rates: [5.078, 5.078],
    next: '2026-06-12',
    // Each payment below the one before counts as a cut.
    record: [60, 1, 23],
  },
  {
    // A token each month, and four large payments a year that are nearly all of the dividend.
    path: 'prices-2/set-a/ITUB.csv',
    frequency: 'monthly',
    status: 'payer',
    rates: [0.6189, 0.6189],
    next: '2026-06-04',
    record: [66, 1, 4],
  },
  {
    // Suspended from 2020 to 2024: the cadence is that of the payments since, not yet two years of them.
    path: 'prices-2/set-a/RCL.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [4.25, 6],
    next: '2026-06-05',
    record: [7, 0, 1],
  },
  {
    // Resumed with three payments.
    path: 'prices-2/set-b/KSS.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [0.75, 1],
    next: '2021-12-07',
    record: [17, 0, 1],
  },
  {
    path: 'prices-2/set-a/LUMN.csv',
    frequency: 'quarterly',
    status: 'suspended',
    rates: [null, null],
    next: null,
    record: [5, 0, 1],
  },
  {
    // 0.4125 and a special dollar in one payment, then specials between the regular ones.
    path: 'prices-2/set-a/EOG.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [4.035, 4.08],
    next: '2026-07-16',
    record: [27, 5, 0],
    specials: {
      '2021-07-15': 1,
      '2021-12-14': 2,
      '2022-03-14': 1,
      '2022-06-14': 1.8,
      '2022-09-14': 1.5,
      '2022-12-14': 1.5,
      '2023-03-15': 1,
      '2023-12-14': 1.5,
    },
  },
  {
    // Quarterly 0.10, with large payments once a year.
    path: 'prices/PGR.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [0.4, 0.4],
    next: '2026-07-02',
    record: [21, 0, 0],
    specials: {
      '2020-01-07': 2.25,
      '2021-01-07': 4.5,
      '2021-12-17': 1.5,
      '2024-01-18': 0.75,
      '2025-01-10': 4.5,
      '2026-01-02': 13.5,
    },
  },
  {
    path: 'prices/F.csv',
    frequency: 'quarterly',
    status: 'payer',
    rates: [0.6, 0.6],
    next: '2026-08-11',
    record: [19, 0, 1],
    specials: { '2023-02-10': 0.65, '2024-02-15': 0.18, '2025-02-18': 0.15 },
  },
  {
    // An interim and a final: the next interim is expected in August.
    path: 'prices/NVO.csv',
    frequency: 'semi_annual',
    status: 'payer',
    rates: [1.859, 1.859],
    next: '2026-08-17',
    record: [10, 5, 0],
  },
  {
    // No payment in 2020: the first year since has no year before it.
    path: 'prices-2/set-a/LYG.csv',
    frequency: 'semi_annual',
    status: 'payer',
    rates: [0.2, 0.2],
    next: '2026-08-03',
    record: [10, 4, 0],
  },
  {
    path: 'prices-2/set-a/UMC.csv',
    frequency: 'annual',
    status: 'payer',
    rates: [0.483, 0.483],
    next: '2026-06-23',
    record: [5, 1, 1],
  },
  {
    // The payment of 2026 is missing.
    path: 'prices-2/set-a/STLA.csv',
    frequency: 'annual',
    status: 'payer',
    rates: [null, null],
    next: '2027-04-21',
    record: [4, 0, 1],
  },
  {
    path: 'prices-2/set-a/AGNC.csv',
    frequency: 'monthly',
    status: 'payer',
    rates: [1.44, 1.44],
    next: '2026-06-26',
    record: [60, 0, 0],
  },
  {
    path: 'prices-2/set-a/PBR.csv',
    frequency: 'irregular',
    status: 'payer',
    rates: [0.694, 0.694],
    next: null,
    record: [19, null, 9],
  },
];

const rowsOf = (path: string): readonly Dividend[] => {
  const [head = '', ...lines] = readFileSync(join(CORPUS, path), 'utf8').trimEnd().split('\n');
  const column = head.split(',').indexOf('dividend');
  return lines.map((line) => {
    const cells = line.split(',');
    return { exDate: cells[0] ?? '', amount: Number(cells[column] ?? 0) };
  });
};

describe('dividends of real stocks', () => {
  for (const { path, frequency, status, rates, next, record, specials } of READ)
    it(`are read as by eye: ${path}`, function () {
      if (!existsSync(join(CORPUS, path))) {
        console.log('      skipped: no corpus of real prices (set FOOTNOTE_CORPUS)');
        return this.skip();
      }
      const rows = rowsOf(path);
      const asOf = rows.at(-1)?.exDate ?? '';
      const payments = paymentsOf(rows);
      const current = currentDividends(payments, asOf);
      const found = trackRecordOf(payments, current, asOf);
      const rounded = (value: number | null): number | null =>
        value === null ? null : Number(value.toFixed(4));
      expect({
        frequency: current.frequency,
        status: current.status,
        next: current.nextExDate,
      }).to.deep.equal({ frequency, status, next });
      expect([current.annualRate, current.forwardRate].map(rounded)).to.deep.equal(rates);
      expect([found.totalPayments, found.increaseYears, found.cuts]).to.deep.equal(record);
      if (specials === undefined) return;
      const paid = payments.filter(({ exDate, special }) => exDate >= '2019-06-01' && special > 0);
      expect(Object.fromEntries(paid.map(({ exDate, special }) => [exDate, rounded(special)]))).to.deep.equal(
        specials,
      );
    });
});
