import { type WrongDate, wrongDate } from '../dates/check.ts';
import type { EventOf, TopicName } from '../topics.ts';
import { CONTENT_CLAIMS, NEVER_NEGATIVE, type NumberClaim, type Sign, type SpanClaim } from './claims.ts';

/**
 * `number_impossible`: no plain decimal, such as NaN, Infinity or an exponent; `number_negative`: below what it counts;
 * `period_reversed`: it ends before it starts.
 */
export type WrongContent =
  | WrongDate
  | {
      readonly reason: 'number_impossible' | 'number_negative' | 'period_reversed';
      readonly message: string;
    };

type Node = Readonly<Record<string, unknown>>;
type Check = (node: Node) => WrongContent | null;

/**
 * What is wrong with the dates, periods and numbers that an event states; null if nothing is. An event may be well-formed in the
 * sense of its schema and still state what cannot be: nothing is computed from it.
 */
export function wrongContent<T extends TopicName>(topic: T, event: EventOf<T>): WrongContent | null {
  const wrong = wrongDate(topic, event);
  if (wrong !== null) return wrong;
  for (const check of CHECKS[topic]) {
    const found = check(event);
    if (found !== null) return found;
  }
  return topic === 'facts' ? wrongShares(event as EventOf<'facts'>) : null;
}

/** Applies a check to every record at a path, in order, until one is wrong. */
function atEach(path: string, check: Check): Check {
  if (path === '') return check;
  const [step = '', ...rest] = path.split('.');
  const inner = atEach(rest.join('.'), check);
  const name = step.replace('[]', '');
  return (node) => {
    const value = node[name] as Node | readonly Node[] | null | undefined;
    if (value === null || value === undefined) return null;
    if (!step.endsWith('[]')) return inner(value as Node);
    for (const item of value as readonly Node[]) {
      const wrong = inner(item);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** Without an exponent; a source may omit the zero before the point. */
const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

function numberCheck({ path, sign }: NumberClaim): Check {
  const at = path.lastIndexOf('.');
  const member = path.slice(at + 1);
  const one = (value: unknown): WrongContent | null =>
    value === null || value === undefined ? null : wrongNumber(path, value as string | number, sign);
  return atEach(path.slice(0, Math.max(at, 0)), (node) => one(node[member]));
}

function wrongNumber(path: string, value: string | number, sign: Sign): WrongContent | null {
  const isNumber = typeof value === 'string' ? DECIMAL.test(value) : Number.isFinite(value);
  if (!isNumber) return { reason: 'number_impossible', message: `${path} ${value} is not a decimal number` };
  if (sign === 'any') return null;
  const isWrong = sign === 'positive' ? Number(value) <= 0 : Number(value) < 0;
  const what = sign === 'positive' ? 'not above zero' : 'negative';
  return isWrong ? { reason: 'number_negative', message: `${path} ${value} is ${what}` } : null;
}

function spanCheck({ path, start, end }: SpanClaim): Check {
  return atEach(path, (node) => {
    const [from, to] = [node[start], node[end]];
    if (typeof from !== 'string' || typeof to !== 'string' || from <= to) return null;
    const where = path === '' ? '' : `${path} `;
    return { reason: 'period_reversed', message: `${where}ends on ${to}, before it starts on ${from}` };
  });
}

const CHECKS = Object.fromEntries(
  Object.entries(CONTENT_CLAIMS).map(([topic, { numbers, spans }]) => [
    topic,
    [...numbers.map(numberCheck), ...spans.map(spanCheck)],
  ]),
) as unknown as { readonly [T in TopicName]: readonly Check[] };

function wrongShares({ facts, dimensioned }: EventOf<'facts'>): WrongContent | null {
  for (const { taxonomy, concept, value } of [...facts, ...dimensioned]) {
    const name = `${taxonomy}:${concept}`;
    if (!NEVER_NEGATIVE.has(name)) continue;
    const wrong = wrongNumber(name, value, 'not-negative');
    if (wrong !== null) return wrong;
  }
  return null;
}
