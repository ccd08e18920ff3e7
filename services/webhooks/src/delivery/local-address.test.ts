import { expect } from 'chai';
import { createAttempt } from './attempt.ts';
import { endpointFor } from '../testing/endpoint.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { isLocalAddress } from './local-address.ts';

const attempt = createAttempt(Date.now);
const MESSAGE = { id: 'a1b2', body: '{}' };

describe('a receiver on this machine or its link', () => {
  let receiver: Receiver;
  before(async () => {
    receiver = await startReceiver();
  });
  after(() => receiver.close());

  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0'])
    it(`is refused, without a connection, unless its endpoint allows it: ${host}`, async () => {
      const url = receiver.url.replace('127.0.0.1', host);
      expect(await attempt(endpointFor(url, { isLocal: false }), MESSAGE)).to.deep.equal({
        kind: 'failed',
        reason: 'refused_address',
        message:
          'the address is of this machine or its link, which the endpoint does not allow ("local": true)',
        retryAfterMs: null,
      });
      expect(receiver.received).to.deep.equal([]);
    });

  it('is one by loopback, link-local and metadata addresses only', () => {
    for (const address of [
      '127.9.9.9',
      '169.254.169.254',
      '100.100.100.200',
      '::1',
      'fe80::1%eth0',
      'fd00:ec2::254',
    ])
      expect(isLocalAddress(address), address).to.equal(true);
    for (const address of ['10.0.0.1', '192.168.1.1', '203.0.113.7', '2001:db8::1', 'localhost'])
      expect(isLocalAddress(address), address).to.equal(false);
  });
});
