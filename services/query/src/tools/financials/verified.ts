import { selectList } from '@footnote/read-models/columns';
import { VERIFIED_COMPANY_COLUMNS } from '@footnote/read-models/verdicts';
import type { ReadStore } from '@footnote/read-store/port';
import { utc } from '../../wire/company-answer.ts';
import type { Verified } from './envelope.ts';

type Row = { readonly policy_version: string; readonly last_verified_at: string };

/** A deployment without the verifier has no such table, until one is started with it. */
const VERIFIER_SQL = `
  SELECT name FROM system.tables WHERE database = currentDatabase() AND name = 'verified_companies'`;

const COMPANY_SQL = `
  SELECT ${selectList(VERIFIED_COMPANY_COLUMNS, ['policy_version', 'last_verified_at'], ['policy_version'])}
  FROM verified_companies WHERE cik = {cik:String} LIMIT 1`;

/** The verifier's summary of a company; undefined while there is none. */
export function createVerifiedReader(store: ReadStore): (cik: string) => Promise<Verified | undefined> {
  let hasVerifier = false;
  return async (cik) => {
    hasVerifier ||= (await store.query(VERIFIER_SQL)).length > 0;
    if (!hasVerifier) return undefined;
    const [row] = await store.query<Row>(COMPANY_SQL, { cik });
    if (row === undefined) return undefined;
    const { policy_version, last_verified_at: at } = row;
    return { policy_version, last_verified_at: utc(at) };
  };
}
