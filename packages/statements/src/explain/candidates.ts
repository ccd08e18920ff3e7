import { formatAmount, size } from '../decimal.ts';
import type { Entry, Fact, Filing, Part, Reading } from '../model/model.ts';
import { candidatesOf, conditionsOf } from '../fields/field.ts';
import { findingsOn } from '../reading/evidence.ts';
import type { Finding } from '../reading/evidence.ts';
import { readFiling } from '../reading/reading.ts';
import type { Refusal } from '../rules/refusal.ts';
import { RULES, type RuleId } from '../rules/rules.ts';
import { versionId } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { covers } from '../versions/versions.ts';
import type { Ruling, Vintages } from '../versions/vintage.ts';
import type { ComputationContext } from '../derive/trace-hooks.ts';
import type { FieldTrace } from './trace.ts';

/** What happened to a candidate. */
export type Verdict =
  | 'served'
  | 'repeated'
  | 'superseded'
  | 'lower_candidate'
  | 'another_total'
  | 'includes_noncontrolling_interests'
  | 'quarters_of_another_scope'
  | 'set_aside'
  | 'derived_instead'
  | 'other_date'
  | 'not_on_face'
  | Ruling
  | Refusal;

/** One concept, or a signed sum of concepts, that one filing tags for the period. */
export type Candidate = {
  readonly filing: Filing;
  /** The filing tags the total of the statement for exactly this period. */
  readonly covering: boolean;
  readonly parts: readonly Part[];
  /** Decimal string on today's split basis, with the served sign of the field. */
  readonly value: string;
  /** Position in the field's list of candidates, from 0. */
  readonly preference: number;
  readonly verdict: Verdict;
  /** The rule behind the verdict; null if the verdict is the whole explanation. */
  readonly rule: RuleId | null;
  /** The evidence in the filing for or against it; a source without evidence is absent. */
  readonly evidence: readonly Finding[];
};

/** Verdicts of the rules that only reject candidates, for rules with a specific verdict. */
const VERDICTS_OF: Readonly<Partial<Record<RuleId, Verdict>>> = {
  'face.interims_tag_another': 'not_on_face',
  'field.row_not_on_face': 'not_on_face',
  'interest.not_on_face': 'not_on_face',
  'net_income.noncontrolling_share': 'includes_noncontrolling_interests',
  'revenue.another_total': 'another_total',
  'revenue.not_root': 'another_total',
  'total.larger_tagged': 'another_total',
  'year.misattributed_quarters': 'quarters_of_another_scope',
};

const verdictOf = (rule: RuleId): Verdict => RULES[rule].refusal ?? VERDICTS_OF[rule] ?? 'set_aside';

/** Compares facts by identity, to recognise a reading that was made again. */
const sameParts = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every(({ fact }, position) => fact === b[position]?.fact);

type Judged = Pick<Candidate, 'verdict' | 'rule'>;

const ruledBy = (rule: RuleId): Judged => ({ verdict: verdictOf(rule), rule });
const plainly = (verdict: Verdict): Judged => ({ verdict, rule: null });

const judgedFirst = (reading: Reading, vintages: Vintages | null, served: Entry | undefined): Judged => {
  if (vintages === null) return plainly('not_covering');
  const ruling = vintages.rulings.get(reading);
  if (ruling !== undefined) return plainly(ruling);
  const used =
    served !== undefined && served.value !== null && sameParts(served.parts, vintages.served.parts);
  if (reading !== vintages.served)
    return plainly(reading.value === vintages.served.value ? 'repeated' : 'superseded');
  if (used) return plainly('served');
  return served?.rule ? ruledBy(served.rule) : plainly('derived_instead');
};

