import { expect } from 'chai';
import fc from 'fast-check';
import { type Breaker, CircuitOpenError, createBreaker } from './breaker.ts';

const AWAY = new Error('away');
const ANSWERED = new Error('no such table');
const FAILURES = 3;
const OPEN_MS = 1000;

type Outcome = 'ok' | 'away' | 'answered';

/** A breaker whose clock and calls are ours. */
class World {
  at = 0;
  /** Calls that have reached the other side and are not answered yet, oldest first. */
  readonly pending: { readonly settle: (outcome: Outcome) => Promise<void>; readonly isProbe: boolean }[] =
    [];
  readonly breaker: Breaker = createBreaker({
    failures: FAILURES,
    openMs: OPEN_MS,
    isFailure: (error) => error === AWAY,
    now: () => this.at,
  });

  /** Whether the call reached the other side; a refusal has come before it returns. */
  async call(): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const wasOpen = this.breaker.isOpen();
    const sent: Promise<undefined>[] = [];
    const ran = this.breaker.run(() => {
      sent.push(promise);
      return promise;
    });
    const ended = ran.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (sent.length === 0) {
      expect(await ended).to.be.instanceOf(CircuitOpenError);
      return false;
    }
    const settle = async (outcome: Outcome): Promise<void> => {
      if (outcome === 'ok') resolve(undefined);
      else reject(outcome === 'away' ? AWAY : ANSWERED);
      await ended;
    };
    this.pending.push({ settle, isProbe: wasOpen });
    return true;
  }

  async ask(outcome: Outcome): Promise<boolean> {
    const isSent = await this.call();
    if (isSent) await this.pending.pop()?.settle(outcome);
    return isSent;
  }
}

const OUTCOME = fc.constantFrom<Outcome>('ok', 'away', 'away', 'away', 'answered');
const STEP = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const) }),
  fc.record({ kind: fc.constant('settle' as const), which: fc.nat(9), outcome: OUTCOME }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 400, OPEN_MS) }),
);

describe('a circuit breaker', () => {
  it('does as its model, whatever answers and however much time passes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ outcome: OUTCOME, ms: fc.constantFrom(0, 1, 400, OPEN_MS) }), { maxLength: 60 }),
        async (asked) => {
          const world = new World();
          let inARow = 0;
          let openUntil = -Infinity;
          for (const { outcome, ms } of asked) {
            world.at += ms;
            const isSent = world.at >= openUntil;
            expect(await world.ask(outcome)).to.equal(isSent);
            if (!isSent) continue;
            inARow = outcome === 'away' ? inARow + 1 : 0;
            if (inARow >= FAILURES) openUntil = world.at + OPEN_MS;
            expect(world.breaker.isOpen()).to.equal(inARow >= FAILURES);
          }
        },
      ),
    ));

  it('has one call at most under way while it is not closed, and closes again once the other side answers', () =>
    fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 80 }), async (steps) => {
        const world = new World();
        for (const step of steps) {
          if (step.kind === 'wait') world.at += step.ms;
          else if (step.kind === 'begin') await world.call();
          else
            await world.pending.splice(step.which % (world.pending.length || 1), 1)[0]?.settle(step.outcome);
          const probes = world.pending.filter(({ isProbe }) => isProbe).length;
          expect(probes).to.be.lessThanOrEqual(1);
        }
        // From here on everything is answered.
        for (const { settle } of world.pending.splice(0)) await settle('ok');
        world.at += OPEN_MS;
        expect(await world.ask('ok')).to.equal(true);
        expect(world.breaker.isOpen()).to.equal(false);
      }),
    ));

  it('does not open because of calls that were sent before it closed', async () => {
    const world = new World();
    for (let call = 0; call < 2 * FAILURES; call += 1) await world.call();
    for (let call = 0; call < FAILURES; call += 1) await world.pending.shift()?.settle('away');
    expect(world.breaker.isOpen()).to.equal(true);
    world.at += OPEN_MS;
    expect(await world.ask('ok')).to.equal(true);
    for (const { settle } of world.pending.splice(0)) await settle('away');
    expect(world.breaker.isOpen()).to.equal(false);
  });

  it('says how long it is still open', async () => {
    const world = new World();
    for (let call = 0; call < FAILURES; call += 1) await world.ask('away');
    world.at += 400;
    const refused = await world.breaker.run(() => Promise.resolve()).catch((error: unknown) => error);
    expect((refused as CircuitOpenError).leftMs).to.equal(OPEN_MS - 400);
  });
});
