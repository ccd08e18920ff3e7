import { expect } from 'chai';
import { newsOf, storageFault } from './storage-fault.ts';

describe('faults of the disk', () => {
  const coded = (code: string, message = 'write failed'): Error =>
    Object.assign(new Error(message), { code });

  it('are told by codes and texts of Node, LMDB and ClickHouse, also in causes', () => {
    for (const error of [
      coded('ENOSPC'),
      new Error('the log could not be written: No space left on device'),
      coded('243', 'Cannot reserve 1.00 MiB, not enough space. (NOT_ENOUGH_SPACE)'),
      new Error('projection failed', { cause: new Error('insert failed', { cause: coded('ENOSPC') }) }),
    ])
      expect(storageFault(error)?.sentence, error.message).to.equal('the disk is full');
    expect(storageFault(coded('EROFS'))?.sentence).to.include('read-only');
    expect(storageFault(coded('EDQUOT'))?.sentence).to.include('quota');
  });

  it('include a damaged log, with its own sentence', () => {
    const damaged = Object.assign(new Error('the log is damaged: topic facts'), { name: 'LogDamagedError' });
    expect(storageFault(damaged)).to.deep.include({ sentence: 'the log is damaged: topic facts' });
  });

  it('are nothing that a retry may mend', () => {
    for (const error of [coded('ECONNREFUSED'), new Error('memory limit exceeded'), 'ENOSPC', undefined])
      expect(storageFault(error)).to.equal(undefined);
  });

  it('are said once, and again when they change or after ten minutes', () => {
    let time = 0;
    const isNews = newsOf(() => time);
    expect([isNews('full'), isNews('full')]).to.deep.equal([true, false]);
    expect([isNews('damaged'), isNews('full')]).to.deep.equal([true, true]);
    time += 599_999;
    expect(isNews('full')).to.equal(false);
    time += 1;
    expect(isNews('full')).to.equal(true);
  });
});
