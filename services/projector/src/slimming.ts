import type {
  Dimension,
  DimensionedFact,
  Face,
  Fact,
  Sum,
  Summation,
  SummationItem,
} from '@footnote/event-types/types.generated';
import type { ProjectionInput } from '@footnote/projection/projection';

/** Texts common to events, one for each concept, unit and day: some thousands in a company's history. */
const MAX_TEXTS = 50_000;

type SharedIdentity = 'taxonomy' | 'concept' | 'unit' | 'start' | 'end';
type SharedOfFact = SharedIdentity | 'fp' | 'frame';
type SharedOfSummation = keyof Summation;
type SharedOfDimensioned = SharedIdentity | 'decimals' | 'dimensions';
type Writable<Member, Names extends keyof Member> = { -readonly [Name in Names]: Member[Name] };

/**
 * Reduces the memory of the facts of a cached event: decoding gives each fact its own copy of its concept,
 * unit and days, more than half of its size (about 340 bytes); here equal texts are shared. Values are not:
 * few are equal.
 */
export function createSlimming(maxTexts = MAX_TEXTS): (event: ProjectionInput['event']) => void {
  const known = new Map<string, string>();
  const shared = <T extends string | null>(text: T): T => {
    if (text === null) return text;
    const found = known.get(text);
    if (found !== undefined) return found as T;
    // Restarted empty, it fills with the texts in use now; events that share older ones continue to do so.
    if (known.size >= maxTexts) known.clear();
    known.set(text, text);
    return text;
  };
  const sharedLists = <Row>(
    nameOf: (row: Row) => string,
    slim: (row: Row) => Row,
  ): ((rows: readonly Row[]) => readonly Row[]) => {
    const lists = new Map<string, readonly Row[]>();
    return (rows) => {
      const name = `${rows.length}\n${rows.map(nameOf).join('\n')}`;
      const found = lists.get(name);
      if (found !== undefined) return found;
      if (lists.size >= maxTexts) lists.clear();
      const list = rows.map(slim);
      lists.set(name, list);
      return list;
    };
  };
  const sharedTexts = sharedLists<string>((text) => text, shared);
  const sharedDimensions = sharedLists<Dimension>(
    ({ axis, member, typed }) => `${axis}${typed ? '==' : '='}${member}`,
    ({ axis, member, typed }) => ({ axis: shared(axis), member: shared(member), typed }),
  );
  const sharedItems = sharedLists<SummationItem>(
    ({ concept, weight }) => `${weight} ${concept}`,
    ({ concept, weight }) => ({ concept: shared(concept), weight: shared(weight) }),
  );
  const sharedSums = sharedLists<Sum>(
    ({ start, end, unit, consistent, difference, missing }) =>
      `${start ?? ''} ${end} ${unit} ${consistent} ${difference} ${missing}`,
    (sum) => ({
      ...sum,
      start: shared(sum.start),
      end: shared(sum.end),
      unit: shared(sum.unit),
      difference: shared(sum.difference),
    }),
  );
  const slimIdentity = (fact: Writable<Pick<Fact, SharedIdentity>, SharedIdentity>): void => {
    fact.taxonomy = shared(fact.taxonomy);
    fact.concept = shared(fact.concept);
    fact.unit = shared(fact.unit);
    fact.start = shared(fact.start);
    fact.end = shared(fact.end);
  };
  const slimFacts = (facts: readonly Writable<Fact, SharedOfFact>[]): void => {
    for (const fact of facts) {
      slimIdentity(fact);
      fact.fp = shared(fact.fp);
      fact.frame = shared(fact.frame);
    }
  };
  const slimReport = (event: {
    faces: readonly Writable<Face, 'concepts' | 'labels'>[];
    dimensioned: readonly Writable<DimensionedFact, SharedOfDimensioned>[];
  }): void => {
    for (const face of event.faces) {
      face.concepts = sharedTexts(face.concepts);
      face.labels = sharedTexts(face.labels);
    }
    for (const fact of event.dimensioned) {
      slimIdentity(fact);
      fact.decimals = shared(fact.decimals);
      fact.dimensions = sharedDimensions(fact.dimensions);
    }
  };
  const slimSummations = (summations: readonly Writable<Summation, SharedOfSummation>[]): void => {
    for (const summation of summations) {
      summation.role = shared(summation.role);
      summation.statement = shared(summation.statement);
      summation.specification = shared(summation.specification);
      summation.total = shared(summation.total);
      summation.items = sharedItems(summation.items);
      summation.sums = sharedSums(summation.sums);
    }
  };
  return (event) => {
    if ('facts' in event) {
      slimFacts(event.facts);
      slimReport(event);
      slimSummations(event.calculations);
    }
  };
}
