import { parseCik } from '@footnote/values/cik';
import { normaliseSymbol } from '@footnote/edgar/symbol';
import type { Refusal } from './report.ts';
import type { TickerDirectory } from './ticker-directory.ts';

/** Which companies to ingest. */
export type Selection =
  | { readonly symbols: readonly string[] }
  | { readonly ciks: readonly string[] }
  /** Institutional managers by their CIKs: of their filings, Forms 13F. */
  | { readonly managers: readonly string[] }
  /** Every company of company_tickers.json. */
  | { readonly universe: true };

export type Target = { readonly cik: string; readonly requested: string };

/** Companies to ingest, each once, and the symbols that are unknown. */
export const resolveSelection = (
  selection: Selection,
  directory: TickerDirectory,
): { readonly targets: readonly Target[]; readonly refused: readonly Refusal[] } => {
  const noTickers = 'the source has no ticker list';
  const hasTickers = directory.universe.length > 0;
  if ('universe' in selection) {
    if (!hasTickers) {
      const refusal: Refusal = {
        requested: 'universe',
        cik: null,
        reason: 'tickers_missing',
        detail: noTickers,
      };
      return { targets: [], refused: [refusal] };
    }
    return {
      targets: directory.universe.map(({ cik, symbol }) => ({ cik, requested: symbol })),
      refused: [],
    };
  }
  const targets = new Map<string, Target>();
  const refused: Refusal[] = [];
  const take = (requested: string, cik: string): void => {
    if (!targets.has(cik)) targets.set(cik, { cik, requested });
  };
  for (const requested of 'symbols' in selection ? selection.symbols : []) {
    const symbol = normaliseSymbol(requested);
    const cik = symbol === null ? null : directory.cikOf(symbol);
    if (cik !== null) take(symbol ?? requested, cik);
    else if (symbol === null) {
      refused.push({
        requested,
        cik,
        reason: 'symbol_invalid',
        detail: 'a symbol is 1 to 8 of A-Z, 0-9 and -',
      });
    } else if (!hasTickers) refused.push({ requested, cik, reason: 'tickers_missing', detail: noTickers });
    else
      refused.push({
        requested,
        cik,
        reason: 'symbol_unknown',
        detail: "not in EDGAR's ticker list",
      });
  }
  const ciks = 'ciks' in selection ? selection.ciks : 'managers' in selection ? selection.managers : [];
  for (const requested of ciks) {
    const cik = parseCik(requested);
    if (cik !== null) take(requested, cik);
    else refused.push({ requested, cik, reason: 'cik_invalid', detail: 'a CIK is 1 to 10 digits' });
  }
  return { targets: [...targets.values()], refused };
};
