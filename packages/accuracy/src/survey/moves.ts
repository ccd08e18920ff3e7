import { readCellLine } from './cell-lines.ts';
import { smallRatio } from './ratios.ts';

/** How a cell of one revision of the code differs from that of another. */
export const moveClasses = [
  'served → refused',
  'refused → served',
  'by a factor',
  'opposite sign',
  'by rounding',
  'otherwise',
  'other reason',
  'gone',
  'new',
] as const;

export type MoveClass = (typeof moveClasses)[number];

export type Move = {
  /** The words of a cell's line that identify it. */
  readonly name: string;
  readonly field: string;
  readonly class: MoveClass;
  readonly before: string;
  readonly after: string;
};

const ABSENT = '(no cell)';
/** Tolerance within which a ratio of rounded figures is recognised as a factor. */
const FACTOR = 0.005;
const ROUNDING = 0.005;

const isRefused = (shown: string): boolean => shown.startsWith('!');

const classOf = (before: string, after: string): MoveClass => {
  if (before === ABSENT) return 'new';
  if (after === ABSENT) return 'gone';
  if (isRefused(before)) return isRefused(after) ? 'other reason' : 'refused → served';
  if (isRefused(after)) return 'served → refused';
  const [old, now] = [Number(before), Number(after)];
  if (old === -now) return 'opposite sign';
  const ratio = now / old;
  if (Math.abs(ratio - 1) <= ROUNDING) return 'by rounding';
  return smallRatio(ratio, FACTOR) === null ? 'otherwise' : 'by a factor';
};

/** Cells of two runs that differ in value or refusal, ordered by name. */
export const movesBetween = (before: readonly string[], after: readonly string[]): Move[] => {
  const old = new Map<string, string>();
  for (const line of before) {
    const { name, shown } = readCellLine(line);
    old.set(name, shown);
  }
  const moves: Move[] = [];
  const add = (name: string, field: string, was: string, is: string): void => {
    if (was !== is) moves.push({ name, field, class: classOf(was, is), before: was, after: is });
  };
  for (const line of after) {
    const { name, field, shown } = readCellLine(line);
    add(name, field, old.get(name) ?? ABSENT, shown);
    old.delete(name);
  }
  for (const [name, shown] of old) add(name, name.split(' ')[3] ?? '', shown, ABSENT);
  return moves.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Number of moved cells by field and class, and their issuers. */
export const movesTable = (moves: readonly Move[]): string[][] =>
  [...Map.groupBy(moves, ({ field }) => field).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, list]) => [
      field,
      ...moveClasses.map((name) => {
        const count = list.filter((move) => move.class === name).length;
        return count === 0 ? '' : String(count);
      }),
      [...new Set(list.map(({ name }) => name.split(' ')[1] ?? ''))].sort().join(' '),
    ]);

export const moveLine = ({ name, class: kind, before, after }: Move): string => {
  const factor = kind === 'by a factor' ? ` ${smallRatio(Number(after) / Number(before), FACTOR) ?? ''}` : '';
  return `${name} | ${kind}${factor} | ${before} | ${after}`;
};
