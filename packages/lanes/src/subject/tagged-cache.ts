/** What lanes need of a cache whose entries are dropped when what they depend on is published. */

/** A dependency of a cached value: `cik:0000320193`, `symbol:AAPL`. */
export type Tag = string;

export type Loaded<Value> = {
  readonly value: Value;
  /** Approximate size in bytes. */
  readonly size: number;
  readonly tags: readonly Tag[];
};

export type TaggedCache<Value> = {
  /** The value, if it is there. */
  get(key: string): Value | undefined;
  /**
   * Loads missing values, once for concurrent callers. `tags` are those known in advance: after an
   * invalidation of one of them, later callers do not share a load that began before it.
   */
  load(key: string, tags: readonly Tag[], load: () => Promise<Loaded<Value>>): Promise<Value>;
  /** Drops values with any of these tags, and does not cache those being loaded. */
  invalidate(tags: readonly Tag[]): void;
  /** Drops everything in the same way. */
  clear(): void;
  /** Drops everything and caches nothing until `resume`, because invalidations may be missed meanwhile. */
  suspend(): void;
  resume(): void;
  readonly size: () => number;
};

export function companyTag(cik: string): Tag {
  return `cik:${cik}`;
}

/** Tag of responses computed from all companies that a projection publishes. */
export function projectionTag(projection: string): Tag {
  return `projection:${projection}`;
}

export function symbolTag(symbol: string): Tag {
  return `symbol:${symbol}`;
}
