import { Decimal } from 'decimal.js';
import type { CusipIssuer } from '@footnote/ownership/form-13f/cusip-issuer';
import { type Changed, changesOf } from '@footnote/ownership/form-13f/positions';
import type { HoldingFilingRow } from '@footnote/read-models/holdings';
import { filingIndexUrl } from '@footnote/values/accession';
import type { Writable } from '@footnote/wire/json';
import type {
  Holder,
  HolderDroppedPosition,
  HolderFiling,
  HolderPortfolio,
  HolderPosition,
  PortfolioStatus,
} from '@footnote/contract/types.generated';
import type { HeldPosition } from './read-manager.ts';

/** Maximum number of closed positions listed. */
const MAX_DROPPED = 200;

export type QuarterOf = {
  readonly period: string;
  /** Filings of the quarter, newest first. */
  readonly filings: readonly HoldingFilingRow[];
  readonly status: PortfolioStatus;
};

/** The quarters that a manager filed for, newest first. */
export const quartersOf = (filings: readonly HoldingFilingRow[]): readonly QuarterOf[] =>
  [...Map.groupBy(filings, ({ period }) => period)].map(([period, own]) => ({
    period,
    filings: own,
    status: own[0]?.portfolio ?? 'original_missing',
  }));

/** The requested page of positions, with their CUSIPs. */
export type PortfolioPage = {
  readonly held: readonly Changed<HeldPosition>[];
  readonly dropped: readonly HeldPosition[];
  readonly all: readonly Changed<HeldPosition>[];
  readonly nextCursor: string | null;
  readonly droppedCount: number;
};

export function pageOf(
  now: readonly HeldPosition[],
  before: readonly HeldPosition[] | null,
  from: number,
  limit: number,
): PortfolioPage {
  const { held: all, dropped } = changesOf(now, before ?? []);
  const until = from + limit;
  return {
    all,
    held: all.slice(from, until),
    dropped: before === null ? [] : dropped.slice(0, MAX_DROPPED),
    nextCursor: until < all.length ? String(until) : null,
    droppedCount: before === null ? 0 : dropped.length,
  };
}

export function portfolioMember(
  quarter: QuarterOf,
  before: string | null,
  page: PortfolioPage,
  issuers: ReadonlyMap<string, CusipIssuer>,
): Writable<HolderPortfolio> {
  const total = totalOf(page.all, quarter.filings);
  const withheld = new Set(
    quarter.filings.flatMap((filing) => (filing.shares_withheld ? [filing.accession] : [])),
  );
  return {
    available: true,
    dropped: page.dropped.map((position) => droppedMember(position, issuers)),
    dropped_count: page.droppedCount,
    filings: quarter.filings.map(filingMember),
    positions: page.held.map((changed) => positionMember(changed, before, { total, withheld }, issuers)),
    positions_count: page.all.length,
    quarter: quarter.period,
    quarter_before: before,
    value_usd: 'refused' in total ? { available: false, reason: total.refused } : whole(total.value),
  };
}

/** The value of all positions, or the reason it is unknown. */
type Total =
  { readonly value: Decimal } | { readonly refused: 'cover_contradicted' | 'value_unit_not_known' };

/**
 * Unknown if the value of one position is, or if the sum of a table differs from its cover: then rows may be
 * missing. Options are excluded, because their underlying securities are not held.
 */
function totalOf(all: readonly Changed<HeldPosition>[], filings: readonly HoldingFilingRow[]): Total {
  let value = new Decimal(0);
  for (const { position } of all) {
    if (position.option !== '') continue;
    if (position.value === null) return { refused: 'value_unit_not_known' };
    value = value.plus(position.value);
  }
  return filings.some(isContradicted) ? { refused: 'cover_contradicted' } : { value };
}

/** Sums of rounded values differ slightly from covers; such a cover agrees with its table in some unit. */
const isContradicted = ({
  is_effective: counts,
  cover_unit: unit,
  value_difference: difference,
}: HoldingFilingRow): boolean => counts && unit === '' && difference !== '';

const whole = (figure: Decimal): Decimal => figure.toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN);

