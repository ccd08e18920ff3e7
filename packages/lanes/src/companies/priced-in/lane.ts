import type { PricedIn, PricedInResponse, UnsupportedValuation } from '@footnote/contract/types.generated';
import { companyDocument } from '../../subject/document.ts';
import { UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { readValuedCompany, type ValuedReader, valuationTimeliness } from '../valuation/company.ts';
import { pricedInMembers } from './assemble.ts';
import { assumptionsOf, type PricedInRequest, ratesFault } from './request.ts';

const SCHEMA_VERSION: PricedInResponse['schema_version'] = '2026-11-24.1';

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>(['not_applicable', 'not_positive', 'outside_bounds']);

/** `GET /v2/priced-in`. */
export const pricedIn: Lane<ValuedReader, PricedInRequest> = {
  path: '/v2/priced-in',
  takesUnlisted: 'reason',
  faultOf: ratesFault,
  keyOf: (request) => {
    const { discount, terminal, years } = assumptionsOf(request);
    return `${discount.toFixed()} ${terminal.toFixed()} ${years} ${request.at ?? 'now'}`;
  },
  document: async (reader, { company: requested, request }, now) => {
    const about = { symbol: requested.symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    const company = await readValuedCompany(
      reader.store,
      reader.heads,
      requested,
      now,
      request.at === 'last_close' ? reader : undefined,
    );
    if (typeof company === 'string')
      return companyDocument<UnsupportedValuation>(
        { reason: company },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const members = pricedInMembers(company, assumptionsOf(request));
    const { implied_growth_pct: growth } = members;
    const isWhole = typeof growth !== 'object' || !('reason' in growth) || EXPECTED.has(growth.reason);
    return companyDocument<PricedIn>(members, {
      ...about,
      asOf: company.asOf,
      timeliness: valuationTimeliness(company, isWhole),
    });
  },
};
