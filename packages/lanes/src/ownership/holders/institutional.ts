import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { Institutional13f } from '@footnote/contract/types.generated';
import type { Collected } from './collected.ts';
import type { CoverShares } from '../ownership/read.ts';
import { institutionalMember } from './institutional-member.ts';
import { readInstitutional, readInstitutionals } from './read-institutional.ts';

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

/** The same of several issuers with the shares of their cover pages. */
export async function readInstitutional13fs(
  store: StoreReader,
  collected: Collected | null,
  counts: ReadonlyMap<string, CoverShares | null>,
): Promise<ReadonlyMap<string, Writable<Institutional13f>>> {
  const found =
    collected === null ? undefined : await readInstitutionals(store, collected, [...counts.keys()]);
  return new Map(
    [...counts].map(([cik, count]) => [cik, institutionalMember(found?.(cik) ?? null, count)] as const),
  );
}
