import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { Cell } from '@footnote/statements/cell';
import { near, parseAmount, NotANumber, size, trailingZeros } from '@footnote/statements/decimal';
import type { CompanyInput } from '@footnote/statements/inputs';

/**
 * Outcome of comparing the served value with the newest filing that reports the cell's period: `agrees`, `differs`;
 * `once`: no second filing reports it. A derived cell is compared with facts that its derivation did not
 * read.
 */
export type ComparativeOutcome = 'agrees' | 'differs' | 'once';

type Stated = { readonly accession: string; readonly amount: bigint };

/**
 * Concept, unit and period → the value in each accepted filing, oldest first; null where a filing has two
 * values.
 */
export type StatedFacts = ReadonlyMap<string, readonly Stated[]>;

const keyOf = (concept: string, unit: string, start: string | null, end: string): string =>
  `${concept} ${unit} ${start ?? ''} ${end}`;

const read = (text: string): bigint | null => {
  try {
    return parseAmount(text);
  } catch (error) {
    if (error instanceof NotANumber) return null;
    throw error;
  }
};

export const statedFacts = (company: CompanyInput): StatedFacts => {
  const facts = new Map<string, Stated[]>();
  const filings = acceptedFilings(company).toSorted(
    (a, b) => a.filed.localeCompare(b.filed) || a.accession.localeCompare(b.accession),
  );
  for (const { accession, facts: list } of filings) {
    const own = new Map<string, bigint | null>();
    for (const { taxonomy, concept, unit, start, end, value } of list) {
      const key = keyOf(`${taxonomy}:${concept}`, unit, start, end);
      const amount = read(value);
      own.set(key, own.has(key) && own.get(key) !== amount ? null : amount);
    }
    for (const [key, amount] of own) {
      if (amount === null) continue;
      const stated = facts.get(key);
      if (stated) stated.push({ accession, amount });
      else facts.set(key, [{ accession, amount }]);
    }
  }
  return facts;
};

/** Tolerance: two rounding units of the coarser value, or 0.5 %. */
const close = (a: bigint, b: bigint): boolean => {
  const zeros = Math.min(6, Math.max(trailingZeros(a) ?? 0, trailingZeros(b) ?? 0));
  return near(a, b, 5) || size(a - b) <= 2n * parseAmount('1') * 10n ** BigInt(zeros);
};

/** Null for cells that no single fact can report: sums of rows, computed fields, other split bases. */
export const againstComparatives = (cell: Cell, facts: StatedFacts): ComparativeOutcome | null => {
  const [first] = cell.operands;
  if (cell.value === null || first === undefined || cell.period_kind === 'ttm') return null;
  if (cell.operands.some(({ role }) => role.length > 1)) return null;
  const value = parseAmount(cell.value) * (first.role === '-' ? -1n : 1n);
  const stated = facts.get(keyOf(cell.concept, cell.unit, cell.period_start, cell.period_end)) ?? [];
  const newest = stated.at(-1);
  if (cell.method === 'reported' && cell.operands.length === 1) {
    if (newest === undefined || stated.length < 2) return 'once';
    return close(newest.amount, value) ? 'agrees' : 'differs';
  }
  if (cell.method !== 'derived_ytd' && cell.method !== 'derived_q4') return null;
  if (newest === undefined) return 'once';
  return close(newest.amount, value) ? 'agrees' : 'differs';
};
