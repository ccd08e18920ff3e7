import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { Company } from '@footnote/event-types/types.generated';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { endpointFor, SECRET } from './testing/endpoint.ts';
import { type Fixture, openFixture } from './testing/fixture.ts';
import { type Received, type Receiver, startReceiver, status } from './testing/receiver.ts';
import { readStates, writeState } from './state/endpoint-states.ts';

const CIK = '0000320193';
const OTHER = '0001652044';
const DAY = '2026-06-01';
const NOW = Date.parse(`${DAY}T15:00:00Z`);

describe('the webhook service', () => {
  let fixture: Fixture;
  const receivers: Receiver[] = [];
  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(async () => {
    await fixture.close();
    for (const receiver of receivers.splice(0)) await receiver.close();
  });
  const receive = async (
    answer?: (request: Received, response: ServerResponse) => void,
  ): Promise<Receiver> => {
    const receiver = await startReceiver(answer);
    receivers.push(receiver);
    return receiver;
  };
  const filing = (number: number, cik = CIK, recordedAt = NOW, filed = DAY): Promise<string> =>
    appendEvent(fixture, 'filings', cik, number, { recorded_at: recordedAt, filed });
  const has = (receiver: Receiver, count: number): Promise<void> =>
    eventually(`${count} requests`, () => receiver.received.length >= count);

  it('delivers events of every topic in the order of the log, with their ids', async () => {
    const receiver = await receive();
    const ids: string[] = [];
    for (const topic of ['filings', 'stakes', 'trades', 'revisions'] as const)
      for (let number = 0; number < 3; number += 1) ids.push(await appendEvent(fixture, topic, CIK, number));
    await fixture.start([endpointFor(receiver.url)]);
    await has(receiver, ids.length);
    expect(receiver.received.map(({ id }) => id).sort()).to.deep.equal(ids.toSorted());
    for (let at = 0; at < ids.length; at += 3) {
      const own = ids.slice(at, at + 3);
      expect(receiver.received.map(({ id }) => id).filter((id) => own.includes(id))).to.deep.equal(own);
    }
    for (const { id, body, headers } of receiver.received) {
      const event = new Webhook(SECRET).verify(body, headers as Record<string, string>);
      expect(event).to.include({ event_id: id, cik: CIK });
    }
  });

  it('sends an endpoint that begins at the end only what is recorded and filed since', async () => {
    const receiver = await receive();
    await filing(1, CIK, NOW - 1);
    await fixture.start([endpointFor(receiver.url, { begin: 'end' })], { now: () => NOW });
    await eventually('registered', async () => (await readStates(fixture.log, fixture.codec)).has('desk'));
    // As after an import, or while an older company is ingested.
    await filing(2, CIK, NOW - 1000);
    await filing(3, CIK, NOW + 1, '2026-05-31');
    const revision = await appendEvent(fixture, 'revisions', CIK, 4, { recorded_at: NOW + 1 });
    const expected = await filing(5, CIK, NOW + 1);
    await has(receiver, 2);
    expect(receiver.received.map(({ id }) => id).sort()).to.deep.equal([revision, expected].sort());
  });

  it('does not lose what arrives while it is stopped, and repeats nothing that was acknowledged', async () => {
    const receiver = await receive();
    const endpoint = endpointFor(receiver.url, { begin: 'end' });
    const first = await fixture.start([endpoint], { now: () => NOW });
    await eventually('registered', async () => (await readStates(fixture.log, fixture.codec)).has('desk'));
    const ids = [await filing(1)];
    await has(receiver, 1);
    await first.component.stop();
    ids.push(await filing(2), await filing(3, OTHER));
    await fixture.start([endpoint], { now: () => NOW + 5000 });
    await has(receiver, 3);
    ids.push(await filing(4));
    await has(receiver, 4);
    expect(receiver.received.map(({ id }) => id).sort()).to.deep.equal(ids.sort());
  });

  it('retries a receiver that fails, and keeps the order', async () => {
    let failures = 3;
    const receiver = await receive((request, response) => {
      failures -= 1;
      status(failures >= 0 ? 500 : 200)(request, response);
    });
    const ids = [await filing(1), await filing(2)];
    const { metrics } = await fixture.start([endpointFor(receiver.url)]);
    await has(receiver, 5);
    expect(receiver.received.map(({ id }) => id)).to.deep.equal([ids[0], ids[0], ids[0], ids[0], ids[1]]);
    const text = await metrics.text();
    expect(text).to.match(/footnote_webhook_attempts_total\{endpoint="desk",outcome="receiver_failed".*\} 3/);
  });

  it('writes a dead letter after the last attempt, and goes on', async () => {
    const bad = await filing(1);
    const receiver = await receive((request, response) =>
      status(request.id === bad ? 400 : 200)(request, response),
    );
    const good = await filing(2);
    const { metrics } = await fixture.start([endpointFor(receiver.url, { attempts: 2 })]);
    await has(receiver, 3);
    expect(receiver.received.map(({ id }) => id)).to.deep.equal([bad, bad, good]);
    const [letter] = await fixture.deadLetters();
    expect(letter).to.include({
      step: 'webhooks-desk',
      reason: 'receiver_rejected',
      message: 'endpoint desk: the receiver answered 400, after 2 attempts',
      topic: 'filings',
      key: CIK,
    });
    expect((await fixture.codec.decode('filings', letter!.value)).event_id).to.equal(bad);
    expect(await metrics.text()).to.match(
      /footnote_webhook_deliveries_total\{[^}]*outcome="dead_letter".*\} 1/,
    );
  });

  it('delivers to an endpoint while another one hangs and a third one is not there', async () => {
    const hanging = await receive(() => undefined);
    const receiver = await receive();
    const gone = await startReceiver();
    await gone.close();
    await fixture.start([
      endpointFor(hanging.url, { name: 'hanging', timeoutMs: 500, attempts: 3 }),
      endpointFor(gone.url, { name: 'absent', attempts: 20 }),
      endpointFor(receiver.url),
    ]);
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1) ids.push(await filing(number, number % 2 ? CIK : OTHER));
    await has(receiver, 20);
    expect(new Set(receiver.received.map(({ id }) => id))).to.deep.equal(new Set(ids));
  });

  it('disables an endpoint whose receiver answers 410, until an operator enables it', async () => {
    let isGone = true;
    const receiver = await receive((request, response) => status(isGone ? 410 : 200)(request, response));
    const endpoint = endpointFor(receiver.url);
    const first = await fixture.start([endpoint]);
    const ids = [await filing(1), await filing(2)];
    const stateOf = async () => (await readStates(fixture.log, fixture.codec)).get('desk');
    await eventually('disabled', async () => (await stateOf())?.state === 'disabled');
    await eventually('shown', async () =>
      /footnote_webhook_disabled\{endpoint="desk".*\} 1/.test(await first.metrics.text()),
    );
    await first.component.stop();
    const asked = receiver.received.length;
    const second = await fixture.start([endpoint]);
    await eventually('noticed', () => second.health.loops().some(({ notice }) => notice !== null));
    expect(receiver.received).to.have.lengthOf(asked);
    isGone = false;
    await writeState(
      fixture.log,
      fixture.codec,
      { ...(await stateOf())!, state: 'active', reason: null },
      NOW,
    );
    await has(receiver, asked + 2);
    expect(receiver.received.slice(asked).map(({ id }) => id)).to.deep.equal(ids);
    expect(await fixture.deadLetters()).to.deep.equal([]);
  });

  it('enables a disabled endpoint when its configuration changes, but not when its secrets do', async () => {
    const old = await receive(status(410));
    const receiver = await receive();
    const first = await fixture.start([endpointFor(old.url)]);
    const id = await filing(1);
    await eventually(
      'disabled',
      async () => (await readStates(fixture.log, fixture.codec)).get('desk')?.state === 'disabled',
    );
    await first.component.stop();
    const rotated = await fixture.start([endpointFor(old.url, { secrets: [SECRET, SECRET] })]);
    await eventually('noticed', () => rotated.health.loops().some(({ notice }) => notice !== null));
    await rotated.component.stop();
    await fixture.start([endpointFor(receiver.url)]);
    await has(receiver, 1);
    expect(receiver.received.map((request) => request.id)).to.deep.equal([id]);
  });

  it('sends only the configured symbols and kinds, also of a company that is ingested later', async () => {
    const receiver = await receive();
    await fixture.start([endpointFor(receiver.url, { symbols: ['AAPL'], kinds: ['filing', 'revision'] })]);
    await filing(1, OTHER);
    const example = JSON.parse(
      readFileSync(new URL('../../../schemas/examples/companies.json', import.meta.url), 'utf8'),
    ) as Company;
    const company: Company = { ...example, cik: CIK, tickers: [{ symbol: 'AAPL', exchange: null }] };
    await fixture.log.append('companies', [
      { key: CIK, value: await fixture.codec.encode('companies', company) },
    ]);
    await appendEvent(fixture, 'stakes', CIK, 2);
    const id = await filing(3);
    await has(receiver, 1);
    expect(receiver.received.map((request) => request.id)).to.deep.equal([id]);
  });

  it('logs neither secrets nor the URL, whatever fails', async () => {
    const receiver = await receive(status(302, { location: 'https://elsewhere.example/' }));
    const endpoint = endpointFor(`${receiver.url}?token=t0ken`, { attempts: 2 });
    const absent = endpointFor('http://127.0.0.1:9/t0ken', { name: 'absent', attempts: 2 });
    await filing(1);
    const { metrics, health } = await fixture.start([endpoint, absent]);
    await eventually('given up', async () => (await fixture.deadLetters()).length === 2);
    const letters = await fixture.deadLetters();
    const messages = letters.map(({ message }) => message).join();
    for (const text of [fixture.logged(), await metrics.text(), JSON.stringify(health.loops()), messages])
      expect(text).not.to.match(/whsec_|t0ken/);
    expect(fixture.logged()).to.include('the receiver answered 302, and redirects are not followed');
  });

  it('measures how long the oldest event has been waiting', async () => {
    const receiver = await receive(() => undefined);
    await filing(1, CIK, NOW - 90_000);
    const { metrics } = await fixture.start([endpointFor(receiver.url)], { now: () => NOW });
    await has(receiver, 1);
    expect(await metrics.text()).to.match(/footnote_webhook_lag_seconds\{endpoint="desk".*\} 90\n/);
    receivers.splice(0);
    await receiver.close();
  });

  it('divides the partitions among replicas', async () => {
    const receiver = await receive();
    const endpoint = endpointFor(receiver.url);
    await fixture.start([endpoint]);
    await fixture.start([endpoint]);
    const ids: string[] = [];
    for (let number = 0; number < 30; number += 1) ids.push(await filing(number, paddedCik(number)));
    await eventually('all', () => ids.every((id) => receiver.received.some((request) => request.id === id)));
  });
});
