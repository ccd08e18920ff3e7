import { Decimal } from 'decimal.js';
import type { CoverCount } from '@footnote/ownership/form-13f/institutional';
import { pick, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS, type FilingRow } from '@footnote/read-models/filings';
import { PROFILE_COLUMNS, type ProfileRow } from '@footnote/read-models/profiles';
import {
  STAKE_COLUMNS,
  STAKE_PERSON_COLUMNS,
  UNREAD_STAKE_COLUMNS,
  type StakePersonRow,
  type StakeRow,
  type UnreadStakeRow,
} from '@footnote/read-models/stakes';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { CompanyKind } from '../../subject/asset-type.ts';
import type { AtRevision } from '../../subject/issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';

type OfCompany = { readonly cik: string };
type Revised<Row> = Omit<Row, 'cik' | 'revision'> & AtRevision;

const { cik: _, ...STAKE } = STAKE_COLUMNS;
const { cik: __, ...PERSON } = STAKE_PERSON_COLUMNS;
const { cik: ___, ...UNREAD } = UNREAD_STAKE_COLUMNS;
const SCHEDULE = pick(FILING_COLUMNS, 'accession', 'form', 'filed');
const COUNT = pick(
  PROFILE_COLUMNS,
  'shares_outstanding',
  'shares_as_of',
  'share_classes',
  'share_count_basis',
  'shares_accession',
  'shares_form',
  'shares_filed',
);

export const STAKE_HEAD = storeQuery<OfCompany, AtRevision>(
  `SELECT toString(revision) AS revision FROM stake_issuers WHERE cik = {cik:String} LIMIT 1`,
);

export const STAKES = storeQuery<OfCompany, Revised<StakeRow>>(
  `SELECT ${selectList(STAKE, undefined, ['revision'])} FROM stakes WHERE cik = {cik:String}
  ORDER BY filed DESC, accession DESC SETTINGS max_threads = 1`,
);

export const STAKE_PERSONS = storeQuery<OfCompany, Revised<StakePersonRow>>(
  `SELECT ${selectList(PERSON, undefined, ['revision'])} FROM stake_persons WHERE cik = {cik:String}
  ORDER BY accession, place SETTINGS max_threads = 1`,
);

export const UNREAD_STAKES = storeQuery<OfCompany, Revised<UnreadStakeRow>>(
  `SELECT ${selectList(UNREAD, undefined, ['revision'])} FROM unread_stakes WHERE cik = {cik:String}
  SETTINGS max_threads = 1`,
);

/** The same of several issuers. */
type OfIssuers = { readonly ciks: readonly string[] };
type OfIssuer<Row> = Row & { readonly cik: string };
const OF_ISSUERS = 'WHERE cik IN {ciks:Array(String)}';

export const STAKE_HEADS = storeQuery<OfIssuers, OfIssuer<AtRevision>>(
  `SELECT cik, toString(revision) AS revision FROM stake_issuers ${OF_ISSUERS}`,
);

export const STAKES_OF_ISSUERS = storeQuery<OfIssuers, OfIssuer<Revised<StakeRow>>>(
  `SELECT ${selectList(STAKE_COLUMNS, undefined, ['revision'])} FROM stakes ${OF_ISSUERS}
  ORDER BY filed DESC, accession DESC`,
);

export const UNREAD_OF_ISSUERS = storeQuery<OfIssuers, OfIssuer<Revised<UnreadStakeRow>>>(
  `SELECT ${selectList(UNREAD_STAKE_COLUMNS, undefined, ['revision'])} FROM unread_stakes ${OF_ISSUERS}`,
);

/** Schedules about a company's own shares have the file number of its registered class. */
export const LISTED_SCHEDULES = storeQuery<OfCompany, Pick<FilingRow, 'accession' | 'form' | 'filed'>>(
  `SELECT ${selectList(SCHEDULE)} FROM filings
  WHERE cik = {cik:String} AND startsWith(form, 'SCHEDULE 13') AND startsWith(file_number, '005-')
  ORDER BY filed DESC, accession DESC`,
);

export const LISTED_OF_ISSUERS = storeQuery<
  OfIssuers,
  OfIssuer<Pick<FilingRow, 'accession' | 'form' | 'filed'>>
