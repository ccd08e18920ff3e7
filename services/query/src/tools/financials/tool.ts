import type { StoreReader } from '@footnote/read-store/port';
import { LRUCache } from 'lru-cache';
import { writeOrdered } from '@footnote/wire/json';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { OnDemand } from '../../collections/on-demand.ts';
import { unlogged } from '../../collections/refusals.ts';
import { toolRefusalOf } from '../uncollected.ts';
import { normaliseSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { fixedAnswer, type Answer } from '../../wire/answer.ts';
import type { Refusal } from '../../wire/refusal.ts';
import {
  flatNoMatch,
  flatRateLimited,
  flatUnavailable,
  typedNoMatch,
  typedRateLimited,
  type NoMatchRecovery,
} from '../refusal.ts';
import type { Tool, ToolCall } from '../tool.ts';
import { envelope } from '@footnote/lanes/statements/financials/envelope';
import { legacy } from '@footnote/lanes/statements/financials/legacy';
import { readFinancials } from '@footnote/lanes/statements/financials/read';
import type { FinancialsRequest } from '@footnote/lanes/statements/financials/request';
import { readRequest } from './request.ts';
import { resolveSubject, type Subject } from '@footnote/lanes/subject/resolve-subject';
import { tabulate } from '@footnote/lanes/statements/financials/table';
import { createVerifiedReader } from '@footnote/lanes/statements/financials/verified';

/** Number of cached short bodies, so that a repeated request need not be parsed. */
const REMEMBERED = { bodies: 1000, bytes: 400 };

/** The company has no statements, or no periods of the requested kind. */
class NothingToServeError extends Error {
  override readonly name = 'NothingToServeError';
  readonly lacks: 'statements' | 'periods' | 'parts_of_years';

  constructor(lacks: NothingToServeError['lacks']) {
    super(`there are no ${lacks}`);
    this.lacks = lacks;
  }
}

/** `POST /v1/tools/stock_financials`. */
export function stockFinancials(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly onDemand?: Pick<OnDemand, 'ask'> | undefined;
}): Tool {
  const { store, answers, symbols, onDemand } = options;
  const readVerified = createVerifiedReader(store);

  const compute = async (request: FinancialsRequest, subject: Subject): Promise<Answer> => {
    const { cik } = subject;
    const { detail, periodKind, periods, preliminary, schema } = request;
    const [company, verified] = await Promise.all([
      readFinancials(store, cik, { periodKind, periods, operands: detail === 'audit', preliminary }),
      schema === 1 ? undefined : readVerified(cik),
    ]);
    if (company === undefined) throw new NothingToServeError('statements');
    if (company.issuer.reporting_cadence === 'annual' && periodKind !== 'annual')
      throw new NothingToServeError('parts_of_years');
    const financials = tabulate(company, { ...request, subject });
    if (financials.statements.every(({ columns }) => columns.length === 0))
      throw new NothingToServeError('periods');
    const document =
      schema === 1
        ? legacy(company, financials, { subject, request })
        : envelope(company, financials, { subject, request, verified });
    return fixedAnswer(writeOrdered(document), { etag: schema === 2 });
  };

  const unmatched = (request: FinancialsRequest, caller: string): ReturnType<ToolCall['answer']> => {
    const unknown = noMatch(request, searchFor(request));
    if (onDemand === undefined) return unknown;
    const { schema } = request;
    const refuseRate = schema === 1 ? flatRateLimited : typedRateLimited;
    return onDemand
      .ask(normaliseSymbol(request.symbol), caller)
      .then(
        (reported) => (reported === undefined ? unknown : toolRefusalOf(reported, { schema, refuseRate })),
        unlogged(flatUnavailable),
      );
  };

  const answer = (
    request: FinancialsRequest,
    subject: Subject | undefined,
    caller: string,
  ): ReturnType<ToolCall['answer']> => {
    if (subject === undefined) return unmatched(request, caller);
    const key = keyOf(request, subject);
    const tags = [companyTag(subject.cik)];
    return (
      answers.get(key) ??
      answers
        .load(key, tags, async () => {
          const value = await compute(request, subject);
          return { value, size: value.size, tags };
        })
        .catch((error: unknown) => {
          if (error instanceof NothingToServeError) return nothing(request, error);
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
      answer: (caller) => {
        const resolved = resolveSubject(store, symbols, request.symbol);
        return resolved instanceof Promise
          ? resolved.then((found) => answer(request, found, caller))
          : answer(request, resolved, caller);
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

/** Everything that distinguishes two responses. */
function keyOf(request: FinancialsRequest, { cik, ticker = '' }: Subject): string {
  const { aliases, approx, detail, periodKind, periods, preliminary, schema, statements } = request;
  const named = aliases.map(({ given }) => given).join();
  const how = [schema, periodKind, periods, detail, approx, preliminary, statements, named];
  return ['financials', cik, ticker, ...how].join(' ');
}

function noMatch(request: FinancialsRequest, recovery: NoMatchRecovery, note?: string): Refusal {
  return request.schema === 1 ? flatNoMatch(recovery) : typedNoMatch(recovery, note);
}

function searchFor({ symbol }: FinancialsRequest): NoMatchRecovery {
  return { action: 'use_tool', tool: 'stock_search', params: { query: symbol } };
}

/** The response to a request for statements or periods that a known company lacks. */
function nothing(request: FinancialsRequest, { lacks }: NothingToServeError): Refusal {
  const { periodKind, schema, symbol } = request;
  if (lacks === 'statements')
    return noMatch(request, searchFor(request), `${symbol} is known, but has no statements`);
  const params = {
    period_kind: periodKind === 'annual' ? 'quarter' : 'annual',
    ...(schema === 1 ? { schema } : {}),
    symbol,
  };
  const why = lacks === 'parts_of_years' ? 'it reports once a year' : 'none has been filed in XBRL';
  return noMatch(
    request,
    { action: 'use_tool', tool: 'stock_financials', params },
    `${symbol} has no ${periodKind} periods: ${why}`,
  );
}
