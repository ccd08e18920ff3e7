import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote keys', () => {
  const folder = useFolder();

  it('issues a key that is told once, lists it by its public name and revokes it', async () => {
    const issued = await run(
      'keys',
      'issue',
      '--label',
      'desk',
      '--expires',
      '2031-05-01',
      '--data',
      folder(),
    );
    expect(issued.code).to.equal(0);
    const key = /^fn_\w{32}$/m.exec(issued.out)?.[0] ?? '';
    const id = /issued (\S+),/.exec(issued.out)?.[1] ?? '';
    const listed = await run('keys', 'list', '--data', folder());
    expect(listed.out).to.match(new RegExp(`^${id} +desk +self-hosted +active +2031-05-01$`, 'm'));
    expect(listed.out).to.not.include(key);

    const revoked = await run('keys', 'revoke', key, '--data', folder());
    expect(revoked.out).to.equal(`revoked ${id}\n`);
    const after = await run('keys', 'list', '--json', '--data', folder());
    expect(JSON.parse(after.out)).to.deep.include({ key_id: id, state: 'revoked' });
  });

  it('gives the key as JSON for programs', async () => {
    const { out } = await run('keys', 'issue', '--json', '--data', folder());
    expect(JSON.parse(out)).to.have.all.keys('key', 'key_id', 'plan');
  });

  it('refuses a date that is none, and a name that no key has', async () => {
    for (const date of ['2031-5-1', '2031-02-31', 'tomorrow']) {
      const { code, err } = await run('keys', 'issue', '--expires', date, '--data', folder());
      expect({ code, err }).to.deep.equal({
        code: 1,
        err: `footnote: --expires takes a date like 2027-12-31, not ${date}\n`,
      });
    }
    const { code, err } = await run('keys', 'revoke', 'nobody', '--data', folder());
    expect({ code, err }).to.deep.equal({ code: 1, err: 'footnote: no key is named nobody\n' });
  });
});
