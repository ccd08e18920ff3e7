import { isAmendment } from '@footnote/values/form';
import { sameAmount } from '../insiders/amounts.ts';
import { compared } from '../insiders/filed.ts';
import { isSamePerson } from './person-name.ts';
import { maySplit, sharesAsOf, type Splits } from './splits.ts';
import type { Plan, Stated, TaggedArrangement, Unplaced, UnplacedReason } from './types.ts';

type Line = TaggedArrangement;

export type Histories = {
  /** By the day of adoption, newest first. */
  readonly plans: readonly Plan[];
  /** The arrangements of reports that are in none of them. */
  readonly unplaced: readonly Unplaced[];
};

const byFiling = (a: Line, b: Line): number =>
  compared(a.filed, b.filed) || compared(a.accession, b.accession) || a.line - b.line;

/**
 * The plans of a company, each from all reports that tag it. Arrangements of reports are of one plan by person and day of
 * adoption; a termination without that day is of the only plan of the person with its number of shares. The order of the
 * lines does not matter.
 */
export function planHistories(lines: readonly Line[], splits: Splits): Histories {
  const sorted = [...lines].sort(byFiling);
  const unplaced: Unplaced[] = [];
  const refuse = (refused: readonly Line[], reason: UnplacedReason): void => {
    for (const { accession, line, filed, adopted } of refused)
      unplaced.push({ accession, line, filed, adopted, reason });
  };
  refuse(
    sorted.filter(({ name }) => name === null),
    'name_not_tagged',
  );
  const named = sorted.filter(({ name }) => name !== null);
  const plans: Line[][] = [];
  for (const [day, ofDay] of Map.groupBy(named, ({ adopted }) => adopted))
    if (day !== null)
      for (const group of personsIn(ofDay)) {
        const reason = ambiguityOf(group);
        if (reason === null) plans.push([...group]);
        else refuse(group, reason);
      }
  const undated = named.filter(({ adopted }) => adopted === null);
  const candidates = plans.map((group) => planOf(group, splits));
  const targets = undated.map((line) => targetOf(line, candidates, splits));
  for (const [at, line] of undated.entries()) {
    const target = targets[at] ?? null;
    const isOnly = !undated.some(
      ({ accession }, other) => other !== at && targets[other] === target && accession === line.accession,
    );
    if (target !== null && isOnly) plans[target]?.push(line);
    else refuse([line], 'adoption_not_tagged');
  }
  return {
    plans: plans
      .map((group) => planOf(group.sort(byFiling), splits))
      .sort((a, b) => compared(b.adopted, a.adopted) || compared(a.name, b.name)),
    unplaced: unplaced.sort(
      (a, b) => compared(b.filed, a.filed) || compared(b.accession, a.accession) || a.line - b.line,
    ),
  };
}

/** Lines of one day, joined as long as their names may be of one person. */
function personsIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const joined = groups.filter((group) => group.some((other) => areOfOne(line, other)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), line]);
  }
  return groups;
}

const areOfOne = (a: Line, b: Line): boolean =>
  a.name !== null && b.name !== null && (a.name === b.name || isSamePerson(a.name, b.name));

function ambiguityOf(group: readonly Line[]): UnplacedReason | null {
  if (!group.every((one) => group.every((other) => areOfOne(one, other)))) return 'person_ambiguous';
  return new Set(group.map(({ accession }) => accession)).size < group.length ? 'several_on_one_day' : null;
}

/** Place of the plan that a termination without a day of adoption is of; null if it is of none, or may be of several. */
function targetOf(line: Line, plans: readonly Plan[], splits: Splits): number | null {
  const { terminated, shares } = line;
  if (terminated === null || shares === null || line.terminates !== 'this_arrangement') return null;
  const found = plans.flatMap(({ adopted, lines, planned }, at) => {
    if (adopted >= terminated || !lines.every((other) => areOfOne(line, other))) return [];
    const isPlanned =
      'value' in planned &&
      !maySplit(splits, planned.from.filed, line.filed) &&
      sameAmount(planned.value, shares) &&
      !lines.some((other) => other.terminated !== null);
    return isPlanned ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Lines in the order of filing, at least one of them with a day of adoption. */
function planOf(lines: readonly Line[], splits: Splits): Plan {
  const newest = lines.at(-1);
  const adopted = lines.find((line) => line.adopted !== null)?.adopted;
  if (newest === undefined || adopted === null || adopted === undefined)
    throw new RangeError('a plan has a day of adoption');
  const planned = plannedIn(lines, adopted, splits);
  return {
    name: newest.name ?? '',
    adopted,
    lines,
    planned,
    ends: statedIn(lines, ({ ends }) => ends, sameText),
    terminated: statedIn(
      lines.filter(({ terminates }) => terminates !== 'another_arrangement'),
      ({ terminated }) => terminated,
      sameText,
    ),
    basis: 'value' in planned ? planned.from.filed : newest.filed,
  };
}

/** As the reports say that tag its adoption, and were filed before any split since. */
function plannedIn(lines: readonly Line[], adopted: string, splits: Splits): Stated {
  const own = lines.filter(({ isAdopted }) => isAdopted);
  const plain = own.filter(({ filed }) => splits === null || !maySplit(splits, adopted, filed));
  if (own.length === 0) return { reason: 'adoption_not_tagged' };
  if (plain.length === 0) return { reason: 'split_between' };
  const stated = statedIn(
    plain,
    ({ shares }) => shares,
    (a, b, one, other) =>
      sameAmount(
        sharesAsOf(a, one.filed, other.filed, splits ?? []),
        sharesAsOf(b, other.filed, other.filed, []),
      ),
  );
  if ('value' in stated || stated.reason === 'contradictory') return stated;
  return { reason: plain.at(-1)?.sharesRefusal ?? 'not_tagged' };
}

type Same = (a: string, b: string, one: Line, other: Line) => boolean;

const sameText: Same = (a, b) => a === b;

/** What the lines say alike, or else the newest, if that is of an amendment. */
function statedIn(lines: readonly Line[], valueOf: (line: Line) => string | null, isSame: Same): Stated {
  const said = lines.flatMap((line) => {
    const value = valueOf(line);
    return value === null ? [] : [{ value, from: line }];
  });
  const newest = said.at(-1);
  if (newest === undefined) return { reason: 'not_tagged' };
  const isSaid = said.every(({ value, from }) => isSame(value, newest.value, from, newest.from));
  return isSaid || isAmendment(newest.from.form) ? newest : { reason: 'contradictory' };
}
