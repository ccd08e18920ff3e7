import type { RefusingRule } from '../rules/rules.ts';
import { addUpTo } from './adds-up.ts';
import * as tags from '../fields/debt.ts';
import type { IssuerType } from '../fields/field.ts';
import { readDebtRows } from './debt-rows.ts';
import { fillsNoncurrent, longTermScope, relatedNotes } from './debt-scope.ts';
import { near } from '../decimal.ts';
import type { Fact, FactSet, Filing, Part, Reading } from '../model/model.ts';
import { exceeds, firstOf, readingOf } from './reading-of.ts';
import { OTHER_BASIS, SAME_FIGURE } from '../values/tolerances.ts';

type Piece = { readonly parts: readonly Part[]; readonly leases: boolean };

/** Rows of current debt that a total of long-term debt may include. */
const DUE = [
  ...tags.CURRENT_TOTAL,
  ...tags.MATURITIES,
  ...tags.MATURITIES_WITH_LEASES,
  ...tags.MATURITY_PARTS,
];

const plus = (...facts: readonly (Fact | undefined)[]): Part[] =>
  facts.filter((fact) => fact !== undefined).map((fact) => ({ fact, sign: 1 as const }));

/** Whether short-term debt and maturities equal the total of current liabilities less their other rows. */
const isWhatIsLeft = (filing: Filing, facts: FactSet, debt: readonly Part[]): boolean => {
  const total = facts.get(tags.CURRENT_LIABILITIES)?.amount;
  const payables = tags.PAYABLES.map((names) => names.flatMap((name) => facts.get(name)?.amount ?? []));
  const tagged = payables.find((amounts, way) => amounts.length === tags.PAYABLES[way]?.length);
  if (total === undefined || tagged === undefined) return false;
  const doubtful = tags.OTHER_LIABILITY_ROWS.flatMap((names) => firstOf(facts, names)?.amount ?? []);
  return addUpTo(total, { certain: [...tagged, ...debt.map(({ fact }) => fact.amount)], doubtful }, filing);
};

/** Whether a total of notes and loans equals one of the sums that are known without it. */
const isKnownSum = (fact: Fact, sums: readonly (Fact | undefined)[]): boolean => {
  const amounts = sums.flatMap((each) => each?.amount ?? []);
  return [...amounts, amounts.reduce((total, amount) => total + amount, 0n)].some((amount) =>
    near(amount, fact.amount, SAME_FIGURE),
  );
};

/**
 * Short-term borrowings (the parent, never with its children), else its children, unless a row under another
 * name, or a parent that is smaller than a child, equals what the current liabilities leave. Null if there is such
 * a row with undetermined contents.
 */
const shortTerm = (filing: Filing, facts: FactSet, due: readonly Part[]): readonly Part[] | null => {
  const parent = firstOf(facts, tags.SHORT_TERM);
  if (parent && !exceeds(facts, tags.SHORT_TERM_PARTS, parent.amount)) return plus(parent);
  const parts = plus(...tags.SHORT_TERM_PARTS.map((concept) => facts.get(concept)));
  const [maturities] = due;
  const known = [firstOf(facts, tags.NONCURRENT), maturities?.fact, firstOf(facts, tags.LONG_TERM_TOTAL)];
  const others = [...tags.SHORT_TERM, ...tags.SHORT_TERM_OTHERS]
    .flatMap((concept) => facts.get(concept) ?? [])
    .filter(
      (fact) =>
        fact.amount !== 0n &&
        !(fact.concept === tags.SHORT_TERM_OTHERS.at(-1) && isKnownSum(fact, known)) &&
        !parts.some((part) => part.fact.amount === fact.amount),
    );
  if (others.length === 0) return parts;
  const ways = others.flatMap((fact) => [plus(fact), [...parts, ...plus(fact)]]).concat([parts]);
  return ways.find((way) => isWhatIsLeft(filing, facts, [...way, ...due])) ?? null;
};

/**
 * DebtCurrent includes both; else short-term debt and current maturities, with finance leases if the noncurrent debt is
 * tagged with them. Null if one of the rows is unclear.
 */
