import { expect } from 'chai';
import fc from 'fast-check';
import { endpointFor } from '../testing/endpoint.ts';
import type { AttemptOutcome } from './attempt.ts';
import { waitAfter } from './backoff.ts';
import { deliver, type Delivery } from './deliver.ts';

const MESSAGE = { id: 'a', body: '{}' };
const failed = (retryAfterMs: number | null = null): AttemptOutcome => ({
  kind: 'failed',
  reason: 'receiver_failed',
  message: 'the receiver answered 500',
  retryAfterMs,
});

/** Delivers against given outcomes on a clock that only waits move; the last outcome repeats. */
async function run(
  outcomes: readonly AttemptOutcome[],
  change: Parameters<typeof endpointFor>[1] = {},
): Promise<{ readonly delivery: Delivery; readonly waits: readonly number[]; readonly attempts: number }> {
  const waits: number[] = [];
  let attempts = 0;
  let time = 0;
  const delivery = await deliver(endpointFor('http://127.0.0.1/', change), MESSAGE, {
    attempt: () => {
      const outcome = outcomes[Math.min(attempts, outcomes.length - 1)] ?? failed();
      attempts += 1;
      return Promise.resolve(outcome);
    },
    metrics: { attempted: () => undefined },
    clock: () => time,
    random: () => 0,
    pause: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
    signal: new AbortController().signal,
  });
  return { delivery, waits, attempts };
}

describe('the delivery of an event', () => {
  it('retries with growing waits until it succeeds', async () => {
    const { delivery, waits } = await run([failed(), failed(), failed(), { kind: 'delivered', status: 200 }]);
    expect(delivery).to.deep.equal({ kind: 'delivered' });
    expect(waits).to.deep.equal([5000, 15_000, 45_000]);
  });

  it('gives up after the configured attempts, with the reason of the last one', async () => {
    const { delivery, attempts } = await run([failed()], { attempts: 3 });
    expect(attempts).to.equal(3);
    expect(delivery).to.deep.equal({
      kind: 'given_up',
      reason: 'receiver_failed',
      message: 'the receiver answered 500, after 3 attempts',
    });
  });

  it('begins no attempt after its time', async () => {
    const { attempts, waits } = await run([failed()], { attempts: 20, giveUpMs: 60_000 });
    expect(waits).to.deep.equal([5000, 15_000]);
    expect(attempts).to.equal(3);
  });

  it('waits as long as the receiver requests, up to an hour', async () => {
    const { waits } = await run([failed(20_000), failed(86_400_000), { kind: 'delivered', status: 200 }], {
      giveUpMs: 10_000_000,
    });
    expect(waits).to.deep.equal([20_000, 3_600_000]);
  });

  it('ends at 410 without another attempt', async () => {
    expect(await run([failed(), { kind: 'gone' }])).to.deep.include({
      delivery: { kind: 'gone' },
      attempts: 2,
    });
  });

  it('begins no attempt once it is stopped', async () => {
    const stopping = new AbortController();
    let attempts = 0;
    const delivering = deliver(endpointFor('http://127.0.0.1/'), MESSAGE, {
      attempt: () => {
        attempts += 1;
        return Promise.resolve(failed());
      },
      metrics: { attempted: () => undefined },
      onFailure: () => stopping.abort(new Error('stopped')),
      signal: stopping.signal,
    });
    const error = await delivering.catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(Error);
    expect(attempts).to.equal(1);
  });

  it('waits between half of the scheduled time and all of it, never longer than an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (n, random) => {
          const most = Math.min(3_600_000, 5000 * 3 ** (n - 1));
          expect(waitAfter(n, null, () => random)).to.be.within(most / 2, most);
        },
      ),
    );
  });
});
