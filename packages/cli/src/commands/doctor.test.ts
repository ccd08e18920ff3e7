import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'chai';
import { examineClock } from '../doctor/clock.ts';
import { examineKnownTimes } from '../doctor/data.ts';
import type { Finding } from '../doctor/finding.ts';
import { examineSettings } from '../doctor/settings.ts';
import { diskFinding } from '../doctor/surroundings.ts';
import { bury } from '../testing/events.ts';
import { run, useFolder } from '../testing/run.ts';

describe('footnote doctor', () => {
  const folder = useFolder();
  const former = { ...process.env };
  beforeEach(() => {
    process.env['FOOTNOTE_PORT'] = '0';
    process.env['FOOTNOTE_EDGAR_MIRROR'] = folder();
  });
  afterEach(() => {
    process.env = { ...former };
    process.exitCode = undefined;
  });

  /** Its findings by check, and its exit code. */
  const examined = async (
    data: string,
  ): Promise<{ readonly code: number; readonly of: (check: string) => Finding }> => {
    const { code, out, err } = await run('doctor', '--json', '--data', data);
    expect(err).to.equal('');
    const findings = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Finding);
    const of = (check: string): Finding => {
      const found = findings.find((finding) => finding.check === check);
      if (found === undefined) throw new Error(`nothing about ${check}: ${out}`);
      return found;
    };
    return { code: code + Number(process.exitCode ?? 0), of };
  };

  it('finds nothing to fix in an empty data folder except that nothing was started yet', async () => {
    const { code, of } = await examined(join(folder(), 'none'));
    expect(code).to.equal(0);
    expect(of('settings').level).to.equal('ok');
    expect(of('folder')).to.include({ level: 'warning' });
    expect(of('log').mend).to.match(/^footnote ingest/);
  });

  it('reports lag, dead letters and read models when the service is not running', async () => {
    await bury(folder(), [{}, {}]);
    const { code, of } = await examined(folder());
    expect(code).to.equal(0);
    expect(of('dead-letters')).to.include({
      finding: '2 records could not be parsed or delivered.',
      mend: 'footnote dead-letters list',
    });
    expect(of('lag').level).to.equal('ok');
    expect(of('tables').mend).to.equal('footnote up');
  });

  it('fails for a port that is in use, and names its setting', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    process.env['FOOTNOTE_PORT'] = String(port);
    const { code, of } = await examined(folder());
    other.close();
    expect(code).to.equal(1);
    expect(of('ports')).to.include({ level: 'problem', finding: `port ${port} of 127.0.0.1 is taken.` });
    expect(of('ports').mend).to.include('FOOTNOTE_PORT=0');
  });

  it('fails for a data folder that is a file or not accessible, and names it', async () => {
    const data = join(folder(), 'data');
    mkdirSync(join(data, 'log'), { recursive: true });
    writeFileSync(join(data, 'log', 'data.mdb'), 'no log');
    expect((await examined(data)).of('log')).to.include({ level: 'problem' });
    if (process.getuid?.() === 0) return;
    chmodSync(join(data, 'log'), 0o500);
    expect((await examined(data)).of('folder').finding).to.include(join(data, 'log'));
    chmodSync(join(data, 'log'), 0o700);
  });

  it('suggests the most similar setting for an unknown variable', () => {
    const { findings, config } = examineSettings(
      { FOOTNOTE_POTR: '1', FOOTNOTE_NOTHING_LIKE_IT: '1', FOOTNOTE_HEAP_MIB: 'x' },
      {},
    );
    expect(findings.map(({ finding }) => finding)).to.deep.equal([
      'FOOTNOTE_POTR is not a setting; FOOTNOTE_PORT is.',
      'FOOTNOTE_NOTHING_LIKE_IT is not a setting.',
      "FOOTNOTE_HEAP_MIB must be a whole number from 64 to 1000000, not 'x'.",
    ]);
    expect(config?.heapMiB).to.equal(null);
    expect(examineSettings({}, {}).findings.at(-1)).to.include({ check: 'edgar', level: 'warning' });
  });

  it('warns when little disk space is left', () => {
    expect([0.5, 5, 50].map((gibibytes) => diskFinding('/data', gibibytes * 2 ** 30).level)).to.deep.equal([
      'problem',
      'warning',
      'ok',
    ]);
  });

  it('compares the clock with that of the mirror, if the mirror answers', async () => {
    const server = createHttpServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const edgarMirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const at = (ahead: number): ReturnType<typeof examineClock> =>
      examineClock({ userAgent: null, edgarMirror }, () => Date.now() + ahead);
    expect((await at(0))[0]?.level).to.equal('ok');
    expect((await at(600_000))[0]?.finding).to.match(/^the clock is (599|60\d) s ahead of that of 127/);
    expect((await at(-600_000))[0]?.finding).to.match(/^the clock is (599|60\d) s behind that of 127/);
    server.close();
    server.closeAllConnections();
    expect(await at(0)).to.deep.equal([]);
  });

  it('names a clock before the newest filing, and warns of one before the newest record', () => {
    const known = { accepted: Date.parse('2026-11-20'), recorded: Date.parse('2026-11-27') };
    const levels = ['2025-11-27', '2026-11-25', '2026-11-27'].map((day) =>
      examineKnownTimes(known, Date.parse(day)).map(({ check, level }) => `${check} ${level}`),
    );
    expect(levels).to.deep.equal([['clock problem'], ['clock warning'], []]);
  });
});
