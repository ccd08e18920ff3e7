import type { Refusal } from '../cell.ts';
import { candidatesOf } from '../fields/field.ts';
import { formatAmount, size } from '../decimal.ts';
import type { Entry, Fact, Filing, Part, Reading } from '../model/model.ts';
import { readFiling } from '../reading/reading.ts';
import { versionId } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { covers } from '../versions/versions.ts';
import type { Ruling, Vintages } from '../versions/vintage.ts';
import type { Grounds } from '../derive/trace-hooks.ts';
import type { Said } from './trace.ts';

/** What became of a candidate. */
export type Verdict =
  | 'served'
  | 'repeated'
  | 'superseded'
  | 'lower_candidate'
  | 'another_total'
  | 'includes_noncontrolling_interests'
  | 'quarters_of_another_scope'
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
  /** Decimal string on today's split basis and with the sign that the field is served with. */
  readonly value: string;
  /** Place in the field's list of candidates, from 0. */
  readonly preference: number;
  readonly verdict: Verdict;
};

/** Facts by identity, so that a reading made again is known for the same one. */
const sameParts = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every(({ fact }, position) => fact === b[position]?.fact);

const verdictOfFirst = (reading: Reading, vintages: Vintages | null, served: Entry | undefined): Verdict => {
  if (vintages === null) return 'not_covering';
  const ruling = vintages.rulings.get(reading);
  if (ruling !== undefined) return ruling;
  const used =
    served !== undefined && served.value !== null && sameParts(served.parts, vintages.served.parts);
  if (reading === vintages.served) return used ? 'served' : (served?.refusal ?? 'derived_instead');
  return reading.value === vintages.served.value ? 'repeated' : 'superseded';
};

/** What every filing says about the field in the slot and what became of it: newest filing first. */
export const candidatesIn = (
  { history, dropped }: Said,
  grounds: Grounds,
  slot: Slot,
  served: Entry | undefined,
): Candidate[] => {
  const { spec } = history;
  const vintages = history.vintages(slot);
  const found: Candidate[] = [];
  for (const { filing, facts } of (grounds.index.slots.get(slot) ?? []).toReversed()) {
    const version = history.versions(slot).find((item) => item.filing === filing);
    const isDropped = dropped.has(versionId(slot, filing.order));
    const all = readFiling(spec, grounds.type, filing, facts);
    const covering = covers(facts, spec.source, grounds.index.slots.get(slot) ?? []);
    const put = (parts: readonly Part[], value: bigint, preference: number, verdict: Verdict): void => {
      found.push({ filing, covering, parts, value: formatAmount(value), preference, verdict });
    };
    const [first, ...others] = version?.readings ?? [];
    if (first && !isDropped) {
      put(first.parts, first.value, first.rank, verdictOfFirst(first, vintages, served));
      for (const other of others)
        put(
          other.parts,
          other.value,
          other.rank,
          other.rank > first.rank ? 'lower_candidate' : spec.faceOfInterims ? 'not_on_face' : 'another_total',
        );
    }
    const listed = isDropped ? [] : (version?.readings ?? []);
    for (const { key, parts, value, rank } of all.readings) {
      if (listed.some((reading) => reading.key === key)) continue;
      const verdict = isDropped
        ? 'quarters_of_another_scope'
        : candidatesOf(spec, grounds.type)[rank]?.recurring
          ? 'not_on_face'
          : (version?.refusal ?? 'includes_noncontrolling_interests');
      put(parts, value, rank, verdict);
    }
    const tagged = taggedOf(spec, facts);
    const face = spec.reader === 'interest' ? (filing.interest?.concepts ?? null) : null;
    const isOff = ({ fact: { concept } }: Tagged): boolean => face !== null && !face.has(concept);
    for (const { fact, rank } of tagged.filter(isOff))
      put([{ fact, sign: 1 }], size(fact.amount), rank, 'not_on_face');
    // Refused as a whole: what it tags of the field stands for itself.
    if (all.readings.length === 0 && all.refusal !== null)
      for (const { fact, sign, rank } of tagged.filter((one) => !isOff(one)))
        put([{ fact, sign }], sign > 0 ? fact.amount : -fact.amount, rank, all.refusal);
  }
  return found;
};

type Tagged = { readonly fact: Fact; readonly sign: 1 | -1; readonly rank: number };

const taggedOf = (spec: Said['history']['spec'], facts: ReadonlyMap<string, Fact>): Tagged[] => {
  const seen = new Set<Fact>();
  const tagged: Tagged[] = [];
  for (const list of [spec.candidates, ...Object.values(spec.byType)])
    for (const [rank, { terms }] of list.entries())
      for (const { concepts, sign } of terms)
        for (const concept of concepts) {
          const fact = facts.get(concept);
          if (!fact || seen.has(fact)) continue;
          seen.add(fact);
          tagged.push({ fact, sign, rank });
        }
  return tagged;
};

/** Cover-page counts of the filings that report on the date (semantics §3.2), newest filing first. */
export const coverCandidates = (grounds: Grounds, end: string, served: Entry | undefined): Candidate[] => {
  const used = new Set((served?.parts ?? []).map(({ fact }) => fact));
  return grounds.filings
    .filter(({ period }) => period === end)
    .toReversed()
    .flatMap((filing) =>
      (grounds.index.covers.get(filing) ?? []).map((fact): Candidate => {
        const verdict = used.has(fact)
          ? 'served'
          : served?.value === null
            ? (served.refusal ?? 'not_reported')
            : [...used].some((other) => other.amount === fact.amount)
              ? 'repeated'
              : [...used].some((other) => other.filing === filing)
                ? 'other_date'
                : 'superseded';
        const value = formatAmount(fact.amount);
        return { filing, covering: true, parts: [{ fact, sign: 1 }], value, preference: 0, verdict };
      }),
    );
};
