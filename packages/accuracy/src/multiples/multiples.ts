import { TWELVE_MONTHS, withRecentFilings } from '@footnote/statements/as-of/recent-filings';
import type { FolderCompany } from '../corpus/folder-companies.ts';
import { judgedCompany } from '../judged.ts';
import { maskedCells } from '../survey/served.ts';
import { MEASURED_ON, pricesOf } from './prices.ts';
import { recomputed } from './recompute.ts';
import { servedFigures, VALUATION_FIGURES, type ValuationFigure } from './served.ts';

/** Outcome of one figure. `alone`: it was served but could not be recomputed. */
export type MultipleOutcome =
  | { readonly kind: 'agrees' | 'alone'; readonly value: number }
  | { readonly kind: 'contradicted'; readonly value: number; readonly recomputed: number }
  | { readonly kind: 'refused'; readonly reason: string };

export type CompanyMultiples = {
  readonly symbol: string;
  readonly figures: Readonly<Record<ValuationFigure, MultipleOutcome>>;
};

/** Tolerance: half of the last served digit (two decimals for figures, the unit for amounts), or 1 in 100,000. */
const ROUNDED = 0.0051;
const RELATIVE = 1e-5;

const agree = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(ROUNDED, RELATIVE * Math.abs(b));

/**
 * Valuation figures of a company at the close of the day, from filings accepted by then; null if no symbol of the company
 * has prices. `folder`: the folder of prices.
 */
export const companyMultiples = (company: FolderCompany, folder: string): CompanyMultiples | null => {
  const symbols = company.symbols.length === 0 ? [company.symbol] : company.symbols;
  const prices = pricesOf(folder, company.cik, symbols);
  const [price] = prices;
  const filings = company.input.filings.filter(({ filed }) => filed <= MEASURED_ON);
  if (price === undefined || filings.length === 0) return null;
  const input = withRecentFilings({ ...company.input, filings }, TWELVE_MONTHS);
  const { issuer, cells: judged } = judgedCompany(input);
  const cells = maskedCells(judged);
  const served = servedFigures({ input, issuer, cells, market: { symbol: price.symbol, symbols, prices } });
  const balance = cells
    .filter(({ field, value }) => field === 'total_equity' && value !== null)
    .toSorted((a, b) => b.period_end.localeCompare(a.period_end))[0];
  const again = recomputed({
    cells,
    facts: filings.find(({ accession }) => accession === balance?.accession)?.facts ?? [],
    close: price.close ?? NaN,
    splits: price.split_dates.map((day, at) => ({ day, ratio: price.split_ratios[at] ?? 1 })),
  });
  const outcomeOf = (name: ValuationFigure): MultipleOutcome => {
    const figure = served[name];
    if ('refused' in figure) return { kind: 'refused', reason: figure.refused };
    const { value } = figure;
    const other = again.get(name);
    if (other === undefined) return { kind: 'alone', value };
    return agree(value, other)
      ? { kind: 'agrees', value }
      : { kind: 'contradicted', value, recomputed: other };
  };
  return {
    symbol: price.symbol,
    figures: Object.fromEntries(
      VALUATION_FIGURES.map((name) => [name, outcomeOf(name)]),
    ) as CompanyMultiples['figures'],
  };
};
