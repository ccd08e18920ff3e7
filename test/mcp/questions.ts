/**
 * Asks 43 questions about real companies by the official client of the Model Context Protocol, with the default tools and
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
  /** Of the last call. */
  readonly text: string;
  /** Of all calls. */
  readonly texts: string;
  readonly calls: number;
  readonly refused: number;
  /** Of calls and answers, as a model writes and reads them. */
  readonly tokens: number;
  /** Of the longest answer. */
  readonly longest: number;
};

async function ask(session: Session, calls: readonly Call[]): Promise<Answered> {
  let answered: Answered = { text: '', texts: '', calls: calls.length, refused: 0, tokens: 0, longest: 0 };
  for (const [tool, given] of calls) {
    const { content, isError } = await session.call(tool, given);
    const text = (content as readonly { readonly text?: string }[]).map((part) => part.text ?? '').join('\n');
    const size = count(text);
    answered = {
      ...answered,
      text,
      texts: `${answered.texts}\n${text}`,
      refused: answered.refused + (isError === true ? 1 : 0),
      tokens: answered.tokens + size + count(JSON.stringify([tool, given])),
      longest: Math.max(answered.longest, size),
    };
  }
  return answered;
}

const isRight = ({ text }: Answered, { right }: Question): boolean =>
  right.every((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)));

/** Whether answers in another format have the numbers of the right one. */
const hasNumbers = ({ texts }: Answered, { right }: Question): boolean =>
  right.every((part) => typeof part !== 'string' || !/^-?[\d.]+$/.test(part) || texts.includes(part));

/** A call as a model writes it that does not look up the schema: a text where a list of one is wanted. */
const written = ([tool, given]: Call): Call => [
  tool,
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  ),
];

const listTokens = async ({ client }: Session): Promise<number> =>
  count(JSON.stringify(await client.listTools()));

const sumOf = (rows: readonly Answered[], right: number, refusedAsWritten: number): string => {
  const of = (name: 'calls' | 'refused' | 'tokens'): number => rows.reduce((sum, row) => sum + row[name], 0);
  const longest = Math.max(...rows.map((row) => row.longest));
  return `${right} of ${rows.length} right, ${of('calls')} calls, ${of('refused')} refused (with texts for lists ${refusedAsWritten}), ${of('tokens')} tokens, longest answer ${longest}`;
};

const service = await startRealService(values.data);
const from = { baseUrl: service.up.address, key: service.key };
const [now, whole] = [await startSession(from, 'default'), await startSession(from, 'all')];
try {
  const lists = [await listTokens(now), await listTokens(whole)];
  const fields = await ask(whole, [['get_catalog', {}]]);
  console.log(
    `tools/list: ${lists[0]} tokens, of the whole API ${lists[1]}; its catalog of fields: ${fields.tokens}`,
  );
  const [answers, others]: [Answered[], Answered[]] = [[], []];
  let [right, otherRight, refused, otherRefused] = [0, 0, 0, 0];
  console.log('calls, refused, tokens | of the whole API | question');
  for (const question of QUESTIONS) {
    const answer = await ask(now, question.calls);
    const other = await ask(whole, question.before);
    answers.push(answer);
    others.push(other);
    right += isRight(answer, question) ? 1 : 0;
    otherRight += hasNumbers(other, question) ? 1 : 0;
    refused += (await ask(now, question.calls.map(written))).refused;
    otherRefused += (await ask(whole, question.before.map(written))).refused;
    const shown = [answer, other].map((each) => `${each.calls}, ${each.refused}, ${each.tokens}`);
    console.log([isRight(answer, question) ? 'right' : 'WRONG', ...shown, question.asked].join(' | '));
    if (values.show || !isRight(answer, question)) console.log(answer.text);
  }
  console.log(`default tools: ${sumOf(answers, right, refused)}`);
  console.log(`whole API: ${sumOf(others, otherRight, otherRefused)}`);
  process.exitCode = right === QUESTIONS.length ? 0 : 1;
} finally {
  await now.stop();
  await whole.stop();
  await service.stop();
}
