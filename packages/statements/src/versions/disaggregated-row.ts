import type { Candidate, Field, IssuerType } from '../fields/field.ts';
import { evidenceFrom } from '../fields/evidence.ts';
import { candidatesOf, conditionsOf } from '../fields/field.ts';
import { keyOf, readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refusing, settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/**
 * A filer may split a row of the face in two and continue to tag the smaller one with the concept of the
 * total; only the label shows it. Its own comparatives prove it: for one period the filing after the split
 * has X and the new row A while an earlier one had exactly X + A. From that filing on the row is the sum of
 * both, and partial without A.
 */
export const joinSplitRows = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  for (const [rank, item] of candidatesOf(spec, type).entries()) {
    if (splitOffOf(item) === undefined) continue;
    const since = splitSince(item, rank, [...all.values()]);
    if (since === null) continue;
    for (const [slot, versions] of all)
      all.set(
        slot,
        versions.map((version) => (version.filing.order < since ? version : joined(version, item, rank))),
      );
  }
};

type Versions = readonly FilingReadings[];

const splitOffOf = (item: Candidate): string | undefined =>
  evidenceFrom(conditionsOf(item), 'comparatives')?.splitOff;

const splitOffIn = ({ facts }: FilingReadings, item: Candidate) => {
  const splitOff = splitOffOf(item);
  const fact = splitOff === undefined ? undefined : facts.get(splitOff);
  return fact && !fact.conflict ? fact : undefined;
};

const valueOf = ({ readings }: FilingReadings, rank: number): bigint | undefined =>
  readings.find((reading) => reading.rank === rank)?.value;

/** Order of the first filing whose comparatives prove the split; null if none does. */
const splitSince = (item: Candidate, rank: number, slots: readonly Versions[]): number | null => {
  const proofs = slots.flatMap((versions) =>
    versions.flatMap((version, place) => {
      const rest = valueOf(version, rank);
      const part = splitOffIn(version, item)?.amount ?? 0n;
      if (rest === undefined || part === 0n) return [];
      const before = versions.slice(0, place).some((older) => valueOf(older, rank) === rest + part);
      return before ? [version.filing.order] : [];
    }),
  );
  return proofs.length > 0 ? Math.min(...proofs) : null;
};

const joined = (version: FilingReadings, item: Candidate, rank: number): FilingReadings => {
  const place = version.readings.findIndex((reading) => reading.rank === rank);
  const reading = version.readings[place];
  if (reading === undefined) return version;
  const part = splitOffIn(version, item);
  if (part === undefined) {
    const readings = version.readings.toSpliced(place, 1);
    return readings.length > 0
      ? settingAside(version, 'row.split_off_untagged', [reading], readings)
      : refusing(version, 'row.split_off_untagged');
  }
  const whole = readingOf(version.filing, [...reading.parts, { fact: part, sign: 1 }], rank, {
    flags: reading.flags,
  });
  // The sum is also a candidate itself if the filer's other rows add up to it.
  const readings = version.readings.filter(({ key }) => key !== keyOf(whole.parts));
  return settingAside(
    version,
    'row.split_off_added',
    [reading],
    readings.with(readings.indexOf(reading), whole),
  );
};
