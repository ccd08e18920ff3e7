/** An issuer as it can be found. */
export type Issuer = {
  /** Ten digits. */
  readonly cik: string;
  readonly name: string;
  /** Newest first. */
  readonly formerNames: readonly string[];
  /** The symbols that belong to it, in its order: upper case, share class after a dash. */
  readonly listings: readonly Listing[];
};

export type Listing = {
  readonly symbol: string;
  /** Empty if none is known. */
  readonly exchange: string;
};

/** A company with a symbol, by its first one. */
export type ListedCompany = Pick<Issuer, 'cik' | 'name'> & Listing;

/**
 * The kind of match between an issuer and the query, best first; `similar` tolerates typos and missing words.
 */
export const MATCH_KINDS = [
  'ticker',
  'cik',
  'name',
  'ticker_prefix',
  'name_prefix',
  'name_words',
  'former_name',
  'similar',
] as const;

export type MatchKind = (typeof MATCH_KINDS)[number];

export type Found = {
  readonly issuer: Issuer;
  /** The matching symbol, else the issuer's first; undefined for an issuer without one. */
  readonly listing: Listing | undefined;
  readonly match: {
    readonly kind: MatchKind;
    /** The symbol, CIK or name that agreed. */
    readonly value: string;
  };
};
