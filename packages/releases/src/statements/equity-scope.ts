import type { Found, SheetReading } from './found.ts';
import { isNci } from './income-rows.ts';
import type { Sheet } from './sheet.ts';

const BARE = /^total (?:equity|deficit|capital)$/;

const sharesIncome = ({ rows }: Sheet): boolean =>
  rows.some(
    ({ label, figures }) => isNci(label) && figures.some((one) => one !== undefined && one.amount !== 0n),
  );

/**
 * Takes "total equity" for the parent's only where no statement of the release speaks of noncontrolling interests: a
 * condensed balance sheet may have them in that row without saying so.
 */
export function withoutMixedEquity(readings: readonly SheetReading[]): readonly SheetReading[] {
  if (!readings.some(({ sheet }) => sharesIncome(sheet))) return readings;
  return readings.map((reading) => {
    const isMixed = ({ field, rows }: Found): boolean =>
      field === 'total_equity' && rows.every((row) => BARE.test(reading.sheet.rows[row]?.label ?? ''));
    if (!reading.found.some(isMixed)) return reading;
    return {
      ...reading,
      found: reading.found.filter((one) => !isMixed(one)),
      missed: [
        ...reading.missed,
        { statement: 'balance', field: 'total_equity', column: null, failed: 'noncontrolling_interests' },
      ],
    };
  });
}
