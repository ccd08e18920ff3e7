import { expect } from 'chai';
import { run } from '../testing/run.ts';

describe('footnote config', () => {
  afterEach(() => {
    delete process.env['FOOTNOTE_PORT'];
    delete process.env['FOOTNOTE_POTR'];
  });

  it('lists every setting with its value and where it comes from', async () => {
    process.env['FOOTNOTE_PORT'] = '9999';
    const { code, out } = await run('config');
    expect(code).to.equal(0);
    expect(out).to.match(/^FOOTNOTE_PORT +9999 +environment /m);
    expect(out).to.match(/^FOOTNOTE_BATCH_RECORDS +\d+ +default /m);
  });

  it('prints JSON for programs', async () => {
    const { out } = await run('config', '--json');
    const settings = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { env: string });
    expect(settings.map(({ env }) => env)).to.include.members(['FOOTNOTE_DATA', 'FOOTNOTE_USER_AGENT']);
  });

  it('fails on an invalid value and on a misspelt variable, and names both', async () => {
    process.env['FOOTNOTE_PORT'] = 'x';
    process.env['FOOTNOTE_POTR'] = '1';
    const { code, err } = await run('config');
    expect(code).to.equal(1);
    expect(err).to.include('FOOTNOTE_POTR is not a setting');
    expect(err).to.include("FOOTNOTE_PORT must be a whole number from 0 to 65535, not 'x'");
  });
});
