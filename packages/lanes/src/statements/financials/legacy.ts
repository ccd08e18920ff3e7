import { exact } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type { StockFinancialsLegacy } from '@footnote/contract/types.generated';
import type { CompanyFinancials } from './read.ts';
import type { FinancialsRequest } from './request.ts';
import type { Subject } from '../../subject/resolve-subject.ts';
import type { Financials, Place, Statement } from './table.ts';

type LegacyRow = StockFinancialsLegacy['statements'][string][number];

/** The format of schema 1. It is frozen: no member is added or removed. */
export function legacy(
  company: CompanyFinancials,
  financials: Financials,
  { subject, request }: { readonly subject: Subject; readonly request: FinancialsRequest },
): Writable<StockFinancialsLegacy> {
  const { issuer, name } = company;
  return {
    available: true,
    symbol: subject.ticker ?? subject.cik,
    cik: subject.cik,
    name,
    currency: issuer.reporting_currency,
    period_kind: request.periodKind,
    vintage: 'latest_restated',
    statements: Object.fromEntries(
      financials.statements.map((statement) => [statement.name, rowsOf(statement)]),
    ),
  };
}

function rowsOf({ columns, rows }: Statement): readonly Writable<LegacyRow>[] {
  return columns.map(({ label, period_end: end, provenance }, position) => ({
    label,
    period_end: end,
    provenance,
    values: Object.fromEntries(
      rows.flatMap(({ field, places }) => {
        const place = places[position];
        return place === undefined ? [] : [[field, valueMember(place)]];
      }),
    ),
  }));
}

function valueMember(place: Place): Writable<LegacyRow['values'][string]> {
  if (place.value === null) return { available: false, reason: place.refused.unavailable };
  return exact(place.value);
}
