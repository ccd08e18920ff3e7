import { MATCH_KINDS, type Found, type Issuer, type MatchKind } from './issuer.ts';
import { createNames, type NameMatch } from './names.ts';
import { cikOf, symbolOf } from './text.ts';
import { createVocabulary } from './vocabulary.ts';

/** Finds issuers by ticker, CIK, name and former names, tolerating typos. In memory, per process. */
export type CompanyIndex = {
  /** Adds an issuer, replacing earlier data of its CIK. */
  readonly put: (issuer: Issuer) => void;
  remove(cik: string): void;
  readonly size: () => number;
  /** The best, at most `limit`, surest first; each issuer once, by what of it agrees best. */
  search(query: string, limit: number): readonly Found[];
};

type Hit = Found & { readonly rank: number; readonly likeness: number };

type Claim = { readonly issuer: Issuer; readonly symbol: string };

const RANKS: Readonly<Record<MatchKind, number>> = Object.fromEntries(
  MATCH_KINDS.map((kind, rank) => [kind, rank]),
) as Record<MatchKind, number>;

const KIND_OF: Readonly<Record<NameMatch['kind'], MatchKind>> = {
  whole: 'name',
  start: 'name_prefix',
  words: 'name_words',
  similar: 'similar',
};

/** A former name ranks lower than an equally similar current one. */
const FORMER = 0.9;

export function createCompanyIndex(): CompanyIndex {
  const issuers = new Map<string, Issuer>();
  const names = createNames();
  const symbols = createVocabulary<Claim>();
  const claims = new Map<Issuer, readonly Claim[]>();

  const remove = (cik: string): void => {
    const issuer = issuers.get(cik);
    if (issuer === undefined) return;
    issuers.delete(cik);
    names.remove(issuer);
    for (const claim of claims.get(issuer) ?? [])
      for (const word of spellings(claim.symbol)) symbols.remove(word, claim);
    claims.delete(issuer);
  };

  const bySymbol = (query: string): readonly Hit[] => {
    const symbol = symbolOf(query);
    if (symbol === '') return [];
    return symbols
      .beginning(symbol)
      .flatMap(({ kind, likeness, places }) =>
        [...places].map((claim) => hitOfClaim(claim, kind === 'same' ? 'ticker' : 'ticker_prefix', likeness)),
      );
  };

  /**
   * An issuer that is similar by both symbol and name is more likely than one that is similar by one of them.
   */
  const similar = (query: string): readonly Hit[] => {
    const bySimilarity = new Map<Issuer, Hit>();
    for (const { likeness, places } of symbols.resembling(symbolOf(query)))
      for (const claim of places) {
        const known = bySimilarity.get(claim.issuer);
        if (known === undefined || known.likeness < likeness)
          bySimilarity.set(claim.issuer, hitOfClaim(claim, 'similar', likeness));
      }
    const byName = names.similar(query).map((match) => {
      const named = hitOfName(match);
      const other = bySimilarity.get(named.issuer)?.likeness ?? 0;
      return { ...named, likeness: 1 - (1 - named.likeness) * (1 - other) };
    });
    return [...bySimilarity.values(), ...byName];
  };

  return {
    put: (issuer) => {
      remove(issuer.cik);
      issuers.set(issuer.cik, issuer);
      names.add(issuer);
      const own = issuer.listings.map(({ symbol }) => ({ issuer, symbol }));
      claims.set(issuer, own);
      for (const claim of own) for (const word of spellings(claim.symbol)) symbols.add(word, claim);
    },
    remove,
    size: () => issuers.size,
    search: (query, limit) => {
      const best = new Map<Issuer, Hit>();
      const offer = (hits: readonly Hit[]): void => {
        for (const hit of hits) {
          const known = best.get(hit.issuer);
          if (known === undefined || compareHits(hit, known) < 0) best.set(hit.issuer, hit);
        }
      };
      offer(bySymbol(query));
      const named = issuers.get(cikOf(query));
      if (named !== undefined)
        offer([hit(named, { kind: 'cik', value: named.cik }, named.listings[0]?.symbol, 1)]);
      offer(names.matching(query).map(hitOfName));
      // Next to exact matches, similar ones are only noise.
      const isCertain = [...best.values()].some(({ rank }) => rank <= RANKS.name);
      if (!isCertain && best.size < limit) offer(similar(query));
      return [...best.values()]
        .sort(compareHits)
        .slice(0, limit)
        .map(({ issuer, listing, match }) => ({ issuer, listing, match }));
    },
  };
}

/** A symbol with and without the dash before its share class. */
function spellings(symbol: string): readonly string[] {
  return symbol.includes('-') ? [symbol, symbol.replaceAll('-', '')] : [symbol];
}

function hitOfClaim({ issuer, symbol }: Claim, kind: MatchKind, likeness: number): Hit {
  return hit(issuer, { kind, value: symbol }, symbol, likeness);
}

function hitOfName({ name, kind, likeness }: NameMatch): Hit {
  const { issuer, isFormer, text } = name;
  const sure = isFormer && kind !== 'similar' ? 'former_name' : KIND_OF[kind];
  const whole = kind === 'whole' ? 1 : likeness;
  const found = hit(
    issuer,
    { kind: sure, value: text },
    issuer.listings[0]?.symbol,
    isFormer ? FORMER * whole : whole,
  );
  // A complete former name is a better match than the beginning of a current one.
  return isFormer && kind === 'whole' ? { ...found, rank: RANKS.ticker_prefix + 0.5 } : found;
}

function hit(issuer: Issuer, match: Found['match'], symbol: string | undefined, likeness: number): Hit {
  const listing = issuer.listings.find((listed) => listed.symbol === symbol);
  return { issuer, listing, match, rank: RANKS[match.kind], likeness };
}

/** Surest first; of equals listed ones, on an exchange, with the shorter name, in the order of CIKs. */
function compareHits(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    b.likeness - a.likeness ||
    standing(b) - standing(a) ||
    a.issuer.name.length - b.issuer.name.length ||
    (a.issuer.cik < b.issuer.cik ? -1 : a.issuer.cik > b.issuer.cik ? 1 : 0)
  );
}

function standing({ listing }: Hit): number {
  if (listing === undefined) return 0;
  return listing.exchange === '' || listing.exchange === 'OTC' ? 1 : 2;
}