const currentPart = (filing: Filing, facts: FactSet, withLeases: boolean): Piece | null => {
  const both = firstOf(facts, tags.CURRENT_TOTAL);
  if (both) return { parts: plus(both), leases: false };
  const plain = firstOf(facts, tags.MATURITIES);
  const leased = plain && !withLeases ? undefined : firstOf(facts, tags.MATURITIES_WITH_LEASES);
  const due = plus(leased ?? plain ?? firstOf(facts, tags.MATURITY_PARTS));
  const short = shortTerm(filing, facts, due);
  return short && { parts: [...short, ...due], leases: leased !== undefined };
};

const ifrsParts = (facts: FactSet): Part[] => {
  const whole = facts.get(tags.IFRS_TOTAL);
  if (whole) return plus(whole);
  const long = firstOf(facts, tags.IFRS_NONCURRENT);
  const current = facts.get(tags.IFRS_CURRENT);
  const short = current
    ? plus(current)
    : plus(facts.get(tags.IFRS_SHORT), firstOf(facts, tags.IFRS_MATURITIES));
  return long && short.length > 0 ? [...plus(long), ...short] : [];
};

/** Rank of noncurrent debt without a tagged row of current debt, and without proof that there is none. */
export const NO_ROW = 6;

/**
 * Whether no debt is due within a year although no row of it is tagged: according to the debt note, because
 * the total debt does not exceed noncurrent debt, or because the other current liabilities equal their total.
 */
const nothingDue = (filing: Filing, facts: FactSet, debt: readonly bigint[]): boolean | 'unknown' => {
  const due = firstOf(facts, tags.MATURITY_YEARS[0] ?? [])?.amount;
  if (due !== undefined && due !== 0n) return false;
  const long = debt.reduce((total, amount) => total + amount, 0n);
  const isAll = [...tags.LONG_TERM_TOTAL, tags.CARRYING].some((concept) => {
    const note = facts.get(concept)?.amount;
    return note !== undefined && near(note, long, OTHER_BASIS);
  });
  return isAll || due === 0n || isWhatIsLeft(filing, facts, []) ? true : 'unknown';
};

/** The facts without totals of exactly zero whose parts are tagged and not zero (semantics §3.7.9). */
const withoutWrongZeros = (facts: FactSet): FactSet => {
  const wrong = tags.DEBT_TOTALS.filter(([, parts]) =>
    parts.some((part) => (facts.get(part)?.amount ?? 0n) > 0n),
  )
    .flatMap(([totals]) => totals)
    .filter((concept) => facts.get(concept)?.amount === 0n);
  return wrong.length === 0 ? facts : new Map([...facts].filter(([concept]) => !wrong.includes(concept)));
};

/** Whether no other row of debt is larger: filers also use the concept for the leases in a note. */
const isAllDebt = (facts: FactSet, amount: bigint): boolean =>
  !exceeds(facts, [...tags.LONG_TERM_TOTAL, ...tags.NONCURRENT, ...tags.NONCURRENT_WITH_LEASES], amount);

type Found = { readonly readings: readonly Reading[]; readonly rule: RefusingRule | null };

const refusedBy = (rule: RefusingRule): Found => ({ readings: [], rule });

/**
 * Borrowings (semantics §3.2): current part + noncurrent debt, else the total tags. If no row of current debt
 * is tagged at all the noncurrent debt is the total, unless a total tag contradicts it; a current part
 * without noncurrent debt is partial, unless the other noncurrent liabilities equal their total. Banks: the
 * total tags would include deposits and repos, so only plain debt is used.
 */
