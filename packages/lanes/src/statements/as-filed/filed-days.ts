import { periodFigures } from '@footnote/figures/series/period-figures';
import { PERIOD_SERIES, type PeriodSeries } from '@footnote/figures/series/period-series';
import type { View } from '@footnote/figures/index/row-cell';
import { knownOn } from '@footnote/statements/as-of/known-on';
import { newestAcceptance, type CompanyRecord } from '@footnote/statements/as-of/company-record';
import {
  type Reach,
  SEVERAL_YEARS,
  TWELVE_MONTHS,
  withRecentFilings,
} from '@footnote/statements/as-of/recent-filings';
import type { Provenance } from '@footnote/statements/cell';
import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { CompanyInput } from '@footnote/statements/inputs';
import { profileOf } from '@footnote/statements/profile/profile';
import type { SharesOutstanding } from '@footnote/statements/profile/shares';
import type { Sourced } from '@footnote/statements/profile/sourced';
import type { Issuer, Statements } from '@footnote/statements/statements';
import { createDayMemory } from './day-memory.ts';
import { type FiledClaims, filedClaims } from './filed-claims.ts';
import { OPERAND_SERIES } from './operands.ts';

/** A figure of the newest period as filed; plain data. */
export type FiledFigure = {
  /** Decimal string. */
  readonly value: string | null;
  /** Null with a value. */
  readonly reason: string | null;
  readonly provenance: Provenance | null;
  /** YYYY-MM-DD; null if nothing of the kind had been filed. */
  readonly periodEnd: string | null;
};

/** The state of filings at the end of a day with a filing. */
export type FiledDay = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly issuer: Issuer;
  /** The period kind of the rows: fiscal years for a company that reports once a year. */
  readonly view: View;
  /** End of the newest period of those rows; null if nothing of the kind had been filed. */
  readonly end: string | null;
  readonly shares: Sourced<SharesOutstanding>;
  /** Claims other than those of the common shareholders, at that end. */
  readonly claims: FiledClaims;
  readonly figures: ReadonlyMap<string, FiledFigure>;
};

export type FiledDays = {
  /** Newest first. */
  readonly days: readonly FiledDay[];
  /** Whether older days were omitted. */
  readonly isCut: boolean;
  /** Newest acceptance of a filing, epoch milliseconds. */
  readonly newest: number;
};

export type FiledDaysRequest = {
  /** Series by period. */
  readonly names: readonly string[];
  /** First and last day of the rows, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly masks: boolean;
  /** Maximum number of days in a response: each takes one computation of the company. */
  readonly most: number;
};

type Served = (company: CompanyInput, masks: boolean) => Statements;

/** Series that are computed together from the same filings. */
type Group = { readonly reach: Reach; readonly series: readonly PeriodSeries[] };

const groupOf = (isOperand: boolean, reach: Reach): Group => ({
  reach,
  series: [...PERIOD_SERIES.values()].filter(({ name }) => OPERAND_SERIES.has(name) === isOperand),
});

const OPERANDS = groupOf(true, TWELVE_MONTHS);
const OTHERS = groupOf(false, SEVERAL_YEARS);

/** Days do not depend on the request: a further series or a longer range only computes what is new. */
const memory = createDayMemory<FiledDay>();

/**
 * The figures as filed: on each day with a report, those of its newest periods, computed only from the
 * filings up to that day. From the last such day before `from` up to `to`.
 */
export function filedDays(record: CompanyRecord, request: FiledDaysRequest, served: Served): FiledDays {
  const all = [...new Set(acceptedFilings(record.company).map(({ filed }) => filed))].sort().toReversed();
  const upTo = all.filter((day) => day <= request.to);
  const first = upTo.findIndex((day) => day < request.from);
  const requested = first < 0 ? upTo : upTo.slice(0, first + 1);
  const isOther = request.names.some((name) => !OPERAND_SERIES.has(name));
  const days = requested.slice(0, request.most).map((day): FiledDay => {
    const of = (group: Group): FiledDay => dayOf(record, { day, group, masks: request.masks }, served);
    const operands = of(OPERANDS);
    const others = isOther ? of(OTHERS).figures : undefined;
    const figures = request.names.flatMap((name) => {
      const figure = operands.figures.get(name) ?? others?.get(name);
      return figure === undefined ? [] : [[name, figure] as const];
    });
    return { ...operands, figures: new Map(figures) };
  });
  return { days, isCut: requested.length > days.length, newest: newestAcceptance(record) };
}

type Requested = { readonly day: string; readonly group: Group; readonly masks: boolean };

function dayOf(record: CompanyRecord, requested: Requested, served: Served): FiledDay {
  const { day, group, masks } = requested;
  const company = withRecentFilings(knownOn(record, day).company, group.reach);
  return memory.of(company, `${day} ${masks} ${group.reach.days}`, () =>
    computed(company, requested, served),
  );
}

function computed(company: CompanyInput, { day, group, masks }: Requested, served: Served): FiledDay {
  const statements = served(company, masks);
  const { issuer, cells } = statements;
  const found = periodFigures(
    cells.filter(({ period_kind: kind }) => kind !== 'ytd'),
    issuer,
  );
  const figures = new Map(
    group.series.map((series): readonly [string, FiledFigure] => {
      const end = found.periods(series.kind)[0]?.period_end;
      if (end === undefined) return [series.name, NOTHING_FILED];
      const { value, reason, provenance } = found.at(series, end);
      return [series.name, { value: value?.toFixed() ?? null, reason, provenance, periodEnd: end }];
    }),
  );
  const view: View = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const end = found.periods(view)[0]?.period_end ?? null;
  return {
    day,
    issuer,
    view,
    end,
    shares: profileOf(company, statements).shares_outstanding,
    claims: filedClaims(company, issuer, { figures, view, end }),
    figures,
  };
}

export const NOTHING_FILED: FiledFigure = {
  value: null,
  reason: 'not_filed_yet',
  provenance: null,
  periodEnd: null,
};
