import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { Institutional13f } from '@footnote/contract/types.generated';
import type { Collected } from './collected.ts';
import type { CoverShares } from '../ownership/read.ts';
import { institutionalMember } from './institutional-member.ts';
import { readInstitutional } from './read-institutional.ts';

/** Institutional holdings of an issuer from Form 13F only: never added to stakes on Schedules 13D and 13G. */
export async function readInstitutional13f(
  store: StoreReader,
  collected: Collected | null,
  cik: string,
  count: CoverShares | null,
): Promise<{ readonly member: Writable<Institutional13f>; readonly newest: string | null }> {
  const inputs = collected === null ? null : await readInstitutional(store, collected, cik);
  return { member: institutionalMember(inputs, count), newest: inputs?.quarter.newest ?? null };
}
