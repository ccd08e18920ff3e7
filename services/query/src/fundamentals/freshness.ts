import { Decimal } from 'decimal.js';
import type { Json } from '../wire/json.ts';

export const DAY_MS = 86_400_000;

/**
 * How long after the end of its newest period a company is still in time. A quarterly filer's longest wait is from
 * the third quarter to the annual report (a quarter, and 90 days to file); a foreign issuer has a year and four
 * months. Both with the day that a filing may take from acceptance to here, and some slack for late filers.
 */
const IN_TIME_DAYS = { quarterly: 185, annual: 500 } as const;

/** From when on statements whose newest period ended then (YYYY-MM-DD) are stale, epoch milliseconds. */
export function staleFrom(newestPeriodEnd: string, cadence: 'quarterly' | 'annual'): number {
  return Date.parse(newestPeriodEnd) + IN_TIME_DAYS[cadence] * DAY_MS;
}

const LABELS = new Set(['fiscal_period', 'fiscal_year', 'period_end', 'provenance']);

/**
 * Whether a block has a figure anywhere: a member of a row, not of its ratios, that is not null; in a block of one
 * object any figure at all.
 */
export function hasFigure(block: Json | undefined): boolean {
  if (!Array.isArray(block)) return holdsDecimal(block);
  return (block as readonly Readonly<Record<string, Json>>[]).some((row) =>
    Object.entries(row).some(([member, value]) => !LABELS.has(member) && value !== null && !isNested(value)),
  );
}

function holdsDecimal(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Decimal.isDecimal(value) || Object.values(value).some((member: Json) => holdsDecimal(member));
}

/** Nested members are made from the others, or refusals. */
function isNested(value: Json): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
