import { expect } from 'chai';
import { createPendingFilings, type PendingFiling } from './pending-filings.ts';

const MINUTE = 60_000;
const filing: PendingFiling = {
  cik: '0000000001',
  accession: '0000000001-26-000001',
  form: '10-Q',
  factsBefore: null,
};

const never = (): Promise<boolean> => Promise.resolve(false);

describe('pending filings', () => {
  it('makes a pending filing due immediately, then at growing intervals, for two days', async () => {
    const pending = createPendingFilings(MINUTE);
    pending.add(filing, 0);
    const calls: number[] = [];
    for (let minute = 0; minute <= 53 * 60; minute += 1) {
      if (pending.due(minute * MINUTE).length > 0) calls.push(minute);
      await pending.settle(never, { began: minute * MINUTE, now: minute * MINUTE });
    }
    expect(calls.slice(0, 6)).to.deep.equal([0, 1, 2, 3, 4, 5]);
    const waits = calls.slice(1).map((minute, index) => minute - calls[index]!);
    expect(waits).to.deep.equal([...waits].sort((a, b) => a - b));
    expect(calls).to.have.length.below(50);
    expect(pending.size).to.equal(0);
  });

  it('drops a pending filing when it is complete', async () => {
    const pending = createPendingFilings(MINUTE);
    pending.add(filing, 0);
    pending.add(filing, 5);
    expect(pending.size).to.equal(1);
    await pending.settle(({ accession }) => Promise.resolve(accession === filing.accession), {
      began: 0,
      now: 0,
    });
    expect(pending.due(MINUTE)).to.deep.equal([]);
  });
});
