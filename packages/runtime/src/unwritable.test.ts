import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { unwritable } from './unwritable.ts';

describe('a folder that cannot be written', () => {
  const failed = (code: string): Error => Object.assign(new Error(code), { code });

  it('is named with a reason in words and a remedy', () => {
    const error = unwritable('the data folder', '/a', failed('EROFS'), 'choose another');
    expect(error.message).to.equal('cannot write the data folder /a (read-only file system)');
    expect(error.hint).to.equal('choose another');
  });

  it('has words also for ENOENT, which is what Linux says where no folder can be created', () => {
    expect(unwritable('the folder', join(tmpdir(), 'a/b'), failed('ENOENT'), '').message).to.equal(
      `cannot write the folder ${join(tmpdir(), 'a/b')} (no folder can be created there)`,
    );
  });
});
