import type { RequestFault } from '@footnote/lanes/subject/request-fault';
import { paramInvalid } from '../wire/refusal.ts';
import type { Parsed } from './query-parameters.ts';

/** A parser that also refuses a request with which `faultOf` finds something wrong. */
export const checked =
  <Request>(
    parse: (query: string) => Parsed<Request>,
    faultOf: (request: Request) => RequestFault | undefined,
  ): ((query: string) => Parsed<Request>) =>
  (query) => {
    const parsed = parse(query);
    if (!parsed.ok) return parsed;
    const found = faultOf(parsed.request);
    return found === undefined ? parsed : { ok: false, refusal: paramInvalid(found.fault) };
  };
