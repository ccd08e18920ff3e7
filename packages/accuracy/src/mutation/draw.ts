import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { CompanyInput, InputFact, InputFiling } from '@footnote/statements/inputs';
import type { Random } from '@footnote/synthetic-edgar/random';
import { judgedCompany, type JudgedCompany } from '../judged.ts';
import { baselineOf, type Baseline } from './effect.ts';
import { summedFacts } from './attested.ts';
import { isYearBefore, mutate, mutationKinds, type MutationKind, type YearBefore } from './mutate.ts';

/** A company before any mutation. */
export type Subject = {
  readonly symbol: string;
  readonly input: CompanyInput;
  readonly baseline: Baseline;
  /** Facts confirmed before any mutation by a sum of their filing or of adjoining periods (`factKey`). */
  readonly summed: ReadonlySet<string>;
  /** Accepted filings with facts, and the indexes of the facts that can be mutated. */
  readonly filings: readonly { readonly filing: InputFiling; readonly places: readonly number[] }[];
};

/** One mutation. */
export type Draw = {
  readonly kind: MutationKind;
  readonly filing: InputFiling;
  readonly fact: InputFact;
  readonly input: CompanyInput;
};

/** Facts of concepts that no cell uses cannot have an effect and are excluded from the draw. */
export const subjectOf = (
  symbol: string,
  input: CompanyInput,
  judged: JudgedCompany = judgedCompany(input),
): Subject => {
  const read = new Set(judged.cells.flatMap(({ cell }) => cell.operands.map(({ concept }) => concept)));
  const accepted = new Set(acceptedFilings(input).map(({ accession }) => accession));
  return {
    symbol,
    input,
    baseline: baselineOf(judged.cells),
    summed: summedFacts(input, judged),
    filings: input.filings
      .filter(({ accession }) => accepted.has(accession))
      .toSorted((a, b) => (a.accession < b.accession ? -1 : 1))
      .map((filing) => ({
        filing,
        places: filing.facts.flatMap(({ taxonomy, concept }, at) =>
          read.has(`${taxonomy}:${concept}`) ? [at] : [],
        ),
      }))
      .filter(({ places }) => places.length > 0),
  };
};

const MOST_TRIES = 50;

const yearBeforeIn =
  ({ input }: Subject): YearBefore =>
  (fact) => {
    for (const { facts } of input.filings)
      for (const other of facts)
        if (other.concept === fact.concept && other.taxonomy === fact.taxonomy && isYearBefore(other, fact))
          return other;
    return undefined;
  };

const MOST_WAYS = 10;

/**
 * Draws a filing, then one of its facts, each with equal probability, and draws again if the mutation does
 * not apply to the fact.
 */
const drawOf = (subject: Subject, random: Random, kind: MutationKind): Draw | undefined => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const chosen = subject.filings[random.integer(0, subject.filings.length - 1)];
    const place = chosen?.places[random.integer(0, chosen.places.length - 1)];
    const fact = place === undefined ? undefined : chosen?.filing.facts[place];
    if (chosen === undefined || place === undefined || fact === undefined) continue;
    const facts = mutate(kind, chosen.filing, place, random, yearBeforeIn(subject));
    if (facts === null) continue;
    const filings = subject.input.filings.map((filing) =>
      filing === chosen.filing ? { ...filing, facts } : filing,
    );
    return { kind, filing: chosen.filing, fact, input: { ...subject.input, filings } };
  }
  return undefined;
};

/**
 * Draws a mutation of the requested kind, else of a kind drawn with equal probability, and draws again if no fact of
 * the company can be mutated that way. Undefined if no fact can be mutated, as for a company without cells.
 */
export const draw = (subject: Subject, random: Random, requestedKind?: MutationKind): Draw | undefined => {
  const ways = requestedKind === undefined ? MOST_WAYS : 1;
  for (let way = 0; way < ways; way += 1) {
    const drawn = drawOf(subject, random, requestedKind ?? drawKind(random));
    if (drawn !== undefined) return drawn;
  }
  return undefined;
};

const drawKind = (random: Random): MutationKind =>
  mutationKinds[random.integer(0, mutationKinds.length - 1)] ?? 'sign';
