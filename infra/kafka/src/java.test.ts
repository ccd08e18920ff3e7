import { expect } from 'chai';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava, majorOf } from './java.ts';

describe('Java of this machine', () => {
  it('parses the version printed by Java', () => {
    const printed = [
      ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
      ['openjdk version "17" 2021-09-14', 17],
      ['java version "1.8.0_292"', 8],
      ['no such thing', undefined],
    ] as const;
    for (const [text, major] of printed) expect(majorOf(text), text).to.equal(major);
  });

  it('uses JAVA_HOME if it is the newest Java and ignores it if it is not a Java', async () => {
    const home = await mkdtemp(join(tmpdir(), 'footnote-java-'));
    try {
      const java = join(home, 'bin', 'java');
      await mkdir(join(home, 'bin'));
      await writeFile(java, '#!/bin/sh\necho \'openjdk version "99.0.1"\' >&2\n');
      await chmod(java, 0o755);
      expect(await findJava({ JAVA_HOME: home })).to.deep.equal({ path: java, major: 99 });
      expect((await findJava({ JAVA_HOME: join(home, 'gone') }))?.path).not.to.equal(
        join(home, 'gone', 'bin', 'java'),
      );
    } finally {
      await rm(home, { recursive: true });
    }
  });
});
