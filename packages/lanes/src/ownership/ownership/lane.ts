import type { Ownership, OwnershipResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { assetTypeOf, KIND_OF_COMPANY } from '../../subject/asset-type.ts';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { newerOf } from '../../subject/newer.ts';
import { projectionTag } from '../../subject/tagged-cache.ts';
import type { Collected } from '../holders/collected.ts';
import { readInstitutional13f } from '../holders/institutional.ts';
import { beneficialOwnership, refusedStakes } from './assemble.ts';
import { ownershipTable } from './csv.ts';
import {
  coverSharesOf,
  LISTED_SCHEDULES,
  NEWEST_LISTED,
  readStakes,
  SHARE_COUNT,
  STAKES_OF_OTHERS,
} from './read.ts';

const SCHEMA_VERSION: OwnershipResponse['schema_version'] = '2026-11-23.1';

/** `collected`: the ingested Forms 13F, null for none. */
type Reader = { readonly store: StoreReader; readonly collected: () => Promise<Collected | null> };

/** `GET /v2/ownership`. */
export const ownership: Lane<Reader> = {
  path: '/v2/ownership',
  // A manager's filing may concern any company.
  tagsOf: (company) => [...filingTagsOf(company), projectionTag('holdings')],
  document: async ({ store, collected }, { company: { cik, symbol } }, now) => {
    const [[kind], [submissions], [count], listed, read] = await Promise.all([
      store.read(KIND_OF_COMPANY, { cik }),
      store.read(NEWEST_LISTED, { cik }),
      store.read(SHARE_COUNT, { cik }),
      store.read(LISTED_SCHEDULES, { cik }),
      readStakes(store, cik),
    ]);
    const known = new Set([...read.stakes, ...read.unread].map(({ accession }) => accession));
    const missing = listed.map(({ accession }) => accession).filter((accession) => !known.has(accession));
    const others =
      missing.length === 0 ? [] : await store.read(STAKES_OF_OTHERS, { cik, accessions: missing });
    const ofOthers = new Set(others.map(({ accession }) => accession));
    const institutional = await readInstitutional13f(store, await collected(), cik, coverSharesOf(count));
    const assetType = assetTypeOf(kind);
    const hasNone = listed.length + read.stakes.length + read.unread.length === 0;
    const refusal = refusedStakes(submissions !== undefined, hasNone && assetType === 'fund');
    return companyDocument<Ownership>(
      {
        asset_type: assetType,
        beneficial_ownership: refusal ?? beneficialOwnership({ ...read, listed, ofOthers, count, now }),
        institutional_13f: institutional.member,
      },
      {
        symbol,
        asOf: newerOf(submissions?.newest ?? null, institutional.newest),
        timeliness: refusal === null ? END_OF_DAY : UNSUPPORTED,
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
  table: ownershipTable,
};
