import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnswerOf, ParametersOf } from '@footnote/client';
import type { GetPath, Request, Requests } from './requests.ts';

export const RequestsContext = createContext<Requests | undefined>(undefined);

const LOADING = { state: 'loading' } as const;

/** The answer of a path; loading while there are no parameters. It is requested before the page is painted. */
export function useRequest<P extends GetPath>(
  path: P,
  parameters: ParametersOf<P> | undefined,
): Request<AnswerOf<P, 'get'>> {
  const requests = useContext(RequestsContext);
  const [, redraw] = useState({});
  const key = JSON.stringify(parameters);
  useLayoutEffect(() => {
    if (requests === undefined || parameters === undefined) return undefined;
    const before = requests.current(path, parameters);
    const end = requests.subscribe(path, parameters, () => redraw({}));
    if (requests.current(path, parameters) !== before) redraw({});
    return end;
  }, [requests, path, key]);
  return requests === undefined || parameters === undefined ? LOADING : requests.current(path, parameters);
}

export type Steady<Body> = {
  readonly request: Request<Body>;
  /** Whether the answer belongs to earlier parameters while the next one loads. */
  readonly isOutdated: boolean;
};

/** Like `useRequest`, but keeps the last answer until the next one arrives, so that the page does not jump. */
export function useSteadyRequest<P extends GetPath>(
  path: P,
  parameters: ParametersOf<P> | undefined,
): Steady<AnswerOf<P, 'get'>> {
  const request = useRequest(path, parameters);
  const last = useRef<Request<AnswerOf<P, 'get'>>>(request);
  if (request.state !== 'loading') last.current = request;
  const isOutdated = request.state === 'loading' && last.current.state === 'answered';
  return { request: isOutdated ? last.current : request, isOutdated };
}

/** The answers of several requests to a path: loading until all are there, refused if one is. */
export function useRequests<P extends GetPath>(
  path: P,
  parameters: readonly ParametersOf<P>[] | undefined,
): Steady<readonly AnswerOf<P, 'get'>[]> {
  const requests = useContext(RequestsContext);
  const [, redraw] = useState({});
  const last = useRef<Request<readonly AnswerOf<P, 'get'>[]>>(LOADING);
  const key = JSON.stringify(parameters);
  useEffect(() => {
    if (requests === undefined || parameters === undefined) return undefined;
    const ends = parameters.map((each) => requests.subscribe(path, each, () => redraw({})));
    redraw({});
    return () => {
      for (const end of ends) end();
    };
  }, [requests, path, key]);
  if (requests === undefined || parameters === undefined) return { request: LOADING, isOutdated: false };
  const request = together(parameters.map((each) => requests.current(path, each)));
  const isOutdated = request.state === 'loading' && last.current.state === 'answered';
  if (request.state !== 'loading') last.current = request;
  return { request: isOutdated ? last.current : request, isOutdated };
}

function together<Body>(requests: readonly Request<Body>[]): Request<readonly Body[]> {
  const bodies: Body[] = [];
  for (const request of requests) {
    if (request.state === 'refused') return request;
    if (request.state === 'answered') bodies.push(request.body);
  }
  return bodies.length < requests.length ? LOADING : { state: 'answered', body: bodies };
}
