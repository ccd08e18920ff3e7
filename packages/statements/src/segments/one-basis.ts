import { size } from '../decimal.ts';
import type { InputFiling } from '../inputs.ts';
import type { Breakdown } from './breakdowns.ts';
import type { Part } from './partition.ts';
import type { Period } from './periods.ts';
import { type NameOf, reportedBy } from './renamed.ts';

export type Reconciled = Breakdown & { readonly kind: 'reconciled' };

/** A breakdown of one period, as one filing reports it. */
export type Report<B extends Breakdown = Breakdown> = {
  readonly period: Period;
  readonly filing: Pick<InputFiling, 'accession' | 'filed' | 'form'>;
  /** Place of the filing among those of the company, oldest first. */
  readonly order: number;
  readonly breakdown: B;
  /** Figures of its members by their newest name: the parts and reconciling items if it adds up, else all it reports. */
  readonly figures: ReadonlyMap<string, bigint>;
  /** Figures of all its members, subtotals included, by their newest name. */
  readonly reported: ReadonlyMap<string, bigint>;
  /** The names that the filing uses, by the newest. */
  readonly names: ReadonlyMap<string, string>;
};

/** Two filings, one after the other, that break down the same period. */
export type Step = {
  readonly earlier: Report;
  readonly later: Report;
  /** Members whose figures differ, and those that only one of them has if neither repeats only a part of the other. */
  readonly differing: readonly string[];
};

/** What filings show about the basis of two figures; `step`: what speaks against one basis. */
export type Basis =
  | { readonly kind: 'one'; readonly shownBy: readonly Step[] }
  | { readonly kind: 'recast'; readonly step: Step }
  | { readonly kind: 'not_shown'; readonly step: Step | null };

/** A report whose members have their newest names. */
export function reportOf<B extends Breakdown>(
  { period, filing, breakdown }: Pick<Report<B>, 'breakdown' | 'filing' | 'period'>,
  order: number,
  nameOf: NameOf,
): Report<B> {
  const byName = (parts: readonly Part[]): ReadonlyMap<string, bigint> =>
    new Map(parts.map(({ name, value }) => [nameOf(name), value]));
  const all = reportedBy(breakdown);
  const reported = byName(all);
  const names = new Map(all.map(({ name }) => [nameOf(name), name]));
  const figures =
    breakdown.kind === 'reconciled' ? byName([...breakdown.parts, ...breakdown.reconciling]) : reported;
  return { period, filing, order, breakdown, figures, reported, names };
}

/** Whether both report a member, with figures of which one rounds the other. */
export function reportAlike(a: Report, b: Report, member: string): boolean {
  const [one, other] = [a.reported.get(member), b.reported.get(member)];
  if (one === undefined || other === undefined) return false;
  const { accuracy } = a.breakdown.accuracy > b.breakdown.accuracy ? a.breakdown : b.breakdown;
  return one === other || 2n * size(one - other) <= accuracy;
}

function differingMembers(earlier: Report, later: Report): readonly string[] {
  const [before, after] = [[...earlier.reported.keys()], [...later.reported.keys()]];
  const onlyBefore = before.filter((name) => !later.reported.has(name));
  const onlyAfter = after.filter((name) => !earlier.reported.has(name));
  const changed = before.filter((name) => later.reported.has(name) && !reportAlike(earlier, later, name));
  return onlyBefore.length > 0 && onlyAfter.length > 0 ? [...changed, ...onlyBefore, ...onlyAfter] : changed;
}

/** The steps from each filing to the next one that breaks a period down; `reports`: of one period, oldest first. */
export function stepsOf(reports: readonly Report[]): readonly Step[] {
  return reports.slice(1).flatMap((later, at) => {
    const earlier = reports[at];
    if (earlier === undefined) return [];
    return [{ earlier, later, differing: differingMembers(earlier, later) }];
  });
}

/**
 * Whether figures of a fiscal year from two filings are of one basis, that is, no filing in between recast the
 * members. A period that both an older and a newer filing report with the same figures for the same members shows that
 * none between them did; such periods have to cover the whole time between the two filings. Once a figure of the year
 * itself was recast, earlier years prove nothing, because the recast may concern what they did not have yet, such as an
 * acquired business. `members`: those whose figures are meant. `wholes`, `parts`: the filings that report the figures; any pair of them will do. `steps`: of all
 * periods of the measure on the axis.
 */
export function basisOf(
  steps: readonly Step[],
  year: number,
  members: readonly string[],
  wholes: readonly Report[],
  parts: readonly Report[],
): Basis {
  const recast = steps.filter(
    ({ earlier, differing }) => differing.length > 0 && earlier.period.fiscal_year === year,
  );
  const unchanged = steps.filter(
    ({ earlier, later, differing }) =>
      differing.length === 0 &&
      (recast.length === 0 || earlier.period.fiscal_year >= year) &&
      members.every((member) => reportAlike(earlier, later, member)),
  );
  // The filings contradict each other: nothing was recast between two that report different figures.
  const contradicted = recast.find(({ earlier, later }) => covering(unchanged, earlier, later) !== null);
  if (contradicted !== undefined) return { kind: 'recast', step: contradicted };
  for (const whole of wholes)
    for (const part of parts) {
      const [first, last] = whole.order < part.order ? [whole, part] : [part, whole];
      const shownBy = covering(unchanged, first, last);
      if (shownBy !== null) return { kind: 'one', shownBy };
    }
  const [own] = recast;
  return own === undefined
    ? { kind: 'not_shown', step: changedBetween(steps, wholes, parts) }
    : { kind: 'recast', step: own };
}

/** Steps without a gap from one filing to the other; null if there are none. */
function covering(steps: readonly Step[], from: Report, to: Report): readonly Step[] | null {
  const used: Step[] = [];
  let reached = from.order;
  while (reached < to.order) {
    const [next] = steps
      .filter(({ earlier, later }) => earlier.order <= reached && later.order > reached)
      .toSorted((a, b) => b.later.order - a.later.order);
    if (next === undefined) return null;
    used.push(next);
    reached = next.later.order;
  }
  return used;
}

/** A step in which figures of another year changed, between the last of the parts and the first of the wholes. */
function changedBetween(
  steps: readonly Step[],
  wholes: readonly Report[],
  parts: readonly Report[],
): Step | null {
  const orders = [...wholes, ...parts].map(({ order }) => order);
  const [first, last] = [Math.min(...orders), Math.max(...orders)];
  return (
    steps.find(
      ({ differing, earlier, later }) => differing.length > 0 && earlier.order < last && later.order > first,
    ) ?? null
  );
}
