import type { RowCell } from '@footnote/figures/index/row-cell';
import { CLAIM_CONCEPTS, type ClaimFact } from '@footnote/figures/valuation/claims';
import { VALUED_FIELDS } from '@footnote/figures/valuation/fields';
import type { MonthEnd, SplitOf } from '@footnote/figures/valuation/history';
import { adjustSeries } from '@footnote/market/adjustment/adjust';
import { byInterval } from '@footnote/market/adjustment/intervals';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { CELLS_OF_FIELDS } from '../../statements/fundamentals/read-cells.ts';
import { readSeries } from '../../market/prices/read-series.ts';

/** Quarters of ten years and those that they are compared with; fiscal years are fewer. */
const DEPTH = 48;

type ClaimsOf = {
  readonly cik: string;
  readonly accession: string;
  readonly end: string;
  readonly concepts: readonly string[];
};

/** Of the reporting currency that a market value is compared with. */
export const CLAIMS_OF_FILING = storeQuery<ClaimsOf, ClaimFact>(`
  SELECT concat(taxonomy, ':', facts.concept) AS concept, period_end AS end, value
  FROM facts
  WHERE cik = {cik:String} AND accession = {accession:String} AND period_end = {end:String} AND empty(axes)
    AND unit = 'USD' AND concat(taxonomy, ':', facts.concept) IN ({concepts:Array(String)})
  SETTINGS max_threads = 1`);

/** Fields that show what made the earnings of a year. */
const ONE_OFF_FIELDS = ['income_tax', 'pretax_income'];

/** Cells of every field used in a valuation, of ten years, as served today. */
export function readValuedCells(store: StoreReader, cik: string): Promise<readonly RowCell[]> {
  return store.read(CELLS_OF_FIELDS, { cik, fields: [...VALUED_FIELDS, ...ONE_OFF_FIELDS], depth: DEPTH });
}

/** Facts about other claims in the filing of the balance sheet. */
export function readClaimFacts(
  store: StoreReader,
  cik: string,
  accession: string,
  end: string,
): Promise<readonly ClaimFact[]> {
  return store.read(CLAIMS_OF_FILING, { cik, accession, end, concepts: CLAIM_CONCEPTS });
}

export type PastPrices = {
  /** Oldest first. */
  readonly closes: readonly MonthEnd[];
  /** Null if the source reports none, so that they are unknown. */
  readonly splits: readonly SplitOf[] | null;
};

/**
 * Closes of whole months from a day on, on today's split basis but not reduced by spin-offs, because the
 * price of a share then included what was spun off later. Empty if the source does not declare its
 * adjustment.
 */
export async function readMonthEnds(store: StoreReader, symbol: string, from: string): Promise<PastPrices> {
  // A count of the year before may need a split of that year.
  const before = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  const read = await readSeries(store, symbol, { from: before });
  const adjusted = read === undefined ? undefined : adjustSeries(read.series, 'splits');
  if (read === undefined || adjusted?.available !== true) return { closes: [], splits: [] };
  const { bars, ratios } = adjusted;
  const whole = byInterval(bars, 'month').filter(
    ({ isComplete, from: first }) => isComplete && first >= from,
  );
  const spunOff = (date: string): number =>
    ratios.reduce(
      (product, { exDate, kind, ratio }) => (kind !== 'split' && exDate > date ? product * ratio : product),
      1,
    );
  return {
    closes: whole.map(({ date, close }) => ({ date, close: close * spunOff(date) })),
    splits:
      read.series.ratios === null
        ? null
        : ratios.flatMap(({ exDate, kind, ratio }) => (kind === 'split' ? [{ exDate, ratio }] : [])),
  };
}
