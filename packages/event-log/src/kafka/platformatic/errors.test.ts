import { expect } from 'chai';
import { AuthenticationError, NetworkError, ProtocolError, ResponseError } from '@platformatic/kafka';
import { KafkaLogError, typeOf } from '../errors.ts';
import { isFinal } from '../link.ts';
import { memberIdOf, plainError, responseOf } from './errors.ts';

const FETCH = 1;
const answered = (code: number, response: unknown = {}) =>
  new ResponseError(FETCH, 11, { '/responses/0/partitions/0': [code, null] }, response);

describe('errors of @platformatic/kafka', () => {
  it('are known by what the broker answered, wherever the library put it', () => {
    for (const [error, type, final] of [
      [answered(1), 'OFFSET_OUT_OF_RANGE', true],
      [answered(6), 'NOT_LEADER_OR_FOLLOWER', false],
      [answered(27), 'REBALANCE_IN_PROGRESS', true],
      [answered(29), 'TOPIC_AUTHORIZATION_FAILED', true],
      [
        new NetworkError('failed', { cause: new AuthenticationError('no', { cause: answered(58) }) }),
        'SASL_AUTHENTICATION_FAILED',
        true,
      ],
    ] as const) {
      const plain = plainError(error);
      expect(plain).to.be.instanceOf(KafkaLogError);
      expect(typeOf(plain)).to.equal(type);
      expect(plain.message).to.include(type);
      expect(isFinal(plain), type).to.equal(final);
    }
  });

  it('say what failed and why if no broker answered', () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:9092');
    const plain = plainError(new NetworkError('Connection to 127.0.0.1:9092 failed.', { cause }));
    expect(plain.message).to.equal(
      'Connection to 127.0.0.1:9092 failed: connect ECONNREFUSED 127.0.0.1:9092',
    );
    expect(typeOf(plain)).to.equal(undefined);
    expect(isFinal(plain)).to.equal(false);
    expect(plainError('odd').message).to.equal('odd');
  });

  it('keep the rest of the answer, and the id that a new member is given', () => {
    const response = { memberId: 'm-1' };
    const required = new ResponseError(11, 5, { '/': [79, null] }, response);
    expect(memberIdOf(plainError(required))).to.equal('m-1');
    expect(responseOf(plainError(required))).to.equal(response);
    expect(memberIdOf(plainError(answered(27, response)))).to.equal(undefined);
    expect(responseOf(new ProtocolError(27))).to.equal(undefined);
  });
});
