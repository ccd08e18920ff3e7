import type { Profile, ProfileResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { readLabels } from '../../statements/facts/read.ts';
import { readSegments } from '../../statements/segments/read.ts';
import { hourAt } from '../../subject/age/hour-at.ts';
import { readReports } from '../../subject/age/read-reports.ts';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, statementsTimeliness, type Timeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Lane } from '../../subject/lane.ts';
import { DESCRIBED_COMPANY, LISTED_SYMBOL, readStated, type Stated } from '../../subject/stated-profile.ts';
import { profileMembers } from './assemble.ts';
import { filingsOf, type FoundBreakdowns } from './concentration.ts';
import type { BusinessSource } from './description.ts';
import { type FoundMarket, readMarket } from './market.ts';

const SCHEMA_VERSION: ProfileResponse['schema_version'] = '2026-11-23.1';

type Reader = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly business: BusinessSource;
};

/** `GET /v2/profile`. */
export const profile: Lane<Reader> = {
  path: '/v2/profile',
  // Whether prices are stale changes within a day.
  keyOf: (_, now) => hourAt(now),
  document: async ({ store, heads, business }, { company: { cik, symbol } }, now) => {
    const [[company], [listed], stated, breakdowns, paragraphs, reports] = await Promise.all([
      store.read(DESCRIBED_COMPANY, { cik }),
      store.read(LISTED_SYMBOL, { symbol }),
      readStated(store, heads, cik),
      breakdownsOf(store, heads, cik),
      business(cik),
      readReports(store, cik),
    ]);
    const [labels, market] = await Promise.all([
      readLabels(store, cik, breakdowns === undefined ? [] : filingsOf(breakdowns)),
      readMarket(store, { cik, symbol }, company?.symbols ?? []),
    ]);
    return companyDocument<Profile>(
      profileMembers({
        cik,
        company,
        exchange: listed?.exchange ?? '',
        stated,
        breakdowns,
        labels,
        market,
        now,
        business: paragraphs,
        reports,
      }),
      {
        symbol,
        asOf: newestOf(stated?.head.as_of, market),
        timeliness: timelinessOf(stated),
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
};

async function breakdownsOf(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<FoundBreakdowns | undefined> {
  const [segment, product, geography] = await Promise.all(
    (['segment', 'product', 'geography'] as const).map((by) =>
      readSegments(store, heads, cik, { measure: 'revenue', by }),
    ),
  );
  if (segment === undefined || product === undefined || geography === undefined) return undefined;
  return { segment, product, geography };
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
