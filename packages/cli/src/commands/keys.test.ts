import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote keys', () => {
  const folder = useFolder();

  it('prints an issued key once, lists it by its public name and revokes it', async () => {
    const issued = await run(
      'keys',
      'issue',
      '--label',
      'desk',
      '--expires',
      '2999-05-01',
      '--data',
      folder(),
    );
    expect(issued.code).to.equal(0);
    // Only the key, so that a script can use the output directly.
    expect(issued.out).to.match(/^fn_\w{32}\n$/);
    const key = issued.out.trim();
    const id =
      /^issued (\S+), plan self-hosted; it is not shown again; no running service/m.exec(issued.err)?.[1] ??
      '';
    const listed = await run('keys', 'list', '--data', folder());
    expect(listed.out).to.match(new RegExp(`^${id} +desk +self-hosted +active +2999-05-01$`, 'm'));
    expect(listed.out).to.not.include(key);

    const revoked = await run('keys', 'revoke', key, '--data', folder());
    expect(revoked.out).to.equal(`revoked ${id}\n`);
    const after = await run('keys', 'list', '--json', '--data', folder());
    expect(JSON.parse(after.out)).to.deep.include({ key_id: id, state: 'revoked' });
  });

  it('prints an issued key as JSON for programs', async () => {
    const { out } = await run('keys', 'issue', '--json', '--data', folder());
    expect(JSON.parse(out)).to.have.all.keys('key', 'key_id', 'plan', 'services');
  });

  it('rejects an invalid date and an unknown key name', async () => {
    for (const date of ['2031-5-1', '2031-02-31', 'tomorrow']) {
      const { code, err } = await run('keys', 'issue', '--expires', date, '--data', folder());
      expect({ code, err }).to.deep.equal({
        code: 1,
        err: `footnote: --expires expects a date such as 2027-12-31, not ${date}\n`,
      });
    }
    const { code, err } = await run('keys', 'revoke', 'nobody', '--data', folder());
    expect({ code, err }).to.deep.equal({ code: 1, err: 'footnote: no key is named nobody\n' });
  });

  const idOf = async (...options: readonly string[]): Promise<string> => {
    const { out } = await run('keys', 'issue', '--json', ...options, '--data', folder());
    return (JSON.parse(out) as { key_id: string }).key_id;
  };
  const stateOf = async (id: string): Promise<string> => {
    const { out } = await run('keys', 'list', '--data', folder());
    return out.split('\n').find((line) => line.startsWith(id)) ?? '';
  };

  it('rotates a key, which keeps working during its grace or is revoked at once', async () => {
    const id = await idOf('--plan', 'standard', '--label', 'desk');
    const rotated = await run('keys', 'rotate', id, '--json', '--data', folder());
    const { key_id, former, former_ends } = JSON.parse(rotated.out) as Record<string, string>;
    expect(former).to.equal(id);
    const left = Date.parse(former_ends ?? '') - Date.now();
    expect(left).to.be.within(23.9 * 3_600_000, 24 * 3_600_000);
    expect(await stateOf(key_id ?? '')).to.match(/desk +standard +active/);
    const atOnce = await run('keys', 'rotate', key_id ?? '', '--grace', '0', '--data', folder());
    expect(atOnce.out).to.match(/^fn_\w{32}\n$/);
    expect(atOnce.err).to.match(
      /^issued \S+ to replace \S+, which is revoked; it is not shown again; no running service/m,
    );
    expect(await stateOf(key_id ?? '')).to.include('revoked');
    expect((await run('keys', 'rotate', id, '--grace', 'soon', '--data', folder())).err).to.equal(
      'footnote: --grace expects whole hours, not soon\n',
    );
  });

  it('suspends an unpaid key, and changes the plan and the expiry of a key', async () => {
    const id = await idOf('--plan', 'free');
    expect((await run('keys', 'unpaid', id, '--data', folder())).out).to.equal(`unpaid ${id}\n`);
    expect(await stateOf(id)).to.include('unpaid');
    expect((await run('keys', 'paid', id, '--data', folder())).out).to.equal(`paid ${id}\n`);
    expect((await run('keys', 'plan', id, 'large', '--data', folder())).out).to.equal(
      `${id} has plan large\n`,
    );
    const expired = await run('keys', 'expire', id, '--on', '2020-01-01', '--data', folder());
    expect(expired.out).to.equal(`${id} works until 2020-01-01T00:00:00Z\n`);
    expect(await stateOf(id)).to.match(/large +expired +2020-01-01/);
    expect((await run('keys', 'expire', id, '--never', '--data', folder())).out).to.equal(
      `${id} does not expire\n`,
    );
    expect(await stateOf(id)).to.match(/large +active/);
    for (const wrong of [
      ['plan', id, 'gold'],
      ['expire', id],
    ])
      expect((await run('keys', ...wrong, '--data', folder())).code).to.equal(1);
  });

  it('rejects every change of a revoked key', async () => {
    const id = await idOf();
    await run('keys', 'revoke', id, '--data', folder());
    expect((await run('keys', 'paid', id, '--data', folder())).err).to.equal(
      `footnote: ${id} is revoked permanently\n`,
    );
    expect((await run('keys', 'rotate', id, '--data', folder())).err).to.equal(
      `footnote: ${id} was revoked: issue a new key\n`,
    );
  });

  it('lists the plans', async () => {
    const { out } = await run('keys', 'plans');
    expect(out).to.match(/^free +30 +100 a day$/m);
    expect(out).to.match(/^standard +60 +10000 a month$/m);
    expect(out).to.match(/^large +300 +75000 a month$/m);
    expect(out).to.match(/^self-hosted +unlimited/m);
  });
});
