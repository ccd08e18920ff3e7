import type { ReadStore } from '@footnote/read-store/port';
import { LRUCache } from 'lru-cache';
import { companyTag } from '../../cache/invalidation.ts';
import type { TaggedCache } from '../../cache/tagged-cache.ts';
import type { SymbolEntry } from '../../symbols.ts';
import { fixedAnswer, type Answer } from '../../wire/answer.ts';
import { writeOrdered } from '../../wire/json.ts';
import type { Refusal } from '../../wire/refusal.ts';
import {
  flatNoMatch,
  flatRateLimited,
  typedNoMatch,
  typedRateLimited,
  type NoMatchRecovery,
} from '../refusal.ts';
import type { Tool, ToolCall } from '../tool.ts';
import { envelope } from './envelope.ts';
import { legacy } from './legacy.ts';
import { readFinancials } from './read.ts';
import { readRequest, type FinancialsRequest } from './request.ts';
import { resolveSubject, type Resolved } from './subject.ts';
import { tabulate } from './table.ts';
import { createVerifiedReader } from './verified.ts';

/** Short bodies that are remembered, so that a question asked again costs no parsing. */
const REMEMBERED = { bodies: 1000, bytes: 400 };

/** The symbol stands for a company of which there is nothing of this kind. */
class NothingToServeError extends Error {
  override readonly name = 'NothingToServeError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('nothing to serve');
    this.refusal = refusal;
  }
}

/** `POST /v1/tools/stock_financials`. */
export function stockFinancials(options: {
  readonly store: ReadStore;
  readonly answers: TaggedCache<Answer>;
  readonly symbols: TaggedCache<SymbolEntry>;
}): Tool {
  const { store, answers, symbols } = options;
  const readVerified = createVerifiedReader(store);

  const compute = async (request: FinancialsRequest, { cik, ticker }: Resolved): Promise<Answer> => {
    const { detail, periodKind, periods, schema } = request;
    const [company, verified] = await Promise.all([
      readFinancials(store, cik, { periodKind, periods, operands: detail === 'audit' }),
      schema === 1 ? undefined : readVerified(cik),
    ]);
    if (company === undefined) {
      const note = `${request.symbol} is known, and no statements of it are held`;
      throw new NothingToServeError(noMatch(request, searchFor(request), note));
    }
    const financials = tabulate(company, { ...request, ticker });
    const isAnnualOnly = company.issuer.reporting_cadence === 'annual' && periodKind !== 'annual';
    if (isAnnualOnly || financials.statements.every(({ columns }) => columns.length === 0)) {
      const { recovery, note } = otherPeriods(request, company.issuer.reporting_cadence);
      throw new NothingToServeError(noMatch(request, recovery, note));
    }
    const subject = { cik, ticker };
    const document =
      schema === 1
        ? legacy(company, financials, { subject, request })
        : envelope(company, financials, { subject, request, verified });
    return fixedAnswer(writeOrdered(document), { etag: schema === 2 });
  };

  const answer = (
    request: FinancialsRequest,
    resolved: Resolved | undefined,
  ): ReturnType<ToolCall['answer']> => {
    if (resolved === undefined) return noMatch(request, searchFor(request));
    const { cik, ticker = '' } = resolved;
    const key = keyOf(request, cik, ticker);
    const tags = [companyTag(cik)];
    return (
      answers.get(key) ??
      answers
        .load(key, tags, async () => {
          const value = await compute(request, resolved);
          return { value, size: value.size, tags };
        })
        .catch((error: unknown) => {
          if (error instanceof NothingToServeError) return error.refusal;
          throw error;
        })
    );
  };

  const callOf = (headers: Parameters<Tool['read']>[0], body: Buffer): ToolCall => {
    const read = readRequest(headers, body);
    const refuseRate = read.namesSchema2 ? typedRateLimited : flatRateLimited;
    if (!read.ok) return { refuseRate, answer: () => read.refusal };
    const { request } = read;
    return {
      refuseRate,
      answer: () => {
        const resolved = resolveSubject(store, symbols, request.symbol);
        return resolved instanceof Promise
          ? resolved.then((found) => answer(request, found))
          : answer(request, resolved);
      },
    };
  };

  const remembered = new LRUCache<string, ToolCall>({ max: REMEMBERED.bodies });
  return {
    path: '/v1/tools/stock_financials',
    read: (headers, body) => {
      if (body.length > REMEMBERED.bytes) return callOf(headers, body);
      const key = `${headers['content-type'] ?? ''}\n${headers['content-encoding'] ?? ''}\n${body.toString('latin1')}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const call = callOf(headers, body);
      remembered.set(key, call);
      return call;
    },
  };
}

/** All that makes two answers differ. */
function keyOf(request: FinancialsRequest, cik: string, ticker: string): string {
  const { aliases, approx, detail, periodKind, periods, schema, statements, symbol } = request;
  const named = aliases.map(({ given }) => given).join();
  // A refusal within the answer repeats the symbol as it was given.
  return [
    'financials',
    cik,
    ticker,
    symbol,
    schema,
    periodKind,
    periods,
    detail,
    approx,
    statements,
    named,
  ].join(' ');
}

function noMatch(request: FinancialsRequest, recovery: NoMatchRecovery, note?: string): Refusal {
  return request.schema === 1 ? flatNoMatch(recovery) : typedNoMatch(recovery, note);
}

function searchFor({ symbol }: FinancialsRequest): NoMatchRecovery {
  return { action: 'use_tool', tool: 'stock_search', params: { query: symbol } };
}

/** Of a company with statements that has no periods of the kind: those that it has. */
function otherPeriods(
  { periodKind, symbol }: FinancialsRequest,
  cadence: 'quarterly' | 'annual',
): { readonly recovery: NoMatchRecovery; readonly note: string } {
  const kind = periodKind === 'annual' ? 'quarter' : 'annual';
  const reason = cadence === 'annual' ? 'it reports once a year' : 'none has been filed in XBRL';
  return {
    recovery: { action: 'use_tool', tool: 'stock_financials', params: { period_kind: kind, symbol } },
    note: `${symbol} has no periods of the kind ${periodKind}: ${reason}`,
  };
}
