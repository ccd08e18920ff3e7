import { existsSync, readFileSync, truncateSync, writeFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import {
  cellsChecksum,
  type CliResult,
  clickhousePid,
  finishCli,
  runCli,
  startCli,
  startUp,
  stopCli,
  type Up,
} from '../faults/cli.ts';

const CELL_SUMS = `
  SELECT symbol, count() > 500,
    sum(cityHash64(field, period_kind, period_end, toString(value), refusal, accession, concept)) AS cells
  FROM statement_cells GROUP BY symbol ORDER BY symbol`;
const SYMBOL_COUNTS = 'SELECT symbol, count() > 500 FROM statement_cells GROUP BY symbol ORDER BY symbol';

/** Runs the command line in processes of its own, like a user. */
describe('the footnote command', () => {
  // Two years of two issuers are enough to test the commands.
  const issuers = demoSpecs
    .slice(0, 2)
    .map((spec) => generateIssuer({ ...spec, first_year: 2024, years: 2 }));
  let folder: string;
  let mirror: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-user-'));
    mirror = join(folder, 'mirror');
    await writeMirror(mirror, issuers);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const dataOf = (name: string): string => join(folder, name);
  const lines = ({ stderr }: CliResult): string[] => stderr.trimEnd().split('\n');

  describe('with damaged documents', () => {
    const data = (): string => dataOf('damaged');
    let result: CliResult;

    before(async () => {
      const damaged = join(folder, 'damaged-mirror');
      await cp(mirror, damaged, { recursive: true });
      const facts = (cik: string): string =>
        join(damaged, 'data.sec.gov/api/xbrl/companyfacts', `CIK${cik}.json`);
      truncateSync(facts('0009990001'), Math.floor(statSync(facts('0009990001')).size / 2));
      const text = readFileSync(facts('0009990002'), 'utf8');
      writeFileSync(facts('0009990002'), text.replace(/"val":-?\d+/, '"val":"n/a"'));
      const symbols = ['--symbols', 'FNDEC,FNJAN,NOPE'];
      result = await runCli(['ingest', ...symbols, '--mirror', damaged, '--data', data()]);
    });

    it('reports each damaged document in one line and fails', () => {
      const output = lines(result);
      expect(result.code).to.equal(1);
      const expectLine = (pattern: RegExp): void => {
        const matching = output.filter((line) => pattern.test(line));
        expect(matching, String(pattern)).to.have.lengthOf(1);
      };
      expectLine(/^companyfacts_unreadable: FNDEC \(.*ends in the middle of a value/);
      expectLine(/^truncated: 0009990001 \(/);
      expectLine(/^facts_rejected: 0009990002 \(1 parts of the document were left out.*not_a_number/);
      expectLine(/^symbol_unknown: NOPE \(/);
      expectLine(/^2 dead letters: see `footnote dead-letters list`$/);
      expect(output.at(-1)).to.equal(
        'footnote: some of the requested companies or prices could not be ingested',
      );
    });

    it("serves the same cells from the filings' reports and from repaired companyfacts, and rejects another ingest meanwhile", async () => {
      const cells = async (): Promise<string> =>
        (await runCli(['sql', CELL_SUMS, '--format', 'CSV', '--data', data()])).stdout;
      const before = await cells();
      expect(before).to.match(/^"FNDEC",1,\d+\n"FNJAN",1,\d+\n$/);
      const args = ['ingest', '--symbols', 'FNDEC', '--mirror', mirror, '--data', data()];
      const again = finishCli(startCli(args));
      while (clickhousePid(data()) === undefined) await delay(10);
      const second = await runCli(args);
      expect(second.code).to.equal(1);
      expect(second.stderr).to.match(/^footnote: another command \(ingest\) is using this data folder\n/);
      expect((await again).code).to.equal(0);
      expect(await cells()).to.equal(before);
    });
  });

  it('rejects unknown companies, an invalid mirror, and faulty archives', async () => {
    const cases: readonly (readonly [string[], readonly RegExp[]])[] = [
      [
        ['--ciks', '4999999999,12x', '--mirror', mirror],
        [/^cik_unknown: 4999999999 \(/m, /^cik_invalid: 12x \(/m],
      ],
      [
        ['--symbols', 'FNDEC', '--mirror', join(folder, 'nothing')],
        [/^footnote: unreadable: .*not a mirror/m],
      ],
      [['--symbols', 'FNDEC'], [/^footnote: user_agent_missing: .*FOOTNOTE_USER_AGENT/m]],
      [
        ['--bulk', join(folder, 'absent.zip'), '--mirror', mirror],
        [/^footnote: bulk archive \S+absent\.zip: cannot be read \(ENOENT.*\n$/],
      ],
      [
        ['--bulk', join(mirror, 'www.sec.gov/files/company_tickers.json'), '--mirror', mirror],
        [/company_tickers\.json: is not a readable zip archive/],
      ],
      [['--bulk', 'a', 'b', 'c', '--mirror', mirror], [/^footnote: --bulk expects companyfacts\.zip/]],
    ];
    const results = await Promise.all(
      cases.map(([args], run) => runCli(['ingest', ...args, '--data', dataOf(`refused-${run}`)])),
    );
    for (const [run, { code, stdout, stderr }] of results.entries()) {
      expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr).to.not.include('    at ');
      for (const line of cases[run]?.[1] ?? []) expect(stderr).to.match(line);
    }
  });

  describe('interrupted', () => {
    const data = (): string => dataOf('interrupted');
    const args = (): string[] => ['ingest', '--universe', '--mirror', mirror, '--data', data()];

    it('exits with one line on Ctrl-C during an ingest', async () => {
      const child = startCli(args());
      const ended = finishCli(child);
      await new Promise((resolve) => child.stderr?.once('data', resolve));
      const server = clickhousePid(data());
      child.kill('SIGINT');
      const stopped = await ended;
      expect(stopped.code).to.equal(1);
      expect(lines(stopped).slice(-2)).to.deep.equal([
        'footnote: stopped before it was finished',
        '  run the same command again to resume',
      ]);
      expect(server).to.be.a('number');
      expect(clickhousePid(data())).to.equal(undefined);
    });

    it('resumes with the same command, which restarts its ClickHouse if that was killed', async () => {
      const ended = runCli(args());
      while (clickhousePid(data()) === undefined) await delay(10);
      const sqlMeanwhile = runCli(['sql', 'SELECT 1', '--format', 'TSV', '--data', data()]);
      process.kill(clickhousePid(data()) ?? 0, 'SIGKILL');
      const { code: requested, stderr: output } = await sqlMeanwhile;
      expect(requested, output).to.equal(0);
      const { code, stderr } = await ended;
      expect(code, stderr).to.equal(0);
      expect(await cellsChecksum(data())).to.match(/^\d{4}\t/);
    });
  });

  it('waits for a data folder whose owner was killed', async () => {
    const data = dataOf('orphaned');
    const owner = await startUp(data);
    process.kill(clickhousePid(data) ?? 0, 'SIGSTOP');
    owner.child.kill('SIGKILL');
    await owner.ended;
    const requested = runCli(['sql', 'SELECT 1', '--format', 'TSV', '--data', data]);
    await delay(1500);
    process.kill(clickhousePid(data) ?? 0, 'SIGCONT');
    expect(await requested).to.deep.equal({ code: 0, stdout: '1\n', stderr: '' });
  });

  describe('while `up` runs', () => {
    const data = (): string => dataOf('served');
    let up: Up;
    let other: Server;
    let taken: number;

    before(async () => {
      up = await startUp(data());
      other = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      taken = (other.address() as AddressInfo).port;
    });
    after(async () => {
      other.close();
      await stopCli(up.child);
    });

    it('ingests through `up`, accepts a new key, and answers sql at the same time', async () => {
      const { code, stderr } = await runCli(['ingest', '--universe', '--mirror', mirror, '--data', data()]);
      expect(code, stderr).to.equal(0);
      const issued = await runCli(['keys', 'issue', '--json', '--data', data()]);
      const { key, services } = JSON.parse(issued.stdout) as { key: string; services: object };
      expect(services).to.deep.equal({ asked: 1, know: 1 });
      const answer = await fetch(`${up.address}/v2/fundamentals?symbol=FNDEC`, {
        headers: { 'X-API-Key': key },
      });
      expect(answer.status, 'the first request with a new key').to.equal(200);
      const { stdout } = await runCli(['sql', SYMBOL_COUNTS, '--format', 'CSV', '--data', data()]);
      expect(stdout).to.equal('"FNDEC",1\n"FNJAN",1\n');
    });

    it('checks a company while `up` runs: its cells are verified, and no correct one is masked', async () => {
      const { code, stdout, stderr } = await runCli(['check', 'FNDEC', '--json', '--data', data()]);
      expect(code, stderr).to.equal(0);
      const { symbol, totals, cells } = JSON.parse(stdout) as {
        symbol: string;
        totals: Readonly<Record<string, number>>;
        cells: readonly unknown[];
      };
      expect({
        symbol,
        cells,
        contradicted: totals['contradicted'],
        pending: totals['pending'],
      }).to.deep.equal({ symbol: 'FNDEC', cells: [], contradicted: 0, pending: 0 });
      expect(totals['passed']).to.be.greaterThan(500);
    });

    it('rejects sql that writes and reports errors of a query', async () => {
      const sql = (query: string): Promise<CliResult> => runCli(['sql', query, '--data', data()]);
      const cases: readonly (readonly [string, RegExp])[] = [
        ['DROP TABLE statement_cells', /^footnote: .*readonly/],
        ['SELEC 1', /^footnote: Syntax error/],
        ['SELECT * FROM nope', /^footnote: Unknown table.*nope/],
      ];
      const results = await Promise.all(cases.map(([query]) => sql(query)));
      for (const [run, result] of results.entries()) {
        expect(result.code).to.equal(1);
        expect(result.stdout).to.equal('');
        expect(lines(result)).to.have.lengthOf(1);
        expect(result.stderr).to.match(cases[run]?.[1] ?? /^$/);
      }
    });

    it('rejects a second `up` on the same folder, and one on a port in use, each in one line', async () => {
      const [second, port] = await Promise.all([
        runCli(['up', '--port', '0', '--data', data()], { FOOTNOTE_LOG_LEVEL: 'fatal' }),
        runCli(['up', '--port', String(taken), '--data', dataOf('port')], { FOOTNOTE_LOG_LEVEL: 'fatal' }),
      ]);
      expect(second).to.deep.equal({
        code: 1,
        stdout: '',
        stderr: `footnote: the data folder ${data()} is in use by footnote up\n`,
      });
      expect(port).to.deep.equal({
        code: 1,
        stdout: '',
        stderr: `footnote: port ${taken} is in use\n  choose another port with --port N (0 picks a free port)\n`,
      });
    });

    it('exits with 0 on SIGTERM and leaves no process behind', async () => {
      const server = clickhousePid(data());
      expect(server).to.be.a('number');
      up.child.kill('SIGTERM');
      const { code } = await up.ended;
      expect(code).to.equal(0);
      expect(existsSync(join(data(), 'clickhouse.json'))).to.equal(false);
      expect(() => process.kill(server ?? 0, 0)).to.throw('ESRCH');
    });
  });
});
