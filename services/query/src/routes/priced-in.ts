import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { PricedIn, PricedInResponse, UnsupportedValuation } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { readValuedCompany, valuationTimeliness } from '@footnote/lanes/companies/valuation/company';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { securityAnswer } from '../wire/unlisted.ts';
import { pricedInMembers } from '@footnote/lanes/companies/priced-in/assemble';
import { checked } from '../gates/checked.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { assumptionsOf, type PricedInRequest, ratesFault } from '@footnote/lanes/companies/priced-in/request';

const SCHEMA_VERSION: PricedInResponse['schema_version'] = '2026-11-24.1';

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>(['not_applicable', 'not_positive', 'outside_bounds']);

/** `GET /v2/priced-in`. */
export function pricedInEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly now: () => number;
}): Endpoint<PricedInRequest> {
  const { store, answers, heads, now } = options;

  const assemble = async (request: PricedInRequest, requested: Company): Promise<Answer> => {
    const computedAt = now();
    const about = { symbol: requested.symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    const company = await readValuedCompany(store, heads, requested, computedAt);
    if (typeof company === 'string')
      return companyAnswer<UnsupportedValuation>(
        { reason: company },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const members = pricedInMembers(company, assumptionsOf(request));
    const { implied_growth_pct: growth } = members;
    const isWhole = typeof growth !== 'object' || !('reason' in growth) || EXPECTED.has(growth.reason);
    return companyAnswer<PricedIn>(members, {
      ...about,
      asOf: company.asOf,
      timeliness: valuationTimeliness(company, isWhole),
    });
  };

  return {
    path: '/v2/priced-in',
    takesUnlisted: 'reason',
    parse: checked(createQueryParser<PricedInRequest>('priced-in'), ratesFault),
    answer: (request, company) => {
      const { discount, terminal, years } = assumptionsOf(request);
      const key = `priced-in ${discount.toFixed()} ${terminal.toFixed()} ${years}`;
      return securityAnswer(answers, key, company, (requested) => assemble(request, requested));
    },
  };
}
