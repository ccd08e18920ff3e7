import type { LogRecord } from '@footnote/event-log/port';
import { sayingMoreFollow } from '@footnote/events/more-follow';
import { expect } from 'chai';
import { createOpenInputs } from './open-inputs.ts';

describe('entities whose newest record says that more follow', () => {
  let at: number;
  const inputs = () => createOpenInputs({ openIdleMs: 30, openMaxMs: 100 }, () => at);
  const batch = (topic: string, ...keys: readonly string[]) => ({
    topic,
    records: keys.map((text): LogRecord => {
      const record = { topic, partition: 0, offset: 0, key: text.replace('…', ''), value: new Uint8Array() };
      return text.endsWith('…') ? sayingMoreFollow(record) : record;
    }),
  });

  beforeEach(() => {
    at = 1000;
  });

  it('wait until a record of the same topic says nothing', () => {
    const open = inputs();
    open.see(batch('facts', 'A…', 'B…', 'A…', 'B'));
    expect([open.left('A'), open.left('B'), open.left('C')]).to.deep.equal([30, 0, 0]);
    open.see(batch('filings', 'A'));
    expect(open.left('A'), 'another topic').to.equal(30);
    open.see(batch('facts', 'A'));
    expect(open.left('A')).to.equal(0);
  });

  it('wait for a while after the newest of them, and for a while in all', () => {
    const open = inputs();
    open.see(batch('facts', 'A…'));
    at = 1020;
    expect(open.left('A')).to.equal(10);
    open.see(batch('facts', 'A…'));
    expect(open.left('A')).to.equal(30);
    at = 1085;
    expect(open.left('A')).to.equal(0);
    open.see(batch('facts', 'A…'));
    expect(open.left('A')).to.equal(15);
  });

  it('wait on if the rest is known to be on its way', () => {
    const open = inputs();
    open.see(batch('facts', 'A…'));
    expect(open.isOverdue('A')).to.equal(false);
    at = 1030;
    expect(open.isOverdue('A')).to.equal(true);
    open.extend('A');
    expect([open.isOverdue('A'), open.left('A')]).to.deep.equal([false, 30]);
    at = 1100;
    expect([open.isOverdue('A'), open.left('A')], 'but not longer than in all').to.deep.equal([false, 0]);
  });

  it('wait anew once they were computed without the rest', () => {
    const open = inputs();
    open.see(batch('facts', 'A…'));
    open.forget('A');
    expect(open.left('A')).to.equal(0);
    at = 2000;
    open.see(batch('facts', 'A…'));
    expect(open.left('A')).to.equal(30);
  });
});
