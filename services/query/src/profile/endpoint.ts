import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, symbolTag } from '../cache/invalidation.ts';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Profile, ProfileResponse } from '@footnote/contract/types.generated';
import type { Company, Endpoint } from '../endpoint.ts';
import { readLabels } from '../facts/read.ts';
import type { IssuerHeads } from '../fundamentals/issuer-heads.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { readSegments } from '../segments/read.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/company-answer.ts';
import { END_OF_DAY, type Lane, statementsLane, UNSUPPORTED } from '../wire/freshness.ts';
import { profileMembers } from './assemble.ts';
import { filingsOf, type FoundBreakdowns } from './concentration.ts';
import type { BusinessSource } from './description.ts';
import { type FoundMarket, readMarket } from './market.ts';
import { DESCRIBED_COMPANY, LISTED_SYMBOL, readStated, type Stated } from './read.ts';
import type { ProfileRequest } from './request.ts';

const SCHEMA_VERSION: ProfileResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/profile`. */
export function profileEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly business: BusinessSource;
  readonly now: () => number;
}): Endpoint<ProfileRequest> {
  const { store, answers, heads, business, now } = options;

  const breakdownsOf = async (cik: string): Promise<FoundBreakdowns | undefined> => {
    const [segment, product, geography] = await Promise.all(
      (['segment', 'product', 'geography'] as const).map((by) =>
        readSegments(store, heads, cik, { measure: 'revenue', by }),
      ),
    );
    if (segment === undefined || product === undefined || geography === undefined) return undefined;
    return { segment, product, geography };
  };

  const assemble = async ({ cik, symbol }: Company): Promise<Answer> => {
    const computedAt = now();
    const [[company], [listed], stated, breakdowns, paragraphs] = await Promise.all([
      store.read(DESCRIBED_COMPANY, { cik }),
      store.read(LISTED_SYMBOL, { symbol }),
      readStated(store, heads, cik),
      breakdownsOf(cik),
      business(cik),
    ]);
    const [labels, market] = await Promise.all([
      readLabels(store, cik, breakdowns === undefined ? [] : filingsOf(breakdowns)),
      readMarket(store, { cik, symbol }, company?.symbols ?? []),
    ]);
    return companyAnswer<Profile>(
      profileMembers({
        cik,
        company,
        exchange: listed?.exchange ?? '',
        stated,
        breakdowns,
        labels,
        market,
        now: computedAt,
        business: paragraphs,
      }),
      {
        symbol,
        asOf: newestOf(stated?.head.as_of, market),
        lane: laneOf(stated),
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };

  return {
    path: '/v2/profile',
    parse: createQueryParser<ProfileRequest>('profile'),
    answer: (_, company) => {
      const { cik, symbol } = company;
      const tags = [companyTag(cik), symbolTag(symbol)];
      return cachedAnswer(answers, `profile ${cik} ${symbol}`, tags, () => assemble(company));
    },
  };
}

/** The newest filing, or the newest close if a figure uses it. */
function newestOf(filed: string | undefined, { dividends }: FoundMarket): string | null {
  const times = [filed, dividends?.as_of].filter((time) => time !== undefined);
  return times.toSorted().at(-1) ?? null;
}

function laneOf(stated: Stated | undefined): Lane {
  const end = stated?.profile?.period_end ?? null;
  if (stated === undefined) return UNSUPPORTED;
  return end === null ? END_OF_DAY : statementsLane(end, stated.head.reporting_cadence);
}