const securityMember = (
  { cusip, issuer, classTitle, option, amountType }: HeldPosition,
  issuers: ReadonlyMap<string, CusipIssuer>,
): Pick<Writable<HolderPosition>, 'class_title' | 'cusip' | 'issuer' | 'issuer_name' | 'kind'> => {
  const mapped = issuers.get(cusip);
  return {
    class_title: classTitle,
    cusip: cusip === '' ? null : cusip,
    issuer:
      mapped === undefined
        ? { available: false, reason: 'no_cusip' }
        : 'cik' in mapped
          ? { by: mapped.by, cik: mapped.cik }
          : { available: false, reason: mapped.unmapped },
    issuer_name: issuer,
    kind: option === 'unknown' ? 'option' : option !== '' ? (option as 'put' | 'call') : kindOf(amountType),
  };
};

const kindOf = (amountType: string): 'shares' | 'principal' | 'unknown' =>
  amountType === 'shares' || amountType === 'principal' ? amountType : 'unknown';

function positionMember(
  changed: Changed<HeldPosition>,
  before: string | null,
  { total, withheld }: { readonly total: Total; readonly withheld: ReadonlySet<string> },
  issuers: ReadonlyMap<string, CusipIssuer>,
): Writable<HolderPosition> {
  const { position } = changed;
  const { amount, value, option } = position;
  return {
    ...securityMember(position, issuers),
    accession: position.accession,
    amount:
      amount === null
        ? {
            available: false,
            reason: withheld.has(position.accession) ? 'shares_repeat_values' : 'not_reported',
          }
        : whole(amount),
    change:
      before === null ? { available: false, reason: 'quarter_before_not_ingested' } : changeMember(changed),
    value_usd: value === null ? { available: false, reason: 'value_unit_not_known' } : whole(value),
    weight_pct: weightMember(option, value, total),
  };
}

function weightMember(
  option: string,
  value: Decimal | null,
  total: Total,
): Writable<HolderPosition>['weight_pct'] {
  if (option !== '') return { available: false, reason: 'option' };
  if ('refused' in total) return { available: false, reason: total.refused };
  if (value === null || total.value.lte(0)) return { available: false, reason: 'value_unit_not_known' };
  return value.div(total.value).times(100).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
}

function changeMember({ position, before, kind }: Changed<HeldPosition>): Writable<HolderPosition>['change'] {
  if (typeof kind !== 'string') return { available: false, reason: kind.refused };
  const earlier = before?.amount ?? new Decimal(0);
  if (position.amount === null) return { available: false, reason: 'amount_missing' };
  return { amount: whole(position.amount.minus(earlier)), amount_before: whole(earlier), kind };
}

const droppedMember = (
  position: HeldPosition,
  issuers: ReadonlyMap<string, CusipIssuer>,
): Writable<HolderDroppedPosition> => ({
  ...securityMember(position, issuers),
  accession: position.accession,
  amount_before:
    position.amount === null ? { available: false, reason: 'not_reported' } : whole(position.amount),
  value_usd_before:
    position.value === null ? { available: false, reason: 'value_unit_not_known' } : whole(position.value),
});

export const filingMember = (filing: HoldingFilingRow): Writable<HolderFiling> => ({
  accession: filing.accession,
  amendment_number: filing.amendment_number === 0 ? null : filing.amendment_number,
  entries: filing.entries,
  entries_difference: filing.entries_difference === null ? null : Number(filing.entries_difference),
  filed: filing.filed,
  form: filing.form,
  included_managers: filing.included_managers,
  is_effective: filing.is_effective,
  kind: filing.kind,
  rows_withheld: filing.confidential_omitted,
  shares_withheld: filing.shares_withheld,
  source: filing.source,
  url: filingIndexUrl(filing.cik, filing.accession),
  value_difference: filing.value_difference === '' ? null : new Decimal(filing.value_difference),
  value_unit: filing.value_unit === '' ? null : filing.value_unit,
});

/** Members that do not depend on the quarter. */
export function quartersMember(quarters: readonly QuarterOf[]): Writable<Holder['quarters']> {
  return quarters.map((quarter) => ({ portfolio: quarter.status, quarter: quarter.period }));
}
