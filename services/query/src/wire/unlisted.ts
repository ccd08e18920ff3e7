import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { Tag, TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Company } from '@footnote/lanes/subject/company';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import type { Answer } from './answer.ts';
import { type Refusal, symbolUnknown } from './refusal.ts';

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
