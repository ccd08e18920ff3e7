import { pick, selectList } from '@footnote/read-models/columns';
import {
  COMPANY_COLUMNS,
  SYMBOL_COLUMNS,
  type CompanyRow,
  type SymbolRow,
} from '@footnote/read-models/companies';
import { PROFILE_COLUMNS, type ProfileRow } from '@footnote/read-models/profiles';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { AtRevision, IssuerHead, IssuerHeads } from './issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from './read-at-one-revision.ts';

const LISTED_COLUMNS = pick(SYMBOL_COLUMNS, 'exchange');
const { cik: _, symbol: __, ...STATED_COLUMNS } = PROFILE_COLUMNS;

export type DescribedCompany = CompanyRow;
export type StatedProfile = Omit<ProfileRow, 'cik' | 'symbol' | 'revision'>;

export const DESCRIBED_COMPANY = storeQuery<{ readonly cik: string }, DescribedCompany>(
  `SELECT ${selectList(COMPANY_COLUMNS)} FROM companies WHERE cik = {cik:String} LIMIT 1`,
);

export const LISTED_SYMBOL = storeQuery<{ readonly symbol: string }, Pick<SymbolRow, 'exchange'>>(
  `SELECT ${selectList(LISTED_COLUMNS)} FROM symbols WHERE symbol = {symbol:String} LIMIT 1`,
);

export const STATED_PROFILE = storeQuery<{ readonly cik: string }, StatedProfile & AtRevision>(
  `SELECT ${selectList(STATED_COLUMNS, undefined, ['revision'])} FROM profiles
  WHERE cik = {cik:String} LIMIT 1 SETTINGS max_threads = 1`,
);

/** The stored profile of a company; undefined if it was projected by a version without profiles. */
export type Stated = { readonly head: IssuerHead; readonly profile: StatedProfile | undefined };

/**
 * Undefined for a company without statements. A revision may be published between the reads: then all are
 * repeated.
 */
export async function readStated(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<Stated | undefined> {
  return readAtOneRevision(`the revision of ${cik}`, async ({ isFirst, isLast }) => {
    if (!isFirst) heads.forget(cik);
    const [head, [profile]] = await Promise.all([heads.read(cik), store.read(STATED_PROFILE, { cik })]);
    if (head === undefined) return undefined;
    if (profile?.revision === head.revision) return { head, profile };
    if (profile === undefined && isLast) return { head, profile };
    return UNSETTLED;
  });
}
