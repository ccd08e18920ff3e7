import { Decimal } from 'decimal.js';
import type { Json } from '@footnote/wire/json';

const LABELS = new Set(['fiscal_period', 'fiscal_year', 'period_end', 'provenance']);

/**
 * Whether a block has a figure anywhere: a member of a row, not of its ratios, that is not null; in a block of one
 * object any figure at all.
 */
export function hasFigure(block: Json | undefined): boolean {
  if (!Array.isArray(block)) return containsDecimal(block);
  return (block as readonly Readonly<Record<string, Json>>[]).some((row) =>
    Object.entries(row).some(([member, value]) => !LABELS.has(member) && value !== null && !isNested(value)),
  );
}

function containsDecimal(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Decimal.isDecimal(value) || Object.values(value).some((member: Json) => containsDecimal(member));
}

/** Nested members are computed from the others, or are refusals. */
function isNested(value: Json): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
