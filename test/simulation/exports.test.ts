import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TableExport, TablesManifest } from '@footnote/cli/export/manifest';
import { isSession } from '@footnote/market/session-calendar';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { expect } from 'chai';
import { runCli } from '../faults/cli.ts';
import { pythonWith } from '../python.ts';

const run = promisify(execFile);

const PACKAGES = ['duckdb==2.0.0', 'pandas==3.1.1', 'pyarrow==26.0.1'];
const READER = join(import.meta.dirname, '../consumers/exported_tables.py');
const DATASETS = ['statements', 'facts', 'prices', 'stakes'] as const;

type Read = Readonly<
  Record<string, { rows: number; pandas: number; years: number; columns: Record<string, [string, string]> }>
>;

/** Count and checksum of a column as the reader in Python computes them. */
function checksumOf({ name, type }: TableExport['columns'][number]): string {
  const scale = /Decimal\(\d+, (\d+)\)/.exec(type)?.[1];
  const list = type.startsWith('Array') ? `arrayStringConcat(${name}, ';')` : `toString(${name})`;
  const text = scale === undefined ? list : `toDecimalString(${name}, ${scale})`;
  const number = `toUInt128(reinterpretAsUInt64(reverse(substring(MD5(${text}), 1, 7))))`;
  return `[toString(count(${name})), toString(coalesce(sum(${number}), 0))] AS ${name}`;
}

describe('footnote export', () => {
  let folder: string;
  let data: string;

  const succeed = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await runCli([...args, '--data', data]);
    expect(code, stderr).to.equal(0);
    return stdout;
  };

  const exported = async (dataset: string, to: string, ...args: string[]): Promise<TablesManifest> => {
    await succeed('export', dataset, '--to', join(folder, to), ...args);
    return JSON.parse(await readFile(join(folder, to, 'manifest.json'), 'utf8')) as TablesManifest;
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-export-'));
    data = join(folder, 'data');
    const [mirror, prices] = [join(folder, 'mirror'), join(folder, 'price-source')];
    const specs = demoSpecs.slice(0, 2).map((spec) => ({ ...spec, first_year: 2023, years: 3 }));
    await writeMirror(mirror, specs.map(generateIssuer));
    await writePrices(prices, specs, { through: '2026-02-27', isSession });
    await succeed('ingest', '--symbols', specs.map(({ ticker }) => ticker).join(','), '--mirror', mirror);
    await succeed('ingest', '--prices', prices);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const dataset of DATASETS)
    it(`writes ${dataset} with the same values in DuckDB and pandas as in ClickHouse`, async function () {
      const { tables } = await exported(dataset, dataset);
      const python = await pythonWith('exports', PACKAGES).catch((error: unknown) => {
        if (process.env['REQUIRE_PYTHON'] === '1') throw error;
        console.log(`      skipped: no Python with duckdb here (${String(error).split('\n')[0] ?? ''})`);
        return undefined;
      });
      if (python === undefined) return this.skip();
      const { stdout } = await run(python, [READER, join(folder, dataset)]);
      const read = JSON.parse(stdout) as Read;
      for (const { name, columns, rows, files } of tables) {
        const from =
          name === 'bars'
            ? 'bars LEFT JOIN (SELECT symbol, currency, address FROM price_series) AS s USING (symbol)'
            : name;
        const query = `SELECT ${columns.map(checksumOf).join(', ')} FROM ${from}`;
        const expected = JSON.parse(await succeed('sql', query, '--format', 'JSONEachRow')) as object;
        expect(rows, name).to.be.greaterThan(0);
        expect(read[name], name).to.deep.equal({
          rows,
          pandas: rows,
          years: files.length,
          columns: expected,
        });
      }
    });

  it('writes identical bytes for identical data, and reports the contents of each file', async () => {
    const first = await exported('statements', 'twice');
    expect(await exported('statements', 'twice')).to.deep.equal(first);
    const [table] = first.tables;
    expect(table).to.include({ name: 'statement_cells', projection: 'statements' });
    expect(table?.projection_version).to.be.greaterThan(0);
    expect(table?.as_of).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    for (const { path, bytes, sha256 } of table?.files ?? []) {
      const content = await readFile(join(folder, 'twice', path));
      expect(createHash('sha256').update(content).digest('hex')).to.equal(sha256);
      expect(content.length).to.equal(bytes);
    }
  });

  it('writes the rows of selected symbols as CSV and as JSON', async () => {
    const symbol = demoSpecs[0]?.ticker ?? '';
    for (const format of ['csv', 'jsonl'] as const) {
      const { symbols, tables } = await exported(
        'statements',
        format,
        '--format',
        format,
        '--symbols',
        symbol,
      );
      expect(symbols).to.deep.equal([symbol]);
      for (const { path, rows } of tables[0]?.files ?? []) {
        const lines = (await readFile(join(folder, format, path), 'utf8')).trimEnd().split('\n');
        const [header = '', ...rest] = format === 'csv' ? lines : ['', ...lines];
        if (format === 'csv')
          expect(header.split(',')).to.include.members([
            '"value"',
            '"refusal"',
            '"accession"',
            '"filed"',
            '"form"',
          ]);
        expect(rest).to.have.lengthOf(rows);
        for (const line of rest) expect(line).to.include(`"${symbol}"`);
      }
    }
  });

  it('refuses symbols without data, and a folder that another program wrote', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, stderr } = await runCli(['export', ...args, '--data', data]);
      expect(code).to.equal(1);
      return stderr;
    };
    const to = ['--to', join(folder, 'refused')];
    expect(await refused('facts', '--symbols', 'NOPE', ...to)).to.match(/^footnote: no company of NOPE\n/);
    expect(await refused('prices', '--symbols', 'NOPE', ...to)).to.match(/^footnote: no prices of NOPE\n/);
    expect(await refused('facts', '--to', join(folder, 'mirror'))).to.match(/other than an earlier export\n/);
  });
});
