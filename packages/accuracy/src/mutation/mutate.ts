import { DAY_MS } from '@footnote/values/day';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import type { Random } from '@footnote/synthetic-edgar/random';

/**
 * Kinds of mutation of one fact in one filing. `sign`: the opposite sign. `scale`: thousands as units or vice
 * versa. `wrong_year`: filed with the dates of the year before, replacing the fact there. `dropped_digit`:
 * one digit fewer. `swapped_columns`: exchanged with the same row's figure of another period.
 * `part_for_total`: the total of one member of a dimension instead of the consolidated one. `unit`: the same
 * number in another unit.
 */
export type MutationKind =
  'sign' | 'scale' | 'wrong_year' | 'dropped_digit' | 'swapped_columns' | 'part_for_total' | 'unit';

export const mutationKinds: readonly MutationKind[] = [
  'sign',
  'scale',
  'wrong_year',
  'dropped_digit',
  'swapped_columns',
  'part_for_total',
  'unit',
];

/**
 * Periods of a concept in the filer's other filings, a year apart: the dates of a plausible wrong context.
 */
export type YearBefore = (fact: InputFact) => Pick<InputFact, 'start' | 'end'> | undefined;

/** The facts of a filing with one fact mutated; null if the mutation does not apply to that fact. */
export const mutate = (
  kind: MutationKind,
  { facts }: Pick<InputFiling, 'facts'>,
  at: number,
  random: Random,
  yearBefore: YearBefore = () => undefined,
): InputFact[] | null => {
  const fact = facts[at];
  if (fact === undefined) return null;
  if (kind === 'swapped_columns') return swapped(facts, at, fact, random);
  if (kind === 'wrong_year') return misdated(facts, at, fact, yearBefore(fact));
  const changed = kind === 'unit' ? reunited(fact, random) : revalued(kind, fact, random);
  return changed === null ? null : facts.with(at, changed);
};

const revalued = (
  kind: 'sign' | 'scale' | 'dropped_digit' | 'part_for_total',
  fact: InputFact,
  random: Random,
): InputFact | null => {
  const value = CHANGES[kind](fact.value, random);
  return value === null || Number(value) === Number(fact.value) ? null : { ...fact, value };
};

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

const CHANGES: Readonly<
  Record<
    'sign' | 'scale' | 'dropped_digit' | 'part_for_total',
    (text: string, random: Random) => string | null
  >
> = {
  sign: (text) => (text.startsWith('-') ? text.slice(1) : `-${text}`),
  scale: (text, random) => shifted(text, random.integer(0, 1) === 0 ? 3 : -3),
  dropped_digit: (text, random) => {
    const [, sign = '', whole = '', fraction] = NUMBER.exec(text) ?? [];
    // Trailing zeros of a figure in millions are not written on the page.
    const written = fraction === undefined ? whole.replace(/0+$/, '') : whole;
    const digits = written.length + (fraction?.length ?? 0);
    if (digits < 2) return null;
    const gone = random.integer(0, digits - 1);
    const rest = `${whole}${fraction ?? ''}`.split('').toSpliced(gone, 1).join('');
    const point = gone < whole.length ? whole.length - 1 : whole.length;
    if (fraction === undefined) return `${sign}${rest}`;
    return `${sign}${rest.slice(0, point) || '0'}.${rest.slice(point) || '0'}`;
  },
  part_for_total: (text, random) => {
    const match = NUMBER.exec(text);
    if (!match || match[3] !== undefined) return null;
    const zeros = /0*$/.exec(match[2] ?? '')?.[0].length ?? 0;
    const unit = 10n ** BigInt(zeros);
    const share = BigInt(random.integer(50, 950));
    const part = (BigInt(`${match[1]}${match[2]}`) * share) / 1000n / unit;
    return part === 0n ? null : String(part * unit);
  },
};

/** Multiplies by a power of ten, exactly. */
const shifted = (text: string, places: number): string | null => {
  const match = NUMBER.exec(text);
  if (!match || Number(text) === 0) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const point = whole.length + places;
  const digits = `${whole}${fraction}`;
  const padded = point > digits.length ? digits.padEnd(point, '0') : digits;
  const [left, right] =
    point <= 0 ? ['0', `${'0'.repeat(-point)}${padded}`] : [padded.slice(0, point), padded.slice(point)];
  const decimals = right.replace(/0+$/, '');
  return `${sign}${left.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`;
};

const UNITS = ['USD', 'EUR', 'shares', 'USD/shares', 'pure'];

const reunited = (fact: InputFact, random: Random): InputFact => {
  const others = UNITS.filter((unit) => unit !== fact.unit);
  return { ...fact, unit: others[random.integer(0, others.length - 1)] ?? 'pure' };
};

const daysOf = ({ start, end }: InputFact): number =>
  start === null ? 0 : (Date.parse(end) - Date.parse(start)) / DAY_MS;

/** Indexes of the same row's figures for periods of the same length. */
const columnsOf = (facts: readonly InputFact[], fact: InputFact): number[] =>
  facts.flatMap((other, at) =>
    other !== fact &&
    other.taxonomy === fact.taxonomy &&
    other.concept === fact.concept &&
    other.unit === fact.unit &&
    (other.start === null) === (fact.start === null) &&
    Math.abs(daysOf(other) - daysOf(fact)) <= 10 &&
    (other.end !== fact.end || other.start !== fact.start)
      ? [at]
      : [],
  );

const swapped = (
  facts: readonly InputFact[],
  at: number,
  fact: InputFact,
  random: Random,
): InputFact[] | null => {
  const columns = columnsOf(facts, fact).filter((column) => facts[column]?.value !== fact.value);
  const column = columns[random.integer(0, columns.length - 1)];
  const other = column === undefined ? undefined : facts[column];
  if (column === undefined || other === undefined) return null;
  return facts.with(at, { ...fact, value: other.value }).with(column, { ...other, value: fact.value });
};

const dayYearBefore = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
};

/** Whether the first fact is of the same row and the period a year before the second. */
export const isYearBefore = (earlier: InputFact, fact: InputFact): boolean =>
  (earlier.start === null) === (fact.start === null) &&
  Math.abs(daysOf(earlier) - daysOf(fact)) <= 10 &&
  Math.abs(Date.parse(earlier.end) - Date.parse(dayYearBefore(fact.end))) <= 10 * DAY_MS;

const misdated = (
  facts: readonly InputFact[],
  at: number,
  fact: InputFact,
  known: Pick<InputFact, 'start' | 'end'> | undefined,
): InputFact[] => {
  const column = columnsOf(facts, fact).find((other) => {
    const candidate = facts[other];
    return candidate !== undefined && isYearBefore(candidate, fact);
  });
  const place = column === undefined ? known : facts[column];
  const moved = {
    ...fact,
    start: fact.start === null ? null : (place?.start ?? dayYearBefore(fact.start)),
    end: place?.end ?? dayYearBefore(fact.end),
  };
  return facts.with(at, moved).filter((_, index) => index !== column);
};
