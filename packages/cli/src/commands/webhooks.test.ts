import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSession } from '@footnote/embedded/session';
import { readExample } from '@footnote/events/examples';
import { endpointFor, SECRET } from '@footnote/webhooks/testing/endpoint';
import { type Receiver, startReceiver, status } from '@footnote/webhooks/testing/receiver';
import { configurationHash } from '@footnote/webhooks/state/configuration-hash';
import { writeState } from '@footnote/webhooks/state/endpoint-states';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { bury } from '../testing/events.ts';
import { run, useFolder } from '../testing/run.ts';

describe('footnote webhooks', () => {
  const folder = useFolder();
  const former = { ...process.env };
  let receiver: Receiver;
  let answer = 200;
  beforeEach(async () => {
    answer = 200;
    receiver = await startReceiver((request, response) => status(answer)(request, response));
    const file = join(folder(), 'webhooks.json');
    const endpoints = [
      { name: 'desk', url: `${receiver.url}?token=t0ken`, local: true, secret: SECRET, symbols: ['AAPL'] },
    ];
    writeFileSync(file, JSON.stringify({ endpoints }));
    process.env['FOOTNOTE_WEBHOOKS'] = file;
  });
  afterEach(async () => {
    process.env = { ...former };
    process.exitCode = undefined;
    await receiver.close();
  });
  const webhooks = (...args: readonly string[]) => run('webhooks', ...args, '--data', folder());

  it('lists endpoints with their state and dead letters, without the token in their URL', async () => {
    await bury(folder(), [{ step: 'webhooks-desk' }, {}]);
    const { out } = await webhooks('list');
    expect(out.split('\n')[1]).to.match(/^desk +127\.0\.0\.1:\d+ +new +AAPL +all +0 +1$/);
    expect(out).not.to.match(/t0ken|whsec/);
  });

  it('sends a signed test event and reports what the receiver answers', async () => {
    expect((await webhooks('test', 'desk')).out).to.equal('delivered: the receiver answered 200\n');
    const [request] = receiver.received;
    const headers = request?.headers as Record<string, string>;
    expect(new Webhook(SECRET).verify(request?.body ?? '', headers)).to.include({
      kind: 'test',
      endpoint: 'desk',
    });
    answer = 503;
    expect(await webhooks('test', 'desk')).to.deep.include({
      code: 1,
      err: 'footnote: not delivered: the receiver answered 503\n',
    });
  });

  it('sends dead letters again with their ids, and fails if one is not accepted', async () => {
    const filing = readExample('filings');
    const value = await withSession({ data: folder() }, ({ codec }) => codec.encode('filings', filing));
    const letter = { step: 'webhooks-desk', topic: 'filings', value: Buffer.from(value) };
    await bury(folder(), [letter, { ...letter, step: 'webhooks-other' }, letter]);
    const { out } = await webhooks('replay', 'desk');
    const line = (offset: number): string => `${offset} filing ${filing.event_id}: delivered\n`;
    expect(out).to.equal(`${line(0)}${line(2)}`);
    expect((await webhooks('replay', 'desk', '2')).out).to.equal(line(2));
    expect((await webhooks('replay', 'desk', '--from', '1')).out).to.equal(line(2));
    expect(new Set(receiver.received.map(({ id }) => id))).to.deep.equal(new Set([filing.event_id]));
    answer = 400;
    expect(await webhooks('replay', 'desk')).to.deep.include({
      code: 1,
      err: 'footnote: 2 events were not delivered\n',
    });
    expect((await webhooks('replay', 'desk', '1')).err).to.match(/^footnote: no dead letter of desk matches/);
  });

  it('enables a disabled endpoint', async () => {
    await withSession({ data: folder() }, ({ log, codec }) =>
      writeState(
        log,
        codec,
        {
          name: 'desk',
          state: 'disabled',
          reason: 'gone',
          configuration: configurationHash(endpointFor(receiver.url)),
          registered_at: 0,
        },
        0,
      ),
    );
    expect((await webhooks('list')).out).to.match(/disabled +gone/);
    expect((await webhooks('enable', 'desk')).out).to.equal('enabled desk\n');
    expect((await webhooks('list')).out).to.match(/active/);
    expect((await webhooks('enable', 'desk')).out).to.equal('desk is not disabled\n');
  });

  it('names the configured endpoints when another one is meant, and the setting without any', async () => {
    const { code, err } = await webhooks('test', 'dsek');
    expect({ code, err }).to.deep.equal({
      code: 1,
      err: 'footnote: no endpoint is named dsek\n  configured: desk\n',
    });
    delete process.env['FOOTNOTE_WEBHOOKS'];
    expect((await webhooks('list')).err).to.include('set FOOTNOTE_WEBHOOKS');
  });

  it('is examined by the doctor', async () => {
    process.env['FOOTNOTE_PORT'] = '0';
    process.env['FOOTNOTE_EDGAR_MIRROR'] = folder();
    expect((await run('doctor', '--data', folder())).out).to.include('events are sent to desk');
    writeFileSync(process.env['FOOTNOTE_WEBHOOKS'] ?? '', '{"endpoints": []}');
    const { out } = await run('doctor', '--data', folder());
    expect(out).to.match(
      /problem +webhooks +FOOTNOTE_WEBHOOKS: endpoints must NOT have fewer than 1 items\./,
    );
    expect(process.exitCode).to.equal(1);
  });
});
