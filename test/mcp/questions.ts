/**
 * Asks forty questions about real companies by the official client of the Model Context Protocol, with the default tools and
 * with those of the whole API, and prints calls, refusals, tokens, and whether the answers are right.
 *   FOOTNOTE_CORPUS=DIR node test/mcp/questions.ts [--data DIR] [--tokenizer MODULE] [--show]
 * `--data` keeps the store; `--tokenizer` is a module with `countTokens`, without which tokens are estimated.
 */
import { parseArgs } from 'node:util';
import { estimateTokens } from '@footnote/mcp/intents/tokens';
import { startSession, type Session } from '@footnote/mcp/testing/session';
import type { Call, Question } from './question.ts';
import { OF_FIGURES } from './questions-of-figures.ts';
import { OF_SOURCES } from './questions-of-sources.ts';
import { startRealService } from './real-service.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    tokenizer: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const QUESTIONS: readonly Question[] = [...OF_FIGURES, ...OF_SOURCES];

type Count = (text: string) => number;
const count: Count =
  values.tokenizer === undefined
    ? estimateTokens
    : ((await import(values.tokenizer)) as { readonly countTokens: Count }).countTokens;

type Answered = {
  readonly text: string;
  readonly tokens: number;
  readonly refusals: number;
  readonly largest: number;
};

/** The text of the last call, and the sums of all: of calls and answers, as a model reads and writes them. */
async function ask(session: Session, calls: readonly Call[]): Promise<Answered> {
  let answered: Answered = { text: '', tokens: 0, refusals: 0, largest: 0 };
  for (const [tool, given] of calls) {
    const { content, isError } = await session.call(tool, given);
    const text = (content as readonly { readonly text?: string }[]).map((part) => part.text ?? '').join('\n');
    const size = count(text);
    answered = {
      text,
      tokens: answered.tokens + size + count(JSON.stringify([tool, given])),
      refusals: answered.refusals + (isError === true ? 1 : 0),
      largest: Math.max(answered.largest, size),
    };
  }
  return answered;
}

const isRight = (text: string, { right }: Question): boolean =>
  right.every((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)));

const listTokens = async ({ client }: Session): Promise<number> =>
  count(JSON.stringify(await client.listTools()));

const service = await startRealService(values.data);
const from = { baseUrl: service.up.address, key: service.key };
const [now, whole] = [await startSession(from, 'default'), await startSession(from, 'all')];
try {
  console.log(`tools/list: ${await listTokens(now)} tokens; the whole API: ${await listTokens(whole)}`);
  console.log('right | calls | refused | tokens | largest | whole API: calls | tokens | question');
  const sums = {
    right: 0,
    calls: 0,
    refused: 0,
    tokens: 0,
    largest: 0,
    callsBefore: 0,
    before: 0,
    largestBefore: 0,
  };
  for (const question of QUESTIONS) {
    const answer = await ask(now, question.calls);
    const before = await ask(whole, question.before);
    const right = isRight(answer.text, question);
    sums.right += right ? 1 : 0;
    sums.calls += question.calls.length;
    sums.refused += answer.refusals;
    sums.tokens += answer.tokens;
    sums.largest = Math.max(sums.largest, answer.largest);
    sums.callsBefore += question.before.length;
    sums.before += before.tokens;
    sums.largestBefore = Math.max(sums.largestBefore, before.largest);
    console.log(
      [
        right ? 'right' : 'WRONG',
        question.calls.length,
        answer.refusals,
        answer.tokens,
        answer.largest,
        question.before.length,
        before.tokens,
        question.asked,
      ].join(' | '),
    );
    if (values.show || !right) console.log(answer.text);
  }
  console.log(`of ${QUESTIONS.length}: ${JSON.stringify(sums)}`);
  process.exitCode = sums.right === QUESTIONS.length ? 0 : 1;
} finally {
  await now.stop();
  await whole.stop();
  await service.stop();
}
