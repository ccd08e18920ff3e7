import { labelFor } from '@footnote/values/period';
import { size } from '../decimal.ts';
import type { Part } from './partition.ts';
import type { Period } from './periods.ts';
import { basisOf, type Reconciled, type Report as AnyReport, reportAlike, type Step } from './one-basis.ts';
import type { NameOf } from './renamed.ts';
import type { SegmentRefusal } from './refusals.ts';

type Report = AnyReport<Reconciled>;

/** A figure as it stands against another; `filing` is null for a figure of the statements or a sum. */
export type Stated = {
  /** A label of a period, or several joined by ` + `. */
  readonly of: string;
  readonly filing: Report['filing'] | null;
  /** Null if it is not reported. */
  readonly value: bigint | null;
};

export type Derivation = {
  /** The year, then what is deducted from it: nine months, or three quarters. */
  readonly operands: readonly Report[];
  /** What shows that the operands are of one basis. */
  readonly shownBy: readonly Step[];
  /** Of a refusal: the figures that do not agree, by member; null for the total. */
  readonly against: readonly {
    readonly member: string | null;
    readonly figures: readonly [Stated, Stated];
  }[];
};

export type Derived = { readonly derivation: Derivation } & (
  | { readonly breakdown: Reconciled; readonly refusal: null }
  | { readonly breakdown: null; readonly refusal: SegmentRefusal }
);

/** A measure on one axis in a fiscal year; a period whose breakdown is not served is undefined. */
export type YearReports = {
  readonly period: Period;
  readonly whole: Report | undefined;
  readonly nineMonths: Report | undefined;
  readonly quarters: readonly (Report | undefined)[];
  /** All filings that break a period down. */
  readonly filedFor: (report: Report) => readonly AnyReport[];
  /** Of all periods of the measure on the axis. */
  readonly steps: readonly Step[];
  readonly nameOf: NameOf;
};

const NOTHING: Derivation = { operands: [], shownBy: [], against: [] };

const stated = ({ period, filing, figures }: AnyReport, member: string): Stated => ({
  of: labelOf(period),
  filing,
  value: figures.get(member) ?? null,
});

/**
 * A breakdown of the fourth quarter: that of the year less nine months, or less three quarters if no nine months are
 * served. It is refused unless all of them have the same members under one concept on one axis, filings show that they are
 * of one basis, the quarters add up to the year member by member, and the members to the fourth quarter that the
 * statements serve.
 */
export function fourthQuarterOf(year: YearReports): Derived {
  const { period, whole, nineMonths, quarters } = year;
  const served = quarters.filter((report) => report !== undefined);
  const parts = nineMonths === undefined ? served : [nineMonths];
  if (period.served === null) return refuse('total_not_served', NOTHING);
  if (whole === undefined) return refuse('year_not_served', NOTHING);
  if (nineMonths === undefined && served.length < quarters.length)
    return refuse('quarters_not_served', NOTHING);
  const operands = { ...NOTHING, operands: [whole, ...parts] };
  const all = served.length === quarters.length ? [...parts, ...served] : parts;
  const other = all.find((report) => !isAlike(whole, report));
  if (other !== undefined) return refuse('other_members', { ...operands, against: unlike(whole, other) });
  if (nineMonths !== undefined && all.length > 1) {
    const missed = notCompleted(nineMonths, served);
    if (missed.length > 0) return refuse('quarters_do_not_add_up', { ...operands, against: missed });
  }
  const shownBy: Step[] = [];
  const members = whole.breakdown.parts.map(({ name }) => year.nameOf(name));
  const same = (report: Report): readonly AnyReport[] =>
    year.filedFor(report).filter((filed) => members.every((member) => reportAlike(report, filed, member)));
  for (const part of parts) {
    const basis = basisOf(year.steps, period.fiscal_year, members, same(whole), same(part));
    if (basis.kind !== 'one') {
      const against = basis.step === null ? [] : changed(basis.step);
      return refuse(basis.kind === 'recast' ? 'members_recast' : 'basis_not_shown', { ...operands, against });
    }
    shownBy.push(...basis.shownBy.filter((step) => !shownBy.includes(step)));
  }
  return difference(period, period.served, { ...operands, shownBy }, year.nameOf);
}

const refuse = (refusal: SegmentRefusal, derivation: Derivation): Derived => ({
  breakdown: null,
  refusal,
  derivation,
});

