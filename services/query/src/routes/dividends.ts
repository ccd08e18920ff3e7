import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Dividends, DividendsResponse, UnsupportedPrices } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { pricesTimeliness, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { dividendMembers, listedPayment } from '@footnote/lanes/market/dividends/assemble';
import {
  DIVIDENDS_OF_SYMBOL,
  LISTED_PAYMENTS,
  readPayingCompany,
  readWhyWithout,
} from '@footnote/lanes/market/dividends/read';

/** The query of `GET /v2/dividends`; see schemas/requests/dividends.json. */
type DividendsRequest = {
  readonly payments?: 'exclude' | 'include';
  readonly symbol: string;
};

const SCHEMA_VERSION: DividendsResponse['schema_version'] = '2026-11-23.1';

/** Reasons that are defects of the data; the others describe the company. */
const DEFECTS = new Set<unknown>([
  'currency_mismatch',
  'dividends_not_reported',
  'insufficient_history',
  'no_statements',
  'not_reported',
  'split_contradicted',
  'splits_unknown',
]);

/** `GET /v2/dividends`. */
export function dividendsEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly now: () => number;
}): Endpoint<DividendsRequest> {
  const { store, answers, heads, now } = options;

  const assemble = async ({ cik, symbol }: Company, isListed: boolean): Promise<Answer> => {
    const computedAt = now();
    const [[row], company, payments] = await Promise.all([
      store.read(DIVIDENDS_OF_SYMBOL, { symbol }),
      readPayingCompany(store, heads, cik),
      isListed ? store.read(LISTED_PAYMENTS, { symbol }) : undefined,
    ]);
    if (row === undefined && cik === '') throw new UnlistedError();
    const about = { symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    if (row === undefined || row.last_bar === null) {
      const reason = row === undefined ? 'prices_not_collected' : 'no_bars';
      return companyAnswer<UnsupportedPrices>({ reason }, { ...about, asOf: null, timeliness: UNSUPPORTED });
    }
    const without = company === undefined ? await readWhyWithout(store, cik) : undefined;
    const members = {
      ...dividendMembers(row, company, without),
      ...(payments !== undefined && { payments: payments.map(listedPayment) }),
    };
    const isWhole = Object.values(members.unavailable).every((reason) => !DEFECTS.has(reason));
    return companyAnswer<Dividends>(members, {
      ...about,
      asOf: company === undefined || company.issuer.as_of < row.as_of ? row.as_of : company.issuer.as_of,
      timeliness: pricesTimeliness(row.last_bar, 'dividends', isWhole ? 'end_of_day' : 'degraded'),
    });
  };

  return {
    path: '/v2/dividends',
    parse: createQueryParser<DividendsRequest>('dividends'),
    takesUnlisted: 'figures',
    answer: ({ payments }, company) => {
      const isListed = payments === 'include';
      return securityAnswer(answers, isListed ? 'dividend payments' : 'dividends', company, (requested) =>
        assemble(requested, isListed),
      );
    },
  };
}
