import { Decimal } from 'decimal.js';
import { placeOf } from '@footnote/edgar/place';
import { sectorOf, type SectorOfCompany } from '@footnote/market/sector';
import type { Writable } from '@footnote/wire/json';
import type {
  Profile,
  ProfileAuditor,
  ProfileCover,
  ProfileFilerCategory,
  ProfilePublicFloat,
  ProfileRefusal,
} from '@footnote/contract/types.generated';
import { ageOf } from '../../subject/age/age.ts';
import type { FoundReports } from '../../subject/age/read-reports.ts';
import type { CommonMember } from '../../subject/document.ts';
import { assetTypeOf } from '../../subject/asset-type.ts';
import { concentrationMember, type FoundBreakdowns } from './concentration.ts';
import { type BusinessParagraph, descriptionOf } from './description.ts';
import {
  type FoundMarket,
  isPlausibleFloat,
  lastMarketCapOf,
  type MarketCap,
  marketCapOf,
  yieldOf,
} from './market.ts';
import type { DescribedCompany, Stated, StatedProfile } from '../../subject/stated-profile.ts';
import { refused } from './refused.ts';

export type ProfileParts = {
  readonly cik: string;
  readonly company: DescribedCompany | undefined;
  /** Of the symbol; empty if EDGAR states none. */
  readonly exchange: string;
  /** Undefined for a company without statements. */
  readonly stated: Stated | undefined;
  readonly breakdowns: FoundBreakdowns | undefined;
  readonly labels: ReadonlyMap<string, string>;
  readonly market: FoundMarket;
  /** When it is computed, epoch milliseconds. */
  readonly now: number;
  /** Item 1 of the newest annual report; undefined if none was found. */
  readonly business: readonly BusinessParagraph[] | undefined;
  readonly reports: FoundReports;
};

type Members = Omit<Writable<Profile>, CommonMember>;
type Reason = ProfileRefusal['reason'];

/** The members of a profile; what no filing states has the reason. */
export function profileMembers(parts: ProfileParts): Members {
  const { cik, company, exchange, stated, business } = parts;
  const assetType = assetTypeOf(company);
  const isFund = assetType === 'fund';
  const place = placeOf(company?.business_city ?? '', company?.business_state_or_country ?? '');
  const missing: Reason = isFund ? 'not_applicable' : 'no_statements';
  const cap = marketCapOf(parts.market, stated, parts.now);
  const sector = isFund ? null : sectorMember(cik, company, stated);
  return {
    age: ageMember(parts, isFund),
    asset_type: assetType,
    ...(stated === undefined
      ? withoutStatements(missing)
      : statedMembers(stated, lastMarketCapOf(parts.market, stated, parts.now))),
    cik,
    concentration:
      parts.breakdowns === undefined ? refused(missing) : concentrationMember(parts.breakdowns, parts.labels),
    country: place.country,
    currency: textOrNull(stated?.head.reporting_currency),
    description: descriptionMember(business),
    dividend_yield_pct: yieldMember(parts.market, parts.now),
    exchange: textOrNull(exchange),
    fiscal_year_end_month: monthOf(company?.fiscal_year_end ?? ''),
    headquarters: place.text,
    industry: textOrNull(company?.sic_description),
    market_cap_source: 'refusal' in cap ? null : cap.source,
    market_cap_usd: 'refusal' in cap ? refused(isFund ? 'not_applicable' : cap.refusal) : cap.value,
    name: company?.name ?? '',
    sector: sector?.sector ?? null,
    sector_fund: sector?.fund ?? null,
    sic: textOrNull(company?.sic),
    sic_description: textOrNull(company?.sic_description),
    website: textOrNull(company?.website),
  };
}

function ageMember({ market, reports, stated, now }: ProfileParts, isFund: boolean): Members['age'] {
  const { symbol, prices } = market;
  return ageOf(
    {
      symbol,
      reports: isFund ? null : reports,
      figuresEnd: stated?.profile?.period_end ?? null,
      cadence: stated?.head.reporting_cadence ?? 'quarterly',
      lastBar: prices.find((price) => price.symbol === symbol)?.last_bar ?? null,
    },
    now,
  );
}

