import type { RowOf } from '@footnote/read-models/columns';
import type { RowProjection } from '@footnote/projection/projection';
import { ok } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { normalisedSymbol, normalisedSymbols } from '../symbol.ts';
import type { PROFILE_COLUMNS } from './ddl.ts';
import { PROFILES, readModel } from './ddl.ts';

/** `companies` → profiles of companies, and the owner of each symbol. */
export const companies: RowProjection<'companies'> = {
  kind: 'rows',
  name: 'companies',
  keyedBy: 'cik',
  version: 2,
  topics: ['companies'],
  readModel,
  project: ({ event, offset }) => {
    const wrong = wrongCik(event.cik);
    if (wrong !== null) return wrong;
    const symbols = normalisedSymbols(event.tickers.map(({ symbol }) => symbol));
    const exchangeOf = (symbol: string): string =>
      event.tickers.find((ticker) => normalisedSymbol(ticker.symbol) === symbol)?.exchange ?? '';
    const row: RowOf<typeof PROFILE_COLUMNS> = {
      cik: event.cik,
      name: event.name,
      symbols,
      exchanges: symbols.map(exchangeOf),
      sic: event.sic ?? '',
      sic_description: event.sic_description ?? '',
      fiscal_year_end: event.fiscal_year_end ?? '',
      entity_type: event.entity_type ?? '',
      business_city: event.business_city ?? '',
      business_state_or_country: event.business_state_or_country ?? '',
      website: event.website ?? '',
      source_time: Math.max(0, event.source_time),
      version: offset,
    };
    return ok({
      rows: [{ table: PROFILES, row }],
      publication: { entity: event.cik, revision: offset + 1, symbols, sourceTime: event.source_time },
    });
  },
};