const readTagged = (filing: Filing, tagged: FactSet, type: IssuerType): Found => {
  const facts = withoutWrongZeros(tagged);
  const used = tags.decisiveConcepts.map((concept) => facts.get(concept));
  if (used.some((fact) => fact?.conflict)) return refusedBy('debt.two_values');
  const one = (parts: readonly Part[], rank: number, leases = false): Found => ({
    readings: [readingOf(filing, parts, rank, leases ? { flags: ['includes_finance_leases'] } : {})],
    rule: null,
  });
  const plain = firstOf(facts, tags.NONCURRENT);
  const leased = plain ? undefined : firstOf(facts, tags.NONCURRENT_WITH_LEASES);
  const current = currentPart(filing, facts, leased !== undefined);
  if (current === null) return refusedBy('debt.short_term_rows');
  /** The current part, noncurrent debt, and related notes. */
  const both = (noncurrent: readonly Part[], rank: number, leases: boolean): Found => {
    const related = relatedNotes(
      facts,
      filing,
      noncurrent.map(({ fact }) => fact.amount),
    );
    if (related === null) return refusedBy('debt.related_notes');
    return one([...current.parts, ...noncurrent, ...plus(related)], rank, leases);
  };
  const long = plain ?? leased;
  const longTerm = firstOf(facts, tags.LONG_TERM_TOTAL);
  const longTermLeased = firstOf(facts, tags.LONG_TERM_TOTAL_WITH_LEASES);
  const combined = type === 'bank' ? undefined : firstOf(facts, tags.COMBINED);
  if (long && current.parts.length > 0) return both(plus(long), 0, current.leases || leased !== undefined);
  if (combined) return one(plus(combined), 1);
  const combinedLeased = type === 'bank' ? undefined : firstOf(facts, tags.COMBINED_WITH_LEASES);
  if (combinedLeased && isAllDebt(facts, combinedLeased.amount)) return one(plus(combinedLeased), 1, true);
  const short = firstOf(facts, tags.SHORT_TERM);
  const shortParts = short
    ? plus(short)
    : plus(...tags.SHORT_TERM_PARTS.map((concept) => facts.get(concept)));
  const scope = longTermScope(facts);
  if (longTerm && scope === 'noncurrent') return both(plus(longTerm), 2, false);
  // With current debt, it is undetermined whether the long-term debt includes it.
  const isDue = DUE.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n);
  if (longTerm && scope === null && isDue) return refusedBy('debt.long_term_scope');
  if (longTerm) return one([...plus(longTerm), ...(firstOf(facts, tags.CURRENT_TOTAL) ? [] : shortParts)], 2);
  if (longTermLeased) return one([...plus(longTermLeased), ...shortParts], 2, true);
  const untagged = tags.CURRENT_ROWS.every((concept) => !facts.has(concept));
  const rankOf = (debt: readonly bigint[]): number => {
    const due = nothingDue(filing, facts, debt);
    return due === 'unknown' ? NO_ROW : due ? 3 : -1;
  };
  if (long && untagged) {
    const rank = rankOf([long.amount]);
    return rank < 0 ? refusedBy('debt.due_untagged') : both(plus(long), rank, leased !== undefined);
  }
  const notes = long ? [] : plus(...tags.NOTE_ROWS.map((names) => firstOf(facts, names)));
  if (notes.some(({ fact }) => fact.conflict)) return refusedBy('debt.two_values');
  const sum = notes.reduce((total, { fact }) => total + fact.amount, 0n);
  const borrowed = current.parts.reduce((total, { fact }) => total + fact.amount, sum);
  if (notes.length > 0 && !exceeds(facts, tags.UNPARTED, borrowed) && (untagged || current.parts.length > 0))
    return both(notes, untagged && rankOf([sum]) === NO_ROW ? NO_ROW : 4, current.leases);
  if (!long && notes.length === 0 && current.parts.length > 0 && fillsNoncurrent(facts, filing, []))
    return one(current.parts, 4, current.leases);
  const foreign = ifrsParts(facts);
  if (foreign.length > 0) return one(foreign, 5);
  const partial =
    long !== undefined ||
    notes.length > 0 ||
    current.parts.length > 0 ||
    firstOf(facts, tags.IFRS_NONCURRENT);
  return partial ? refusedBy('debt.one_part_only') : { readings: [], rule: null };
};

/** Refusals that the rows of a balance sheet can lift, because they show which other rows exist. */
const OF_OTHER_ROWS: ReadonlySet<RefusingRule | null> = new Set([
  null,
  'debt.long_term_scope',
  'debt.one_part_only',
  'debt.related_notes',
  'debt.short_term_rows',
]);

/**
 * Borrowings by the concepts known as debt, or by the rows of debt on the filing's own balance sheet if these
 * are larger without leases, or resolve a refusal. Not for banks, whose rows include deposits and repos.
 */
export const readDebt = (filing: Filing, tagged: FactSet, type: IssuerType): Found => {
  const known = readTagged(filing, tagged, type);
  const { debtRows } = filing;
  if (debtRows === null || type === 'bank') return known;
  const own = readDebtRows(filing, debtRows, withoutWrongZeros(tagged), 0);
  if (own === null) return known;
  const [reading] = known.readings;
  const isMore = reading !== undefined && own.value > reading.value && own.flags.length === 0;
  return isMore || (reading === undefined && OF_OTHER_ROWS.has(known.rule))
    ? { readings: [own], rule: null }
    : known;
};
