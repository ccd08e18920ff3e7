import { Decimal } from 'decimal.js';
import { labelFor } from '@footnote/values/period';
import { parseAmount } from '@footnote/statements/decimal';
import { type Concentration, concentrationOf } from '@footnote/statements/segments/concentration';
import type { By } from '@footnote/statements/segments/measures';
import { isReportedRefusal } from '@footnote/statements/segments/refusals';
import type { Writable } from '@footnote/wire/json';
import type {
  ProfileBusiness,
  ProfileConcentration,
  ProfileGeography,
  ProfileRefusal,
  ProfileShare,
} from '@footnote/contract/types.generated';
import type { FoundSegments, SegmentPeriod } from '../../statements/segments/found.ts';
import { memberName } from '../../statements/segments/label.ts';
import { refused } from './refused.ts';
import { isRegion } from './regions.ts';

/** How the revenue of a company is broken down: each way as `GET /v2/segments` finds it. */
export type FoundBreakdowns = Readonly<Record<By, FoundSegments>>;

type Rows = FoundSegments['rows'];
type Breakdown = { readonly by: By; readonly rows: Rows; readonly shares: Concentration };
type Reason = ProfileRefusal['reason'];
type Labels = ReadonlyMap<string, string>;

const LISTED = 5;

/** The newest fiscal year of the statements; undefined without one. */
export function newestYear({ segment }: FoundBreakdowns): SegmentPeriod | undefined {
  return segment.periods
    .filter(({ period_kind: kind }) => kind === 'annual')
    .reduce<SegmentPeriod | undefined>(
      (newest, period) => (newest === undefined || period.period_end > newest.period_end ? period : newest),
      undefined,
    );
}

/** The filings whose labels name the parts. */
export function filingsOf(found: FoundBreakdowns): readonly string[] {
  const year = newestYear(found);
  if (year === undefined) return [];
  return Object.values(found).flatMap(({ rows }) => rowsOf(rows, year).map(({ accession }) => accession));
}

/** Concentration of the revenue of the newest fiscal year, by business and by region. */
export function concentrationMember(
  found: FoundBreakdowns,
  labels: Labels,
): Writable<ProfileConcentration> | ProfileRefusal {
  const year = newestYear(found);
  if (year === undefined) return refused('not_reported');
  const [segment, product, geography] = (['segment', 'product', 'geography'] as const).map((by) =>
    breakdownOf(by, rowsOf(found[by].rows, year)),
  ) as [Breakdown | Reason, Breakdown | Reason, Breakdown | Reason];
  const areRegions = typeof segment === 'object' && segment.shares.shares.every(({ name }) => isRegion(name));
  // Regional segments describe where a company does business, not what it does.
  const business = served(areRegions ? undefined : segment) ?? served(product) ?? segment;
  const regions = served(geography) ?? served(areRegions ? segment : undefined) ?? geography;
  return {
    basis: 'single_period',
    business: typeof business === 'object' ? businessMember(business, labels) : refused(business),
    geography: typeof regions === 'object' ? geographyMember(regions, labels) : refused(regions),
    period: labelFor('annual', year.fiscal_year, 'FY'),
    period_end: year.period_end,
  };
}

function served(breakdown: Breakdown | Reason | undefined): Breakdown | undefined {
  return typeof breakdown === 'object' ? breakdown : undefined;
}

function rowsOf(rows: Rows, { period_kind: kind, period_end: end }: SegmentPeriod): Rows {
  return rows.filter((row) => row.period_kind === kind && row.period_end === end);
}

function breakdownOf(by: By, rows: Rows): Breakdown | Reason {
  const [first] = rows;
  if (first === undefined) return 'no_report';
  if (first.refusal !== '') return isReportedRefusal(first.refusal) ? first.refusal : 'not_reported';
  const shares = concentrationOf(
    rows
      .filter(({ role }) => role === 'part')
      .map(({ member, value }) => ({ name: member, value: parseAmount(value ?? '0') })),
  );
  return shares === null ? 'negative_part' : { by, rows, shares };
}

function businessMember({ by, rows, shares }: Breakdown, labels: Labels): Writable<ProfileBusiness> {
  const top = sharesMember(rows, shares, labels);
  return {
    ...footnoteOf(rows),
    by: by === 'product' ? 'product' : 'segment',
    hhi: rounded(shares.hhi, 2),
    n_segments: shares.count,
    top_segment_share_pct: top[0]?.share_pct ?? 0,
    top_segments: top,
  };
}

function geographyMember({ by, rows, shares }: Breakdown, labels: Labels): Writable<ProfileGeography> {
  return {
    ...footnoteOf(rows),
    by: by === 'geography' ? 'geography' : 'segment',
    top_regions: sharesMember(rows, shares, labels),
  };
}

function footnoteOf([first]: Rows): Pick<ProfileBusiness, 'accession' | 'filed' | 'form'> {
  const { accession = '', filed = '', form = '' } = first ?? {};
  return { accession, filed, form };
}

function sharesMember(rows: Rows, { shares }: Concentration, labels: Labels): Writable<ProfileShare>[] {
  const { accession } = footnoteOf(rows);
  return shares.slice(0, LISTED).map(({ name, share_pct: share }) => ({
    name: memberName(labels, accession, name),
    share_pct: rounded(share, 1),
  }));
}

function rounded(value: number, decimals: number): Decimal {
  return new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_EVEN);
}
