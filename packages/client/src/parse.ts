import { InexactNumberError, UnexpectedAnswerError } from './answer.ts';

/** A number beyond 2^53 has at least sixteen digits. */
const LONG = /\d{16}/;

/**
 * The JSON of an answer. Throws `InexactNumberError` for a whole number beyond 2^53, which would lose digits, and
 * `UnexpectedAnswerError` for text that is not JSON.
 */
export function parseExactly(text: string, status: number): unknown {
  try {
    return JSON.parse(text, LONG.test(text) ? keepDigits : undefined) as unknown;
  } catch (error) {
    if (error instanceof RangeError) throw new InexactNumberError(error.message, status, text);
    throw new UnexpectedAnswerError('the answer is not JSON', status, text);
  }
}

function keepDigits(member: string, value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`${member} is beyond 2^53 and would lose digits as a number`);
  return value;
}
