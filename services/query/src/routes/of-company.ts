import type { Company } from '@footnote/lanes/subject/company';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { Answer } from '../wire/answer.ts';
import { noCompany, type Refusal } from '../wire/refusal.ts';

type Outcome = Promise<Answer | Refusal> | Answer | Refusal;

/**
 * What `answer` says of the company with the symbol, as it was given; at once if both are known. Refused is a symbol of
 * no company, unless the route takes those, and one that several companies claim.
 */
export function ofCompany(
  { store, symbols }: { readonly store: StoreReader; readonly symbols: TaggedCache<SymbolEntry> },
  given: string,
  { takesUnlisted }: { readonly takesUnlisted?: string },
  answer: (company: Company) => Outcome,
): Outcome {
  const symbol = normaliseSymbol(given);
  const judge = (entry: SymbolEntry): Outcome =>
    entry.cik === null && (takesUnlisted === undefined || entry.claimants !== undefined)
      ? noCompany(entry)
      : answer({ symbol, cik: entry.cik ?? '' });
  const resolved = resolveSymbol(store, symbols, symbol);
  return resolved instanceof Promise ? resolved.then(judge) : judge(resolved);
}
