import type { Company } from '@footnote/lanes/subject/company';
import { type Lane, type SymbolRequest, tagsOf } from '@footnote/lanes/subject/lane';
import { NothingThereError, RequestFaultError } from '@footnote/lanes/subject/refusal-errors';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { checked } from '../gates/checked.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { type Answer, answerWith } from '../wire/answer.ts';
import { tabulated, withTable } from '../wire/document-table.ts';
import { nothingThere, paramInvalid, type Refusal, symbolUnknown } from '../wire/refusal.ts';

const PREFIX = '/v2/';

type LaneOptions<Reader> = {
  readonly reader: Reader;
  readonly answers: TaggedCache<Answer>;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** What the schema of its requests is called, and its documents in the cache. */
const nameOf = ({ path }: Pick<Lane<never, never>, 'path'>): string =>
  path.slice(PREFIX.length).replace('/', '-');

function placeOf<Reader, Request extends SymbolRequest>(
  lane: Lane<Reader, Request>,
  { reader, request, company }: { reader: Reader; request: Request; company: Company },
  at: number,
) {
  const key = lane.keyOf?.(request, at) ?? '';
  return {
    key: key === false ? null : `${nameOf(lane)} ${company.cik} ${company.symbol} ${key}`,
    tags: lane.tagsOf?.(company, reader, request) ?? tagsOf(company),
  };
}

/** What a lane answers, cached; a request that has no document is refused. */
export const laneAnswer =
  <Reader, Request extends SymbolRequest>(
    lane: Lane<Reader, Request>,
    { reader, answers, now }: LaneOptions<Reader>,
  ): Endpoint<Request>['answer'] =>
  (request, company) => {
    const at = now();
    const { key, tags } = placeOf(lane, { reader, request, company }, at);
    const make = async (): Promise<Answer> =>
      answerWith(await lane.document(reader, { company, request }, at));
    const answered = key === null ? make() : cachedAnswer(answers, key, tags, make);
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => refusalOf(error, company));
  };

/** A lane as a route. */
export function laneEndpoint<Reader, Request extends SymbolRequest>(
  lane: Lane<Reader, Request>,
  options: LaneOptions<Reader>,
): Endpoint<Request> {
  const { reader, answers, now } = options;
  const answer = laneAnswer(lane, options);
  const { path, takesUnlisted, table, readTable } = lane;
  const endpoint = {
    path,
    parse: checked(createQueryParser<Request>(nameOf(lane)), (request) => lane.faultOf?.(request)),
    ...(takesUnlisted === undefined ? {} : { takesUnlisted }),
    answer,
  };
  if (table !== undefined) return withTable(endpoint, table);
  if (readTable === undefined) return endpoint;
  return {
    ...endpoint,
    csv: async (request, company) => {
      const json = await answer(request, company);
      if (!('render' in json)) return json;
      const { key, tags } = placeOf(lane, { reader, request, company }, now());
      const make = async (): Promise<Answer> =>
        tabulated(json, await readTable(reader, { company, request }));
      return key === null ? make() : cachedAnswer(answers, `${key} csv`, tags, make);
    },
  };
}

/** Throws an error that is no refusal. */
function refusalOf(error: unknown, { symbol }: Company): Refusal {
  if (error instanceof UnlistedError) return symbolUnknown(symbol);
  if (error instanceof RequestFaultError) return paramInvalid(error.message);
  if (error instanceof NothingThereError) return nothingThere(error);
  throw error;
}
