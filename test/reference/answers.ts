import { routeOf } from '@footnote/contract/testing';
import { readContract } from '@footnote/contract/open-api';
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

/** File name in `schemas/examples/responses` → its examples by name. */
export type ExampleFiles = ReadonlyMap<string, ReadonlyMap<string, AnsweredExample>>;

const { paths: PATHS } = readContract();

const STREAM = '/v2/stream';

/** Members that depend on the machine's clock, and the values that examples show instead. */
const CLOCKED: Readonly<Record<string, unknown>> = {
  cache_age_seconds: 0,
  published_at: '2026-11-23T15:00:00Z',
};

/** Seconds until a company is collected, which depend on the time of earlier collections. */
const COLLECTED_IN = 8;

/** The id of a flag, which varies because it is a hash that includes the random key that posted the flag. */
const FLAG_ID = '951221026efe2fd43421419b12cf3369c784b2ee359ae87c866cfdf74f335d93';

type Operation = {
  readonly operationId: string;
};

export const methodOf = ({ body }: ExampleRequest): 'get' | 'post' => (body === undefined ? 'get' : 'post');

/** The operation of the contract for a request. */
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
  // The collected company would appear in later responses.
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

/** The request as shown to readers; a large body is omitted. */
function described(request: ExampleRequest): string {
  const { path, body, accept } = request;
  const text = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  const sent = `${methodOf(request).toUpperCase()} ${path}${text.length > 300 ? '' : text}`;
  return `\`${sent}\`${accept === undefined ? '' : `, Accept: ${accept}`}`;
}

/** A key of the plan free that has used up the requests of its minute. */
async function usedUpKey({ address, issue }: DemoService): Promise<string> {
  const key = await issue('free');
  for (;;) {
    const { status } = await fetch(`${address}/v2/search?query=FNDEC`, { headers: { 'X-API-Key': key } });
    if (status === 429) return key;
  }
}
