import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Profile, ProfileResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import { readLabels } from '@footnote/lanes/statements/facts/read';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import { readSegments } from '@footnote/lanes/statements/segments/read';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import {
  END_OF_DAY,
  type Timeliness,
  statementsTimeliness,
  UNSUPPORTED,
} from '@footnote/lanes/subject/freshness';
import { profileMembers } from '@footnote/lanes/companies/profile/assemble';
import { filingsOf, type FoundBreakdowns } from '@footnote/lanes/companies/profile/concentration';
import type { BusinessSource } from '@footnote/lanes/companies/profile/description';
import { type FoundMarket, readMarket } from '@footnote/lanes/companies/profile/market';
import {
  DESCRIBED_COMPANY,
  LISTED_SYMBOL,
  readStated,
  type Stated,
} from '@footnote/lanes/subject/stated-profile';

const SCHEMA_VERSION: ProfileResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/profile`. */
export function profileEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly business: BusinessSource;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
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
        timeliness: timelinessOf(stated),
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };

  return {
    path: '/v2/profile',
    parse: createQueryParser<SymbolRequest>('profile'),
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

function timelinessOf(stated: Stated | undefined): Timeliness {
  const end = stated?.profile?.period_end ?? null;
  if (stated === undefined) return UNSUPPORTED;
  return end === null ? END_OF_DAY : statementsTimeliness(end, stated.head.reporting_cadence);
}
