import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { Statements } from '@footnote/statements/statements';
import { amountOrNull, trailingZeros } from '@footnote/statements/decimal';
import type { CompanyInput, DimensionedFact, InputFact } from '@footnote/statements/inputs';
import { identityConcepts } from './identities.ts';
import { familyConcepts } from './sibling-families.ts';

/** The unit a concept was filed in, as far as checks care. */
export type Measure = 'money' | 'shares' | 'per_share';

export type FilingOf = {
  /** Place among the accepted filings, oldest first. */
  readonly order: number;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

/** One fact of one filing, identified only by concept, exact period and accession. */
export type Reading = {
  readonly filing: FilingOf;
  readonly concept: string;
  readonly measure: Measure;
  readonly start: string | null;
  readonly end: string;
  readonly text: string;
  /** As filed, in units of 10^-12. */
  readonly amount: bigint;
  /** Trailing zeros of the amount, 0 when there are decimals; null for zero. */
  readonly zeros: number | null;
};

export type Readings = {
  readonly filings: readonly FilingOf[];
  /** Also undefined if the filing has several values. */
  get(accession: string, concept: string, start: string | null, end: string): Reading | undefined;
  /** Whether the filing contains exactly this text, possibly among others. */
  has(accession: string, concept: string, start: string | null, end: string, text: string): boolean;
  /** Each filing's reading of a concept and period, oldest filing first. */
  across(concept: string, start: string | null, end: string): readonly Reading[];
  /** `across` of every concept and period that there is. */
  readonly groups: readonly (readonly Reading[])[];
  /** All readings of a concept, oldest filing first. */
  all(concept: string): readonly Reading[];
  /** Readings of the same concept and value, including itself. */
  alike(reading: Reading): readonly Reading[];
  /** Every period reported in a filing, with its facts by concept. */
  periods(accession: string): ReadonlyMap<string, ReadonlyMap<string, Reading>>;
  /** Periods of a concept that are durations of money, by their first day. */
  spans(concept: string): ReadonlyMap<string, ReadonlySet<string>>;
  /** Concepts that have spans. */
  readonly flows: ReadonlySet<string>;
};

export const periodKey = (start: string | null, end: string): string => `${start ?? ''}/${end}`;

/** Names of the concepts that the checks and the operands of cells need, by taxonomy and local name. */
const wanted = (statements: Statements): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const names = new Map<string, Map<string, string>>();
  const add = (concept: string): void => {
    const [taxonomy = '', name = ''] = concept.split(':');
    const known = names.get(taxonomy) ?? new Map<string, string>();
    names.set(taxonomy, known.set(name, concept));
  };
  identityConcepts.forEach(add);
  familyConcepts.forEach(add);
  const seen = new Set<string>();
  for (const { operands } of statements.cells)
    for (const { concept } of operands)
      if (!seen.has(concept)) {
        seen.add(concept);
        add(concept);
      }
  return names;
};

/** Per share of one class of stock. */
const isByClass = ({ unit, dimensions }: DimensionedFact): boolean =>
  unit.endsWith('/shares') &&
  dimensions.length === 1 &&
  dimensions.every(({ axis, member }) => /Class(es)?Of/.test(axis) && !member.includes('Preferred'));

/** Derived from the text for whole numbers; others are rare. */
const zerosOf = (text: string, amount: bigint): number | null => {
  if (amount === 0n) return null;
  if (!/^-?\d+$/.test(text)) return trailingZeros(amount);
  let zeros = 0;
  while (text.charCodeAt(text.length - 1 - zeros) === ZERO) zeros += 1;
  return zeros;
};

const ZERO = '0'.charCodeAt(0);

/**
 * All readings of a company's accepted filings: a plain lookup built directly from the facts, which shares no
 * step with the computation of the cells.
 */
