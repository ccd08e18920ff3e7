/** An issuer as it can be found. */
export type Issuer = {
  /** Ten digits. */
  readonly cik: string;
  readonly name: string;
  /** Newest first. */
  readonly formerNames: readonly string[];
  /** The symbols that are its own, in its order: upper case, share class after a dash. */
  readonly listings: readonly Listing[];
};

export type Listing = {
  readonly symbol: string;
  /** Empty where none is known. */
  readonly exchange: string;
};

/** What of an issuer agreed with what was asked, the surest first; `similar` forgives slips and missing words. */
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
  /** The symbol that agreed, else the issuer's first; undefined for an issuer without one. */
  readonly listing: Listing | undefined;
  readonly match: {
    readonly kind: MatchKind;
    /** The symbol, CIK or name that agreed. */
    readonly value: string;
  };
};
