import { periodFigures } from '@footnote/figures/series/period-figures';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import { knownOn } from '@footnote/statements/as-of/known-on';
import { newestAcceptance, type CompanyRecord } from '@footnote/statements/as-of/company-record';
import type { Provenance } from '@footnote/statements/cell';
import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { CompanyInput } from '@footnote/statements/inputs';
import { profileOf } from '@footnote/statements/profile/profile';
import type { SharesOutstanding } from '@footnote/statements/profile/shares';
import type { Sourced } from '@footnote/statements/profile/sourced';
import type { Issuer, Statements } from '@footnote/statements/statements';

/** A figure of the newest period that had been filed; plain data. */
export type FiledFigure = {
  /** Decimal string. */
  readonly value: string | null;
  /** Null with a value. */
  readonly reason: string | null;
  readonly provenance: Provenance | null;
  /** YYYY-MM-DD; null where nothing of the kind had been filed. */
  readonly periodEnd: string | null;
};

/** What had been filed by the end of a day on which something was. */
export type FiledDay = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly issuer: Issuer;
  readonly shares: Sourced<SharesOutstanding>;
  readonly figures: ReadonlyMap<string, FiledFigure>;
};

export type FiledDays = {
  /** Newest first. */
  readonly days: readonly FiledDay[];
  /** Whether there are older ones that were left out. */
  readonly isCut: boolean;
  /** Newest acceptance of a filing, epoch milliseconds. */
  readonly newest: number;
};

export type FiledAsked = {
  /** Series by period. */
  readonly names: readonly string[];
  /** First and last day of the rows, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly masks: boolean;
};

/** Days that one answer looks at: ten years of quarterly reports. Each costs one computation of the company. */
export const MAX_FILED_DAYS = 44;

type Served = (company: CompanyInput, masks: boolean) => Statements;

/**
 * Days are remembered as long as the company they are of. They are the same whatever is asked for: a further series
 * or a longer range costs what is new in it.
 */
const memory = new WeakMap<CompanyInput, Map<string, FiledDay>>();

/**
 * The figures as they had been filed: on each day with a report, of its newest periods, computed from the filings up to
 * that day alone. From the last such day at or before `from` on, up to `to`.
 */
export function filedDays(record: CompanyRecord, asked: FiledAsked, served: Served): FiledDays {
  const all = [...new Set(acceptedFilings(record.company).map(({ filed }) => filed))].sort().toReversed();
  const upTo = all.filter((day) => day <= asked.to);
  const first = upTo.findIndex((day) => day <= asked.from);
  const wanted = first < 0 ? upTo : upTo.slice(0, first + 1);
  const days = wanted.slice(0, MAX_FILED_DAYS).map((day) => {
    const { figures, ...rest } = dayOf(record, day, asked.masks, served);
    return { ...rest, figures: new Map(asked.names.flatMap((name) => entryOf(name, figures))) };
  });
  return { days, isCut: wanted.length > days.length, newest: newestAcceptance(record) };
}

const entryOf = (name: string, figures: FiledDay['figures']): readonly (readonly [string, FiledFigure])[] => {
  const figure = figures.get(name);
  return figure === undefined ? [] : [[name, figure]];
};

function dayOf(record: CompanyRecord, day: string, masks: boolean, served: Served): FiledDay {
  const known = memory.get(record.company) ?? new Map<string, FiledDay>();
  memory.set(record.company, known);
  const key = `${day} ${masks}`;
  const found = known.get(key) ?? computed(record, day, masks, served);
  known.set(key, found);
  return found;
}

function computed(record: CompanyRecord, day: string, masks: boolean, served: Served): FiledDay {
  const { company } = knownOn(record, day);
  const statements = served(company, masks);
  const { issuer, cells } = statements;
  const figures = periodFigures(
    cells.filter(({ period_kind: kind }) => kind !== 'ytd'),
    issuer,
  );
  return {
    day,
    issuer,
    shares: profileOf(company, statements).shares_outstanding,
    figures: new Map(
      [...PERIOD_SERIES.values()].map((series): readonly [string, FiledFigure] => {
        const end = figures.periods(series.kind)[0]?.period_end;
        if (end === undefined) return [series.name, NOTHING_FILED];
        const { value, reason, provenance } = figures.at(series, end);
        return [series.name, { value: value?.toFixed() ?? null, reason, provenance, periodEnd: end }];
      }),
    ),
  };
}

export const NOTHING_FILED: FiledFigure = {
  value: null,
  reason: 'not_filed_yet',
  provenance: null,
  periodEnd: null,
};
