import { expect } from 'chai';
import fc from 'fast-check';
import { InexactNumberError, UnexpectedAnswerError } from './answer.ts';
import { parseExactly } from './parse.ts';

const thrown = (text: string): unknown => {
  try {
    return parseExactly(text, 200);
  } catch (error) {
    return error;
  }
};

describe('the numbers of an answer', () => {
  it('are read as they were sent', () => {
    const value = fc
      .jsonValue({ maxDepth: 4 })
      .filter((any) => !(thrown(JSON.stringify(any)) instanceof Error));
    fc.assert(
      fc.property(value, (sent) => {
        expect(JSON.stringify(parseExactly(JSON.stringify(sent), 200))).to.equal(JSON.stringify(sent));
      }),
    );
  });

  it('are rejected only if digits would be lost', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 70n), 2n ** 70n), (amount) => {
        const parsed = thrown(`{"data":[{"total_assets":${amount}}]}`);
        const isSafe = amount <= BigInt(Number.MAX_SAFE_INTEGER) && amount >= BigInt(Number.MIN_SAFE_INTEGER);
        if (isSafe) expect(parsed).to.deep.equal({ data: [{ total_assets: Number(amount) }] });
        else expect(parsed).to.be.instanceOf(InexactNumberError);
      }),
    );
  });

  it('are named in the error, which has the text with all digits', () => {
    const text = '{"revenue":9007199254740993}';
    const error = thrown(text) as InexactNumberError;
    expect(error.message).to.match(/^revenue is beyond 2\^53/);
    expect(error).to.include({ text, status: 200, name: 'InexactNumberError' });
  });

  it('are not confused with digits in text', () => {
    const text = '{"url":"https://www.sec.gov/000032019325000079123456","pe":21.25}';
    expect(parseExactly(text, 200)).to.deep.equal(JSON.parse(text));
  });

  it('are rejected if the text is not JSON', () => {
    const error = thrown('<html>') as UnexpectedAnswerError;
    expect(error).to.be.instanceOf(UnexpectedAnswerError).and.not.instanceOf(InexactNumberError);
    expect(error.text).to.equal('<html>');
  });
});
