import { percentWithin } from '../wilson.ts';
import { attestationOf, attestations, type Attestation } from './attested.ts';
import type { Draw, Subject } from './draw.ts';
import type { Effect } from './effect.ts';

type Counts = { drawn: number; wrong: number };

/** Mutations by where else the filings confirm the fact, and those served wrong by the field of the first wrong cell. */
export type Wrongs = {
  readonly byAttestation: Record<Attestation, Counts>;
  readonly byField: Record<string, number>;
};

const none = (): Counts => ({ drawn: 0, wrong: 0 });

export const newWrongs = (): Wrongs => ({
  byAttestation: Object.fromEntries(attestations.map((name) => [name, none()])) as Record<
    Attestation,
    Counts
  >,
  byField: {},
});

/** Number of the company's filings that report the fact. */
const statedIn = ({ input }: Subject, { fact }: Draw): number =>
  input.filings.filter(({ facts }) =>
    facts.some(
      (other) =>
        other.taxonomy === fact.taxonomy &&
        other.concept === fact.concept &&
        other.unit === fact.unit &&
        other.start === fact.start &&
        other.end === fact.end,
    ),
  ).length;

export const addWrong = (wrongs: Wrongs, subject: Subject, drawn: Draw, effect: Effect): void => {
  const { summed } = subject;
  const counts =
    wrongs.byAttestation[attestationOf(summed, drawn.filing.accession, drawn.fact, statedIn(subject, drawn))];
  counts.drawn += 1;
  if (effect.kind !== 'wrong') return;
  counts.wrong += 1;
  const field = effect.wrong[0]?.cell.field ?? '';
  wrongs.byField[field] = (wrongs.byField[field] ?? 0) + 1;
};

const row = (name: string, { drawn, wrong }: Counts): string =>
  `| ${name} | ${drawn} | ${wrong} | ${percentWithin(wrong, drawn)} |`;

const total = (list: readonly Counts[]): Counts =>
  list.reduce((sum, { drawn, wrong }) => ({ drawn: sum.drawn + drawn, wrong: sum.wrong + wrong }), none());

/** Facts confirmed a second time, by another filing or by a sum. */
export const attested = ({ byAttestation }: Wrongs): Counts =>
  total(
    attestations.filter((name) => name !== 'stated once and in no sum').map((name) => byAttestation[name]),
  );

export const wrongTable = (wrongs: Wrongs): string =>
  [
    '| the fact that went wrong is | drawn | served wrong | served wrong of drawn |',
    '| --- | --- | --- | --- |',
    ...attestations.map((name) => row(name, wrongs.byAttestation[name])),
    row('stated a second time, or in a sum', attested(wrongs)),
    '',
    '| first field served wrong | served wrong |',
    '| --- | --- |',
    ...Object.entries(wrongs.byField)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([name, times]) => `| ${name} | ${times} |`),
  ].join('\n');
