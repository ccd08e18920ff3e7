import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, projectionTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Ownership, OwnershipRefusal, OwnershipResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { cachedCollected, type CachedCollected } from '@footnote/lanes/ownership/holders/collected';
import { readInstitutional13f } from '@footnote/lanes/ownership/holders/institutional';
import { assetTypeOf, KIND_OF_COMPANY } from '@footnote/lanes/subject/asset-type';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { newerOf } from '@footnote/lanes/subject/newer';
import { withTable } from '../wire/document-table.ts';
import { ownershipTable } from '@footnote/lanes/ownership/ownership/csv';
import { beneficialOwnership } from '@footnote/lanes/ownership/ownership/assemble';
import {
  coverSharesOf,
  LISTED_SCHEDULES,
  NEWEST_LISTED,
  readStakes,
  SHARE_COUNT,
  STAKES_OF_OTHERS,
} from '@footnote/lanes/ownership/ownership/read';

const SCHEMA_VERSION: OwnershipResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/ownership`. */
export function ownershipEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly forms13F: TaggedCache<CachedCollected>;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, forms13F, now } = options;
  const collected = cachedCollected(store, forms13F);

  const assemble = async ({ cik, symbol }: Company): Promise<Answer> => {
    const computedAt = now();
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
    const refusal = refusalOf(submissions !== undefined, hasNone && assetType === 'fund');
    return companyAnswer<Ownership>(
      {
        asset_type: assetType,
        beneficial_ownership:
          refusal ?? beneficialOwnership({ ...read, listed, ofOthers, count, now: computedAt }),
        institutional_13f: institutional.member,
      },
      {
        symbol,
        asOf: newerOf(submissions?.newest ?? null, institutional.newest),
        timeliness: refusal === null ? END_OF_DAY : UNSUPPORTED,
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };

  return withTable(
    {
      path: '/v2/ownership',
      parse: createQueryParser<SymbolRequest>('ownership'),
      answer: (_, company) => {
        const { cik, symbol } = company;
        // A manager's filing may concern any company.
        const tags = [companyTag(cik), projectionTag('holdings')];
        return cachedAnswer(answers, `ownership ${cik} ${symbol}`, tags, () => assemble(company));
      },
    },
    ownershipTable,
  );
}

/** Why nothing is served; null if the schedules that EDGAR lists are known, even if there are none. */
function refusalOf(isListed: boolean, isFundWithout: boolean): OwnershipRefusal | null {
  if (!isListed) return { available: false, reason: 'submissions_not_collected' };
  return isFundWithout ? { available: false, reason: 'not_applicable' } : null;
}
