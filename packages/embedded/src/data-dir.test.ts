import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { run, useFolder } from '@footnote/cli/testing/run';
import { UserError } from '@footnote/runtime/user-error';
import { openDataDir } from './data-dir.ts';

describe('the data folder', () => {
  const folder = useFolder();

  it('creates the data folder with its subfolders', () => {
    const dir = openDataDir(join(folder(), 'deep', 'data'));
    for (const part of [dir.root, dir.log, dir.clickhouse, dir.archive, dir.fetcher])
      expect(statSync(part).mode & 0o777, part).to.equal(0o700);
  });

  it('rejects a data folder that is a file or is inside one, in one line', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      expect(() => openDataDir(path)).to.throw(
        UserError,
        `cannot write the data folder ${path} (not a folder)`,
      );
      const { code, out, err } = await run('topics', 'list', '--data', path);
      expect({ code, out }).to.deep.equal({ code: 1, out: '' });
      expect(err.split('\n')).to.have.lengthOf(3);
      expect(err).to.include('--data DIR');
    }
  });
});
