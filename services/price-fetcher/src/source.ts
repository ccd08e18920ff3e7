import type { PriceBasis, ShareBasis } from '@footnote/market/adjustment/series';

/** What a source has adjusted each of its columns for. */
export type ColumnAdjustment = {
  readonly prices: PriceBasis;
  readonly volume: ShareBasis;
  readonly dividends: ShareBasis;
};

/** One row of a source as text, before anything is checked; an absent column is null. */
export type SourceRow = {
  /** As the source wrote it, for a dead letter. */
  readonly line: string;
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string | null;
  readonly dividend: string | null;
  /** Kind of the dividend as the source names it. */
  readonly dividendKind: string | null;
  readonly split: string | null;
};

/** All that was read of one symbol. */
export type PriceTable = {
  /** A file name or an address without its key. */
  readonly address: string;
  readonly currency: string | null;
  readonly adjustment: ColumnAdjustment;
  readonly reportsDividends: boolean;
  readonly reportsSplits: boolean;
  readonly rows: readonly SourceRow[];
};

/** The rows of a symbol before a year, by a hash of their text and of what declares their columns. */
export type OlderRows = { readonly beforeYear: number; readonly hash: string };

export type ReadTable = {
  readonly table: PriceTable;
  /** First year of the rows; null for all there are. */
  readonly fromYear: number | null;
  /** What the source may be told the next time; null where it cannot tell whether older rows have changed. */
  readonly older: OlderRows | null;
};

export type PriceSource = {
  /** Lower-case letters, digits and dashes. */
  readonly name: string;
  /** Of several sources of a symbol the one with the lowest is used. */
  readonly priority: number;
  /** Symbols that are read before what was published is noted: few where every read takes long. */
  readonly symbolsAtOnce: number;
  /** Symbols that the source lists; null where it cannot list them. */
  symbols(): Promise<readonly string[] | null>;
  /**
   * Rows of a symbol, from the start of `fromYear` on where the source can read a part: one that always gets all reads a
   * part where those of the years before the newest are `older`. Null for a symbol that it does not have. Throws `PriceSourceError`.
   */
  read(symbol: string, fromYear: number | null, older?: OlderRows | null): Promise<ReadTable | null>;
  close(): void;
};

/** A source cannot be read, or not understood. */
export class PriceSourceError extends Error {
  override readonly name = 'PriceSourceError';
  readonly reason: 'adjustment_contradicted' | 'columns_unknown' | 'refused' | 'unreachable' | 'unreadable';

  constructor(reason: PriceSourceError['reason'], message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
