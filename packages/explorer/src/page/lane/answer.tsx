import type { AnswerOf, ParametersOf } from '@footnote/client';
import type { ComponentChildren, JSX } from 'preact';
import type { GetPath } from '../frame/requests.ts';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';

type AnswerProps<P extends GetPath> = {
  readonly path: P;
  readonly parameters: ParametersOf<P>;
  readonly children: (body: AnswerOf<P, 'get'>) => ComponentChildren;
};

/** Shows the answer of a path, or its refusal. The last answer remains until the next one arrives. */
export function Answer<P extends GetPath>({ path, parameters, children }: AnswerProps<P>): JSX.Element {
  const { request, isOutdated } = useSteadyRequest(path, parameters);
  if (request.state !== 'answered')
    return (
      <div class="answer pending">
        <Status request={request} />
      </div>
    );
  return (
    <div class={isOutdated ? 'answer outdated' : 'answer'} aria-busy={isOutdated}>
      {children(request.body)}
    </div>
  );
}