export const readingsOf = (company: CompanyInput, statements: Statements): Readings => {
  const currency = statements.issuer.reporting_currency ?? '';
  const measures: ReadonlyMap<string, Measure> = new Map([
    [currency, 'money'],
    ['shares', 'shares'],
    [`${currency}/shares`, 'per_share'],
  ]);
  const names = wanted(statements);
  const byFiling = new Map<string, Map<string, Map<string, Reading | null>>>();
  const texts = new Map<string, Set<string>>();
  const across = new Map<string, Map<string, Reading[]>>();
  const all = new Map<string, Reading[]>();
  const spans = new Map<string, Map<string, Set<string>>>();
  const filings = acceptedFilings(company).map((filing, order) => {
    const { accession, form, filed } = filing;
    const of: FilingOf = { order, accession, form, filed };
    const periods = new Map<string, Map<string, Reading | null>>();
    byFiling.set(accession, periods);
    const put = ({ taxonomy, concept: name, unit, start, end, value }: InputFact): void => {
      const concept = names.get(taxonomy)?.get(name);
      const measure = measures.get(unit);
      if (concept === undefined || measure === undefined) return;
      const amount = amountOrNull(value);
      if (amount === null) return;
      const period = periodKey(start, end);
      let facts = periods.get(period);
      if (facts === undefined) periods.set(period, (facts = new Map<string, Reading | null>()));
      const known = facts.get(concept);
      if (known === undefined)
        facts.set(concept, {
          filing: of,
          concept,
          measure,
          start,
          end,
          text: value,
          amount,
          zeros: zerosOf(value, amount),
        });
      else if (known?.amount !== amount || known.measure !== measure) {
        const id = `${accession} ${concept} ${period}`;
        const several = texts.get(id) ?? new Set(known === null ? [] : [known.text]);
        texts.set(id, several.add(value));
        facts.set(concept, null);
      }
    };
    filing.facts.forEach(put);
    // Facts reported only by class of stock; facts reported for the company take precedence.
    const isGiven = (row: InputFact): boolean =>
      periods.get(periodKey(row.start, row.end))?.has(`${row.taxonomy}:${row.concept}`) === true;
    (filing.report?.dimensioned ?? []).filter((row) => isByClass(row) && !isGiven(row)).forEach(put);
    return of;
  });
  for (const periods of byFiling.values())
    for (const [period, facts] of periods)
      for (const [concept, reading] of facts) {
        if (reading === null) {
          facts.delete(concept);
          continue;
        }
        let periodsOf = across.get(concept);
        if (periodsOf === undefined) across.set(concept, (periodsOf = new Map<string, Reading[]>()));
        const list = periodsOf.get(period);
        if (list) list.push(reading);
        else periodsOf.set(period, [reading]);
        const ofConcept = all.get(concept);
        if (ofConcept) ofConcept.push(reading);
        else all.set(concept, [reading]);
        if (reading.start === null || reading.measure !== 'money') continue;
        let starts = spans.get(concept);
        if (starts === undefined) spans.set(concept, (starts = new Map<string, Set<string>>()));
        const ends = starts.get(reading.start);
        if (ends) ends.add(reading.end);
        else starts.set(reading.start, new Set([reading.end]));
      }
  const groups = [...across.values()].flatMap((periodsOf) => [...periodsOf.values()]);
  const byAmount = new Map<string, Map<bigint, Reading[]>>();
  const amountsOf = (concept: string): ReadonlyMap<bigint, readonly Reading[]> => {
    const known = byAmount.get(concept);
    if (known !== undefined) return known;
    const amounts = Map.groupBy(all.get(concept) ?? [], ({ amount }) => amount);
    byAmount.set(concept, amounts);
    return amounts;
  };
  const found = byFiling as unknown as ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Reading>>>;
  const get: Readings['get'] = (accession, concept, start, end) =>
    found.get(accession)?.get(periodKey(start, end))?.get(concept);
  return {
    filings,
    get,
    has: (accession, concept, start, end, text) =>
      get(accession, concept, start, end)?.text === text ||
      texts.get(`${accession} ${concept} ${periodKey(start, end)}`)?.has(text) === true,
    across: (concept, start, end) => across.get(concept)?.get(periodKey(start, end)) ?? [],
    all: (concept) => all.get(concept) ?? [],
    alike: ({ concept, amount }) => amountsOf(concept).get(amount) ?? [],
    groups,
    periods: (accession) => found.get(accession) ?? new Map(),
    spans: (concept) => spans.get(concept) ?? new Map(),
    flows: new Set(spans.keys()),
  };
};
