import { percentWithin } from '../wilson.ts';
import type { Effect, EffectKind } from './effect.ts';
import { mutationKinds, type MutationKind } from './mutate.ts';

export type Tally = Record<EffectKind, number> & {
  /** The caught mutations that were caught by a mask, with or without a refusal. */
  byMask: number;
  /** Cells served wrong. */
  wrongCells: number;
};

const newTally = (): Tally => ({ none: 0, caught: 0, wrong: 0, byMask: 0, wrongCells: 0 });

export type Tallies = Record<MutationKind, Tally>;

export const newTallies = (): Tallies =>
  Object.fromEntries(mutationKinds.map((kind) => [kind, newTally()])) as Tallies;

export const addEffect = (tallies: Tallies, kind: MutationKind, effect: Effect): void => {
  const tally = tallies[kind];
  tally[effect.kind] += 1;
  if (effect.kind === 'caught' && effect.masked > 0) tally.byMask += 1;
  tally.wrongCells += effect.wrong.length;
};

const drawn = ({ none, caught, wrong }: Tally): number => none + caught + wrong;

const sumOf = (tallies: Tallies): Tally => {
  const sum = newTally();
  for (const tally of Object.values(tallies))
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  return sum;
};

/** Percentage of all mutations drawn. */
export const shareOfWrong = (tallies: Tallies): number => {
  const sum = sumOf(tallies);
  return sum.wrong / Math.max(1, drawn(sum));
};

const row = (name: string, tally: Tally): string[] => [
  name.replaceAll('_', ' '),
  String(drawn(tally)),
  String(tally.none),
  String(tally.caught),
  String(tally.byMask),
  String(tally.wrong),
  percentWithin(tally.wrong, drawn(tally)),
  percentWithin(tally.caught, tally.caught + tally.wrong),
  String(tally.wrongCells),
];

export const tallyTable = (tallies: Tallies): string => {
  const rows = [
    [
      'what went wrong',
      'drawn',
      'no effect',
      'caught',
      'of these by a mask',
      'served wrong',
      'served wrong of drawn',
      'caught of those with an effect',
      'cells served wrong',
    ],
    Array<string>(9).fill('---'),
    ...mutationKinds.map((kind) => row(kind, tallies[kind])),
    row('all', sumOf(tallies)),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
