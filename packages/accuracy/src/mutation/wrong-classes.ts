import type { Draw, Subject } from './draw.ts';
import type { Effect } from './effect.ts';

/** How many filings report the mutated fact, which determines whether it can be caught. */
export type Attestation = 'stated once' | 'stated twice' | 'stated more often';

/** Mutations served wrong, by attestation and field of the first wrong cell. */
export type Wrongs = {
  readonly byAttestation: Record<string, number>;
  readonly byField: Record<string, number>;
};

export const newWrongs = (): Wrongs => ({ byAttestation: {}, byField: {} });

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

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
  if (effect.kind !== 'wrong') return;
  const filings = statedIn(subject, drawn);
  const attestation: Attestation =
    filings === 1 ? 'stated once' : filings === 2 ? 'stated twice' : 'stated more often';
  count(wrongs.byAttestation, attestation);
  count(wrongs.byField, effect.wrong[0]?.cell.field ?? '');
};

const rows = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name, times]) => `| ${name} | ${times} |`);

export const wrongTable = ({ byAttestation, byField }: Wrongs): string =>
  [
    '| the fact that went wrong is | served wrong |',
    '| --- | --- |',
    ...rows(byAttestation),
    '',
    '| first field served wrong | served wrong |',
    '| --- | --- |',
    ...rows(byField),
  ].join('\n');
