import { contractFault, routeOf } from '@footnote/contract/testing';
import type { Case } from './case.ts';
import type { Outcome, RawResponse } from './wire.ts';

/** Requests that violate HTTP are refused without a body, before routing. */
const PROTOCOL_STATUSES = [400, 408, 413, 417, 431];

const JSON_TYPE = 'application/json; charset=utf-8';

/** Pages for browsers, which need no key. */
const HTML_TYPE = 'text/html; charset=utf-8';
const PAGES = /^\/(companies\/[^/]+|docs(\/.*)?)?([?#]|$)/;

/** All faults of the responses to a case; empty if there are none. */
export function faultsOf(one: Case, { responses, hung, closed }: Outcome): readonly string[] {
  const { requested, isMalformed = false, status } = one;
  const faults: string[] = [];
  if (hung) faults.push(`hung after ${responses.length} of ${requested.length} responses`);
  if (!hung && !isMalformed && responses.length < requested.length)
    faults.push(
      `${responses.length} of ${requested.length} responses, ${closed ? 'then closed' : 'then silence'}`,
    );
  const [first] = responses;
  if (status !== undefined && first !== undefined && ![status].flat().includes(first.status))
    faults.push(`answered ${first.status}, not ${String(status)}`);
  for (const [position, response] of responses.entries()) {
    const { method, path } = requested[position] ?? { method: 'GET', path: '/' };
    const fault = responseFault(response, method, path, isMalformed);
    if (fault !== undefined) faults.push(`answer ${position + 1}: ${fault}`);
  }
  return faults;
}

function responseFault(
  { status, headers, body }: RawResponse,
  method: string,
  path: string,
  isMalformed: boolean,
): string | undefined {
  if (status >= 500 || status < 200) return `status ${status}: ${body.slice(0, 200)}`;
  if (status === 304 || method === 'HEAD') return body === '' ? undefined : `a body with ${status}`;
  if (body === '' && PROTOCOL_STATUSES.includes(status))
    return isMalformed ? undefined : `an empty ${status}`;
  if (status === 200 && headers.get('content-type') === HTML_TYPE && PAGES.test(path)) return undefined;
  if (headers.get('content-type') !== JSON_TYPE) return `content type ${headers.get('content-type')}`;
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    return `not JSON: ${body.slice(0, 100)}`;
  }
  const fault = conforms(method, path, status, document);
  return fault === undefined
    ? undefined
    : `status ${status} does not conform: ${fault}: ${body.slice(0, 300)}`;
}

/** A path without a route must be refused in the format of the contract. */
function conforms(method: string, path: string, status: number, document: unknown): string | undefined {
  const route = routeOf(path.split(/[?#]/)[0] ?? '');
  const own = method.toLowerCase();
  const isOwn = route !== undefined && (own === 'get' || own === 'post');
  const fault = isOwn ? contractFault(route, status, document, own) : undefined;
  if (isOwn && fault === undefined) return undefined;
  if (status === 404 && contractFault('/v2/fundamentals', 404, document) === undefined) return undefined;
  return fault ?? 'no route, and not refused in the format of the contract';
}
