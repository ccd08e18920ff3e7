import {
  UnexpectedAnswerError,
  type AnswerOf,
  type Footnote,
  type ParametersOf,
  type PathsWith,
  type Recovery,
} from '@footnote/client';
import { callText, Problem } from './problem.ts';
import { inWords } from './reasons.ts';

/** Asks the service; the data of its answer. Rejects with a Problem if it refuses. */
export type Ask = <P extends PathsWith<'get'>>(
  path: P,
  parameters: ParametersOf<P>,
) => Promise<AnswerOf<P, 'get'>>;

export function createAsk(footnote: Footnote, signal: AbortSignal): Ask {
  return async (path, parameters) => {
    const answer = await footnote.get(path, parameters, { signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof UnexpectedAnswerError) throw new Problem(`${error.message}: ${error.text}`);
      throw new Problem(
        `the service cannot be reached (${causeOf(error)}): wait 5 seconds and repeat the call`,
      );
    });
    if (answer.ok) return answer.body;
    const { reason, message, recovery } = answer;
    throw new Problem(`refused, ${reason}: ${message ?? inWords(reason)}${remedyOf(recovery)}`);
  };
}

function remedyOf(recovery: Recovery | undefined): string {
  if (recovery?.action === 'wait') return `. Wait ${recovery.seconds} seconds and repeat the call`;
  if (recovery?.action !== 'use_tool') return '';
  const { query } = recovery.params;
  return query === undefined ? '' : `. Try: ${callText('find_company', { company: query })}`;
}

/** The error of `fetch` has its reason only in `cause`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
