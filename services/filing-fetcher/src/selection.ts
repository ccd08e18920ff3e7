import { parseCik } from '@footnote/edgar/cik';
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

export type Target = { readonly cik: string; readonly asked: string };

/** Companies to ingest, each once, and the symbols that are unknown. */
export const resolveSelection = (
  selection: Selection,
  directory: TickerDirectory,
): { readonly targets: readonly Target[]; readonly refused: readonly Refusal[] } => {
  const noTickers = 'the source has no ticker list';
  const hasTickers = directory.universe.length > 0;
  if ('universe' in selection) {
    if (!hasTickers) {
      const refusal: Refusal = { asked: 'universe', cik: null, reason: 'tickers_missing', detail: noTickers };
      return { targets: [], refused: [refusal] };
    }
    return { targets: directory.universe.map(({ cik, symbol }) => ({ cik, asked: symbol })), refused: [] };
  }
  const targets = new Map<string, Target>();
  const refused: Refusal[] = [];
  const take = (asked: string, cik: string): void => {
    if (!targets.has(cik)) targets.set(cik, { cik, asked });
  };
  for (const asked of 'symbols' in selection ? selection.symbols : []) {
    const symbol = normaliseSymbol(asked);
    const cik = symbol === null ? null : directory.cikOf(symbol);
    if (cik !== null) take(symbol ?? asked, cik);
    else if (symbol === null) {
      refused.push({ asked, cik, reason: 'symbol_invalid', detail: 'a symbol is 1 to 8 of A-Z, 0-9 and -' });
    } else if (!hasTickers) refused.push({ asked, cik, reason: 'tickers_missing', detail: noTickers });
    else refused.push({ asked, cik, reason: 'symbol_unknown', detail: "not in EDGAR's ticker list" });
  }
  const ciks = 'ciks' in selection ? selection.ciks : 'managers' in selection ? selection.managers : [];
  for (const asked of ciks) {
    const cik = parseCik(asked);
    if (cik !== null) take(asked, cik);
    else refused.push({ asked, cik, reason: 'cik_invalid', detail: 'a CIK is 1 to 10 digits' });
  }
  return { targets: [...targets.values()], refused };
};