/** Whether two breakdowns have the same members under one concept on one axis. */
function isAlike(a: Report, b: Report): boolean {
  const [one, other] = [a.breakdown, b.breakdown];
  if (one.axis !== other.axis || one.concept !== other.concept || one.unit !== other.unit) return false;
  return (
    one.parts.length === other.parts.length &&
    a.figures.size === b.figures.size &&
    [...a.figures.keys()].every((member) => b.figures.has(member))
  );
}

/** The members of only one of the two; without any, they differ in their axis or concept. */
function unlike(whole: Report, part: Report): Derivation['against'] {
  return [...new Set([...whole.figures.keys(), ...part.figures.keys()])]
    .filter((member) => whole.figures.has(member) !== part.figures.has(member))
    .map((member) => ({ member, figures: [stated(whole, member), stated(part, member)] }));
}

const changed = ({ earlier, later, differing }: Step): Derivation['against'] =>
  differing.map((member) => ({ member, figures: [stated(earlier, member), stated(later, member)] }));

/** Members of which the quarters do not add up to the nine months, beyond rounding. */
function notCompleted(nineMonths: Report, quarters: readonly Report[]): Derivation['against'] {
  const allowed = roundingOf([nineMonths, ...quarters]);
  return [...nineMonths.figures].flatMap(([member, value]) => {
    const sum = quarters.reduce((added, report) => added + valueIn(report, member), 0n);
    if (size(sum - value) <= allowed) return [];
    const of = quarters.map((report) => labelOf(report.period)).join(' + ');
    return [{ member, figures: [stated(nineMonths, member), { of, filing: null, value: sum }] as const }];
  });
}

function difference(period: Period, served: bigint, derivation: Derivation, nameOf: NameOf): Derived {
  const [whole, ...parts] = derivation.operands;
  if (whole === undefined) return refuse('year_not_served', derivation);
  const rest = ({ name, value }: Part): Part => ({
    name,
    value: parts.reduce((left, report) => left - valueIn(report, nameOf(name)), value),
  });
  const { parts: members, reconciling } = whole.breakdown;
  const [found, between] = [members.map(rest), reconciling.map(rest)];
  const of = labelOf(period);
  const negative = found.filter(
    ({ name, value }) =>
      whole.breakdown.measure === 'revenue' &&
      value < 0n &&
      derivation.operands.every((report) => valueIn(report, nameOf(name)) >= 0n),
  );
  if (negative.length > 0)
    return refuse('negative_fourth_quarter', {
      ...derivation,
      against: negative.map(({ name }) => ({
        member: nameOf(name),
        figures: [stated(whole, nameOf(name)), deducted(parts, nameOf(name))],
      })),
    });
  const sum = [...found, ...between].reduce((added, { value }) => added + value, 0n);
  const accuracy = coarsest(derivation.operands);
  if (size(sum - served) > (accuracy * BigInt(found.length + between.length + 1)) / 2n)
    return refuse('does_not_complete_year', {
      ...derivation,
      against: [
        {
          member: null,
          figures: [
            {
              of: derivation.operands.map((report) => labelOf(report.period)).join(' − '),
              filing: null,
              value: sum,
            },
            { of, filing: null, value: served },
          ],
        },
      ],
    });
  const { measure, by, axis, unit, concept } = whole.breakdown;
  const breakdown: Reconciled = {
    ...{ kind: 'reconciled', measure, by, axis, unit, concept, accuracy, dropped: [] },
    ...{ start: period.period_start, end: period.period_end, total: served },
    ...{ members: [...found, ...between], parts: found, reconciling: between },
  };
  return { breakdown, refusal: null, derivation };
}

const deducted = (parts: readonly Report[], member: string): Stated => ({
  of: parts.map(({ period }) => labelOf(period)).join(' + '),
  filing: parts.length === 1 ? (parts[0]?.filing ?? null) : null,
  value: parts.reduce((sum, report) => sum + valueIn(report, member), 0n),
});

const valueIn = ({ figures }: Report, member: string): bigint => figures.get(member) ?? 0n;

const coarsest = (reports: readonly Report[]): bigint =>
  reports.reduce((most, { breakdown: { accuracy } }) => (accuracy > most ? accuracy : most), 1n);

/** Half a unit for each of the figures. */
const roundingOf = (reports: readonly Report[]): bigint => (coarsest(reports) * BigInt(reports.length)) / 2n;

const labelOf = ({ period_kind: kind, fiscal_year: year, fiscal_period: of }: Period): string =>
  labelFor(kind, year, of);