type StatedMembers = Pick<
  Members,
  | 'auditor'
  | 'filer_category'
  | 'public_float'
  | 'share_count_basis'
  | 'shares_outstanding'
  | 'shares_outstanding_source'
>;

function withoutStatements(reason: Reason): StatedMembers {
  const refusal = refused(reason);
  return {
    auditor: refusal,
    filer_category: refusal,
    public_float: refusal,
    share_count_basis: refusal,
    shares_outstanding: refusal,
    shares_outstanding_source: null,
  };
}

function statedMembers({ profile }: Stated, cap: MarketCap): StatedMembers {
  if (profile === undefined) return withoutStatements('no_report');
  return {
    auditor: auditorMember(profile),
    filer_category: categoryMember(profile),
    public_float: floatMember(profile, cap),
    ...sharesMembers(profile),
  };
}

function auditorMember(profile: StatedProfile): Writable<ProfileAuditor> | ProfileRefusal {
  if (profile.auditor_refusal !== '') return refused(profile.auditor_refusal);
  return {
    accession: profile.auditor_accession,
    filed: profile.auditor_filed ?? '',
    form: profile.auditor_form,
    location: textOrNull(profile.auditor_location),
    name: profile.auditor,
    pcaob_firm_id: textOrNull(profile.auditor_firm_id),
  };
}

function categoryMember(profile: StatedProfile): Writable<ProfileFilerCategory> | ProfileRefusal {
  const { filer_category: category, filer_category_refusal: reason } = profile;
  if (reason !== '' || category === '') return refused(reason === '' ? 'not_reported' : reason);
  return {
    accession: profile.filer_category_accession,
    filed: profile.filer_category_filed ?? '',
    form: profile.filer_category_form,
    value: category,
  };
}

function floatMember(profile: StatedProfile, cap: MarketCap): Writable<ProfilePublicFloat> | ProfileRefusal {
  if (profile.public_float_refusal !== '') return refused(profile.public_float_refusal);
  if (!isPlausibleFloat(profile.public_float ?? '0', cap)) return refused('implausible');
  return {
    accession: profile.public_float_accession,
    as_of: profile.public_float_as_of ?? '',
    filed: profile.public_float_filed ?? '',
    form: profile.public_float_form,
    value_usd: new Decimal(profile.public_float ?? 0),
  };
}

function sharesMembers(
  profile: StatedProfile,
): Pick<StatedMembers, 'share_count_basis' | 'shares_outstanding' | 'shares_outstanding_source'> {
  const { share_count_basis: basis, shares_refusal: reason } = profile;
  if (reason !== '' || basis === '') {
    const refusal = refused(reason === '' ? 'not_reported' : reason);
    return { share_count_basis: refusal, shares_outstanding: refusal, shares_outstanding_source: null };
  }
  const source: ProfileCover = {
    accession: profile.shares_accession,
    as_of: profile.shares_as_of ?? '',
    filed: profile.shares_filed ?? '',
    form: profile.shares_form,
  };
  return {
    share_count_basis: basis === 'ordinary_shares' ? refused('deposit_ratio_unknown') : basis,
    shares_outstanding: new Decimal(profile.shares_outstanding ?? 0),
    shares_outstanding_source: source,
  };
}

function yieldMember(market: FoundMarket, now: number): Decimal | ProfileRefusal {
  const found = yieldOf(market, now);
  return typeof found === 'string' ? refused(found) : found;
}

function sectorMember(
  cik: string,
  company: DescribedCompany | undefined,
  stated: Stated | undefined,
): SectorOfCompany | null {
  const isLender = stated?.profile?.earns_interest === true;
  return sectorOf({ cik, sic: textOrNull(company?.sic), isLender });
}

function descriptionMember(business: ProfileParts['business']): string | ProfileRefusal {
  return descriptionOf(business ?? []) ?? refused('not_reported');
}

const FIRST_WEEK = 7;

/**
 * Of MMDD: a year that ends in the first week of a month is a 52/53-week year that ends about the end of the
 * previous month.
 */
function monthOf(text: string): number | null {
  if (!/^(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$/.test(text)) return null;
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  if (day > FIRST_WEEK) return month;
  return month === 1 ? 12 : month - 1;
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
