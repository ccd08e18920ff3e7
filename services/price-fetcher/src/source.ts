import type { PriceAdjustment, VolumeAdjustment } from '@footnote/event-types/types.generated';

/** The adjustment that a source applied to each of its columns. */
export type ColumnAdjustment = {
  readonly prices: PriceAdjustment;
  readonly volume: VolumeAdjustment;
  readonly dividends: VolumeAdjustment;
};

/** One row of a source as text, before any check; an absent column is null. */
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
  /** Kind of the dividend as the source reports it. */
  readonly dividendKind: string | null;
  readonly split: string | null;
};

/** The data read for one symbol. */
export type PriceTable = {
  /** A file name or a URL without its key. */
  readonly address: string;
  readonly currency: string | null;
  readonly adjustment: ColumnAdjustment;
  readonly reportsDividends: boolean;
  readonly reportsSplits: boolean;
  readonly rows: readonly SourceRow[];
};

/** The rows of a symbol before a year, as a hash of their text and of the declaration of their columns. */
export type OlderRows = { readonly beforeYear: number; readonly hash: string };

export type ReadTable = {
  readonly table: PriceTable;
  /** First year of the rows; null for all there are. */
  readonly fromYear: number | null;
  /** Passed to the source the next time; null if it cannot tell whether older rows have changed. */
  readonly older: OlderRows | null;
};

export type PriceSource = {
  /** Lower-case letters, digits and dashes. */
  readonly name: string;
  /** If several sources have a symbol, the one with the lowest is used. */
  readonly priority: number;
  /** Number of symbols after which published state is saved: few if every read takes long. */
  readonly symbolsAtOnce: number;
  /** Symbols that the source lists; null if it cannot list them. */
  symbols(): Promise<readonly string[] | null>;
  /**
   * Rows of a symbol, from the start of `fromYear` on if the source supports partial reads; a source that
   * always receives all rows returns a part if the rows of earlier years equal `older`. Null for an unknown
   * symbol. Throws `PriceSourceError`.
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