/** Every filing's candidates for the field in the slot, and what happened to each: newest filing first. */
export const candidatesIn = (
  { history, dropped }: FieldTrace,
  context: ComputationContext,
  slot: Slot,
  served: Entry | undefined,
): Candidate[] => {
  const { spec } = history;
  const vintages = history.vintages(slot);
  const list = candidatesOf(spec, context.type);
  const found: Candidate[] = [];
  for (const { filing, facts } of (context.index.slots.get(slot) ?? []).toReversed()) {
    const version = history.versions(slot).find((item) => item.filing === filing);
    const drop = dropped.get(versionId(slot, filing.order));
    const all = readFiling(spec, context.type, filing, facts);
    const covering = covers(facts, spec.source, context.index.slots.get(slot) ?? []);
    const put = (reading: Reading, judged: Judged): void => {
      const { parts, value, rank } = reading;
      const item = list[rank];
      const evidence = findingsOn(item ? conditionsOf(item) : [], { field: spec.field, reading, facts });
      found.push({
        filing,
        covering,
        parts,
        value: formatAmount(value),
        preference: rank,
        ...judged,
        evidence,
      });
    };
    const putFact = ({ fact, sign, rank }: Tagged, value: bigint, rule: RuleId): void => {
      const item = {
        filing,
        covering,
        parts: [{ fact, sign }],
        value: formatAmount(value),
        preference: rank,
      };
      found.push({ ...item, ...ruledBy(rule), evidence: [] });
    };
    const behind = (key: string): Judged => {
      const rule = version?.setAside.get(key) ?? version?.rule;
      return rule ? ruledBy(rule) : plainly('lower_candidate');
    };
    const [first, ...others] = version?.readings ?? [];
    if (first && drop === undefined) {
      put(first, judgedFirst(first, vintages, served));
      for (const other of others) put(other, behind(other.key));
    }
    const listed = drop === undefined ? (version?.readings ?? []) : [];
    for (const reading of all.readings) {
      if (listed.some(({ key }) => reading.key === key)) continue;
      put(reading, drop === undefined ? behind(reading.key) : ruledBy(drop));
    }
    const rejected = all.rejected ?? [];
    for (const { reading, rule } of rejected) put(reading, ruledBy(rule));
    const isRejected = ({ fact }: Tagged): boolean =>
      rejected.some(({ reading }) => reading.parts.some((part) => part.fact === fact));
    const tagged = taggedOf(spec, facts);
    const face = spec.reader === 'interest' ? (filing.interest?.concepts ?? null) : null;
    const isOff = ({ fact: { concept } }: Tagged): boolean => face !== null && !face.has(concept);
    for (const one of tagged.filter(isOff))
      putFact({ ...one, sign: 1 }, size(one.fact.amount), 'interest.not_on_face');
    // Refused as a whole: lists the concepts of the field that the filing tags.
    if (all.readings.length === 0 && all.rule !== null)
      for (const one of tagged.filter((each) => !isOff(each) && !isRejected(each)))
        putFact(one, one.sign > 0 ? one.fact.amount : -one.fact.amount, all.rule);
  }
  return found;
};

type Tagged = { readonly fact: Fact; readonly sign: 1 | -1; readonly rank: number };

const taggedOf = (spec: FieldTrace['history']['spec'], facts: ReadonlyMap<string, Fact>): Tagged[] => {
  const seen = new Set<Fact>();
  const tagged: Tagged[] = [];
  for (const list of [spec.candidates, ...Object.values(spec.byType)])
    for (const [rank, { terms }] of list.entries())
      for (const { concepts, sign } of terms)
        for (const concept of concepts) {
          const fact = facts.get(concept);
          if (!fact || seen.has(fact)) continue;
          seen.add(fact);
          for (const value of fact.rival ? [fact, fact.rival] : [fact])
            tagged.push({ fact: value, sign, rank });
        }
  return tagged;
};

/** Cover-page counts of the filings that report the date (semantics §3.2), newest filing first. */
export const coverCandidates = (
  context: ComputationContext,
  end: string,
  served: Entry | undefined,
): Candidate[] => {
  const used = new Set((served?.parts ?? []).map(({ fact }) => fact));
  return context.filings
    .filter(({ period }) => period === end)
    .toReversed()
    .flatMap((filing) =>
      (context.index.covers.get(filing) ?? []).map((fact): Candidate => {
        const judged = used.has(fact)
          ? plainly('served')
          : served?.rule
            ? ruledBy(served.rule)
            : [...used].some((other) => other.amount === fact.amount)
              ? plainly('repeated')
              : [...used].some((other) => other.filing === filing)
                ? plainly('other_date')
                : plainly('superseded');
        const value = formatAmount(fact.amount);
        return {
          filing,
          covering: true,
          parts: [{ fact, sign: 1 }],
          value,
          preference: 0,
          ...judged,
          evidence: [],
        };
      }),
    );
};
