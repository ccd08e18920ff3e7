import { companyTag, symbolTag } from '../cache/invalidation.ts';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { Tag, TaggedCache } from '../cache/tagged-cache.ts';
import type { Company } from '../endpoint.ts';
import type { Answer } from './answer.ts';
import { type Refusal, symbolUnknown } from './refusal.ts';

/** A symbol has neither a company nor prices. Refusals are not cached. */
export class UnlistedError extends Error {
  override readonly name = 'UnlistedError';
}

/**
 * The cached response of an endpoint that accepts a symbol without a company; `assemble` throws
 * `UnlistedError` for a symbol without an ingested company and without prices.
 */
export function securityAnswer(
  answers: TaggedCache<Answer>,
  endpoint: string,
  company: Company,
  assemble: (company: Company) => Promise<Answer>,
  more: readonly Tag[] = [],
): Promise<Answer | Refusal> | Answer {
  const { cik, symbol } = company;
  const tags = [...(cik === '' ? [] : [companyTag(cik)]), symbolTag(symbol), ...more];
  const cached = cachedAnswer(answers, `${endpoint} ${cik} ${symbol}`, tags, () => assemble(company));
  if (!(cached instanceof Promise)) return cached;
  return cached.catch((error: unknown) => {
    if (error instanceof UnlistedError) return symbolUnknown(symbol);
    throw error;
  });
}