>(
  `SELECT cik, ${selectList(SCHEDULE)} FROM filings
  ${OF_ISSUERS} AND startsWith(form, 'SCHEDULE 13') AND startsWith(file_number, '005-')
  ORDER BY filed DESC, accession DESC`,
);

/** Which of these schedules name an issuer other than the company for which EDGAR lists them. */
export const STAKES_OF_OTHERS = storeQuery<
  OfCompany & { readonly accessions: readonly string[] },
  Pick<StakeRow, 'accession'>
>(`SELECT accession FROM stakes WHERE accession IN {accessions:Array(String)} AND cik != {cik:String}`);

export const KINDS_OF_ISSUERS = storeQuery<OfIssuers, OfIssuer<CompanyKind>>(
  `SELECT cik, entity_type, sic FROM companies ${OF_ISSUERS}`,
);

export const ISSUERS_OF_STAKES = storeQuery<
  { readonly accessions: readonly string[] },
  Pick<StakeRow, 'accession' | 'cik'>
>('SELECT accession, cik FROM stakes WHERE accession IN {accessions:Array(String)}');

/** Acceptance of the newest filing that the submissions of a company list; no row without submissions. */
export const NEWEST_LISTED = storeQuery<OfCompany, { readonly newest: string }>(
  `SELECT toString(max(source_time)) AS newest FROM filings
  WHERE cik = {cik:String} AND origin = 'submissions' HAVING count() > 0`,
);

export const NEWEST_LISTED_OF_ISSUERS = storeQuery<OfIssuers, OfIssuer<{ readonly newest: string }>>(
  `SELECT cik, toString(max(source_time)) AS newest FROM filings
  ${OF_ISSUERS} AND origin = 'submissions' GROUP BY cik`,
);

export type ShareCount = Pick<
  ProfileRow,
  | 'shares_outstanding'
  | 'shares_as_of'
  | 'share_classes'
  | 'share_count_basis'
  | 'shares_accession'
  | 'shares_form'
  | 'shares_filed'
>;

export const SHARE_COUNT = storeQuery<OfCompany, ShareCount>(
  `SELECT ${selectList(COUNT)} FROM profiles WHERE cik = {cik:String} LIMIT 1`,
);

export const SHARE_COUNTS = storeQuery<OfIssuers, OfIssuer<ShareCount>>(
  `SELECT cik, ${selectList(COUNT)} FROM profiles ${OF_ISSUERS}`,
);

/** Shares outstanding on a cover page, with the filing that it is of. */
export type CoverShares = CoverCount & {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

/** The shares of the cover page; null without a count. */
export function coverSharesOf(count: ShareCount | undefined): CoverShares | null {
  const { shares_outstanding: shares = null, shares_as_of: asOf = null } = count ?? {};
  if (count === undefined || shares === null || asOf === null) return null;
  return {
    accession: count.shares_accession,
    asOf,
    classes: count.share_classes,
    filed: count.shares_filed ?? '',
    form: count.shares_form,
    shares: new Decimal(shares),
  };
}

export type ReadStakes = {
  readonly stakes: readonly Revised<StakeRow>[];
  readonly persons: readonly Revised<StakePersonRow>[];
  readonly unread: readonly Revised<UnreadStakeRow>[];
};

const NONE: ReadStakes = { stakes: [], persons: [], unread: [] };

/**
 * The stakes in a company. They are read in parts; if a revision is published in between, they are read
 * again.
 */
export async function readStakes(store: StoreReader, cik: string): Promise<ReadStakes> {
  return readAtOneRevision(`the revision of ${cik}`, async () => {
    const [[head], stakes, persons, unread] = await Promise.all([
      store.read(STAKE_HEAD, { cik }),
      store.read(STAKES, { cik }),
      store.read(STAKE_PERSONS, { cik }),
      store.read(UNREAD_STAKES, { cik }),
    ]);
    const rows = [...stakes, ...persons, ...unread];
    if (head === undefined && rows.length === 0) return NONE;
    if (rows.every(({ revision }) => revision === head?.revision)) return { stakes, persons, unread };
    return UNSETTLED;
  });
}
