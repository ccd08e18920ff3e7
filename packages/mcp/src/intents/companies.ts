import type { Schemas } from '@footnote/client';
import type { Ask } from './ask.ts';
import { Problem } from './problem.ts';

export type Company = { readonly symbol: string; readonly name: string; readonly cik: string };

export type Priced = Pick<Company, 'symbol' | 'name'> & { readonly hasStatements: boolean };

type Found = Schemas['SearchResult'];

/** Matches of which the best one is meant, even if others match as well. */
const CERTAIN = ['ticker', 'cik', 'name', 'former_name'];
const SHOWN = 5;
const SYMBOL = /^[A-Za-z0-9.-]{1,8}$/;

/**
 * The company that a ticker, CIK or name means. A beginning or words of a name are enough if one company has them.
 * Throws a Problem with the nearest companies otherwise.
 */
export async function readCompany(ask: Ask, text: string): Promise<Company> {
  const { results } = (await ask('/v2/search', { query: plain(text), limit: SHOWN })).data;
  const [best, next] = results;
  if (best === undefined)
    throw new Problem(
      `no company "${text}" was ingested. Give its ticker, CIK or full name; ingest it with: footnote ingest --symbols TICKER`,
    );
  const { kind } = best.match;
  if (CERTAIN.includes(kind) || (kind !== 'similar' && next?.match.kind !== kind)) return companyOf(best);
  throw new Problem(
    `"${text}" is ${kind === 'similar' ? 'no company here' : 'several companies'}. Nearest: ${results.map(nameOf).join('; ')}`,
    { wrong: text, right: best.symbol ?? best.cik },
  );
}

/** A company, or a symbol of which only prices are known, such as a fund. */
export async function readPriced(ask: Ask, text: string): Promise<Priced> {
  try {
    return { ...(await readCompany(ask, text)), hasStatements: true };
  } catch (error) {
    if (!(error instanceof Problem) || !SYMBOL.test(text)) throw error;
    const { prices } = await ask('/v2/prices', { symbol: text, limit: 1 }).then(
      ({ data }) => data,
      () => ({ prices: { available: false } }),
    );
    if (!prices.available) throw error;
    return { symbol: text.toUpperCase(), name: '(prices only)', hasStatements: false };
  }
}

/** `CIK 0000320193` and `NASDAQ:AAPL` are searched for by what comes after the label. */
export const plain = (text: string): string =>
  text.replace(/^(?:cik[\s:#]*|(?:nasdaq|nyse|us)\s*:\s*|\$)/i, '').trim();

export const nameOf = ({ symbol, name, cik }: Pick<Found, 'symbol' | 'name' | 'cik'>): string =>
  `${symbol ?? '(no ticker)'} ${name} (CIK ${cik})`;

function companyOf({ symbol, name, cik }: Found): Company {
  if (symbol === null)
    throw new Problem(`${name} (CIK ${cik}) has no listed symbol, so it has no figures here`);
  return { symbol, name, cik };
}
