import { selectList } from '@footnote/read-models/columns';
import { VERIFIED_COMPANY_COLUMNS } from '@footnote/read-models/verdicts';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { utc } from '@footnote/wire/time';
import { tableQuery } from '../../subject/table-query.ts';
import type { Verified } from './envelope.ts';

type PolicyRow = { readonly policy_version: string; readonly last_verified_at: string };

/** The table appears when the verifier is started for the first time. */
export const VERIFIED_COMPANIES_TABLE = tableQuery('verified_companies');

export const POLICY_OF_COMPANY = storeQuery<{ readonly cik: string }, PolicyRow>(`
  SELECT ${selectList(VERIFIED_COMPANY_COLUMNS, ['policy_version', 'last_verified_at'], ['policy_version'])}
  FROM verified_companies WHERE cik = {cik:String} LIMIT 1`);

/** The verifier's summary of a company; undefined if there is none. */
export function createVerifiedReader(store: StoreReader): (cik: string) => Promise<Verified | undefined> {
  let hasVerifier = false;
  return async (cik) => {
    hasVerifier ||= (await store.read(VERIFIED_COMPANIES_TABLE, {})).length > 0;
    if (!hasVerifier) return undefined;
    const [row] = await store.read(POLICY_OF_COMPANY, { cik });
    if (row === undefined) return undefined;
    const { policy_version, last_verified_at: at } = row;
    return { policy_version, last_verified_at: utc(at) };
  };
}
