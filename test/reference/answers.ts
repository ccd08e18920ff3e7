import { routeOf } from '@footnote/query/testing/contract';
import { readOpenApi } from '@footnote/query/contract/generate';
import { firstLine } from './first-line.ts';
import { REQUESTS, SHARED_REQUESTS, UNCOLLECTED, type ExampleRequest } from './requests.ts';
import type { DemoService } from './service.ts';
import { firstLines, shortened } from './shorten.ts';

/** An Example Object of OpenAPI. */
export type Example = { readonly summary: string; readonly description: string; readonly value: unknown };

export type AnsweredExample = {
  readonly request: ExampleRequest;
  readonly status: number;
  readonly mediaType: string;
  readonly example: Example;
};

/** Name of a file in `schemas/examples/responses` → its examples by name. */
export type ExampleFiles = ReadonlyMap<string, ReadonlyMap<string, AnsweredExample>>;

const { paths: PATHS } = readOpenApi();

const STREAM = '/v2/stream';

/** Members whose value depends on the machine's clock, and what an example shows in their place. */
const CLOCKED: Readonly<Record<string, unknown>> = {
  cache_age_seconds: 0,
  published_at: '2026-11-23T15:00:00Z',
};

/** Seconds until a company is collected: they depend on how long others took. */
const COLLECTED_IN = 8;

/** The id of a flag is a hash of, among others, the key that posted it, and keys are random. */
const FLAG_ID = '951221026efe2fd43421419b12cf3369c784b2ee359ae87c866cfdf74f335d93';

type Operation = {
  readonly operationId: string;
};

export const methodOf = ({ body }: ExampleRequest): 'get' | 'post' => (body === undefined ? 'get' : 'post');

/** The operation of the contract that a request is addressed to. */
export function operationOf(request: ExampleRequest): Operation & { readonly route: string } {
  const path = request.path.split('?')[0] ?? '';
  const route = routeOf(path) ?? '';
  const operation = PATHS[route]?.[methodOf(request)] as Operation | undefined;
  if (operation === undefined) throw new Error(`the contract has no operation for ${request.path}`);
  return { ...operation, route };
}

/** Sends every request, in order. */
export async function answers(service: DemoService): Promise<ExampleFiles> {
  const limited = await usedUpKey(service);
  const files = new Map<string, Map<string, AnsweredExample>>();
  const answer = async (file: string, request: ExampleRequest): Promise<void> => {
    const examples = files.get(file) ?? new Map<string, AnsweredExample>();
    if (examples.has(request.name)) throw new Error(`${file} has two examples ${request.name}`);
    files.set(file, examples.set(request.name, await answered(service, request, limited)));
    if (request.path === '/v2/flags') await service.settle();
  };
  // The company that they have collected would be among the answers to what comes later.
  const last = (request: ExampleRequest): boolean => Object.values(request.body ?? {}).includes(UNCOLLECTED);
  for (const request of REQUESTS.filter((each) => !last(each)))
    await answer(operationOf(request).operationId, request);
  for (const [name, requests] of Object.entries(SHARED_REQUESTS))
    for (const request of requests) await answer(name, request);
  for (const request of REQUESTS.filter(last)) await answer(operationOf(request).operationId, request);
  return files;
}

async function answered(
  service: DemoService,
  request: ExampleRequest,
  limited: string,
): Promise<AnsweredExample> {
  const { path, body, accept = 'application/json', key, summary } = request;
  const keys = { limited, unknown: 'fn_00000000000000000000000000000000', none: '' };
  const used = key === undefined ? service.key : keys[key];
  const headers = { Accept: accept, ...(used === '' ? {} : { 'X-API-Key': used }) };
  if (path.startsWith(`${STREAM}?`)) {
    const own = { ...headers, 'Last-Event-ID': service.beginning };
    const data = await firstLine(`${service.address}${path}`, /^data: (.+)$/m, own);
    const example = { summary, description: described(request), value: JSON.parse(data) as unknown };
    return { request, status: 200, mediaType: 'text/event-stream', example };
  }
  const response = await fetch(`${service.address}${path}`, {
    headers,
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'Content-Type': 'application/json' },
        }),
  });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = await response.text();
  const value =
    mediaType === 'text/csv' ? firstLines(text) : shortened(JSON.parse(text, reviver(path, response.status)));
  return {
    request,
    status: response.status,
    mediaType,
    example: { summary, description: described(request), value },
  };
}

const reviver =
  (path: string, status: number) =>
  (name: string, value: unknown): unknown => {
    if (status === 202 && name === 'seconds') return COLLECTED_IN;
    if (name === 'id' && path.startsWith('/v2/flags')) return FLAG_ID;
    return Object.hasOwn(CLOCKED, name) ? CLOCKED[name] : value;
  };

/** The request in the words of a reader; a body of many kilobytes is left out. */
function described(request: ExampleRequest): string {
  const { path, body, accept } = request;
  const text = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  const sent = `${methodOf(request).toUpperCase()} ${path}${text.length > 300 ? '' : text}`;
  return `\`${sent}\`${accept === undefined ? '' : `, Accept: ${accept}`}`;
}

/** A key of the plan free after all requests of its minute. */
async function usedUpKey({ address, issue }: DemoService): Promise<string> {
  const key = await issue('free');
  for (;;) {
    const { status } = await fetch(`${address}/v2/search?query=FNDEC`, { headers: { 'X-API-Key': key } });
    if (status === 429) return key;
  }
}
