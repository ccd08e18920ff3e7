import { expect } from 'chai';
import fc from 'fast-check';
import { backoff, parseRetryAfter } from './retry.ts';

describe('retries', () => {
  it('increase each time up to their maximum, and are never shorter than the server requested', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 500_000 })),
        (attempt, luck, retryAfter) => {
          const wait = backoff(attempt, retryAfter, {
            backoffMs: 100,
            maxBackoffMs: 5000,
            random: () => luck,
          });
          const ceiling = Math.min(5000, 100 * 2 ** (attempt - 1));
          expect(wait).to.be.at.least(Math.max(ceiling / 2, retryAfter ?? 0));
          expect(wait).to.be.at.most(Math.max(ceiling, retryAfter ?? 0));
        },
      ),
    );
  });

  it('obey no Retry-After of more than ten minutes', () => {
    expect(backoff(1, 86_400_000)).to.equal(600_000);
  });

  it('parses Retry-After in seconds and as a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(parseRetryAfter('120', now)).to.equal(120_000);
    expect(parseRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).to.equal(30_000);
    expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).to.equal(0);
    expect(parseRetryAfter('soon', now)).to.equal(null);
    expect(parseRetryAfter(undefined, now)).to.equal(null);
  });
});
