/**
 * A quarter of Forms 13F of invented managers, ingested from an invented data set by the command line: seconds, rows per
 * second compared with a plain insert of the same rows into ClickHouse, peak memory; and cold reads of
 * `institutional_13f` of issuers: from the store alone, and over HTTP compared with bare Koa sending the same bytes.
 *
 *     node test/bench/holdings.ts [--managers 5000] [--rows 3000000] [--issuers 20]
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { withReadStore } from '@footnote/cli/with-store';
import { readCollected } from '@footnote/lanes/ownership/holders/collected';
import { readInstitutional13f } from '@footnote/lanes/ownership/holders/institutional';
import type { ReadStore } from '@footnote/read-store/port';
import { ZipFile } from 'yazl';
import { paddedCik } from '@footnote/values/cik';
import { describeMachine, median, scratchFolder, seconds } from './bench-env.ts';
import { ingestCompanies, measureServed, nameCompanies } from './holdings-served.ts';
import { measuredIngest } from './measured-ingest.ts';

const { values } = parseArgs({
  options: {
    managers: { type: 'string', default: '5000' },
    rows: { type: 'string', default: '3000000' },
    issuers: { type: 'string', default: '20' },
  },
});
const [MANAGERS, ROWS, ISSUERS] = [Number(values.managers), Number(values.rows), Number(values.issuers)];
const SECURITIES = 12_000;
const INSERT_ROWS = 20_000;
/** Number of rows that are inserted repeatedly. */
const SAMPLE_ROWS = 10 * INSERT_ROWS;
const DAY = '31-DEC-2025';

const cikOf = (manager: number): string => paddedCik(8_000_000 + manager);
const accessionOf = (manager: number): string => `${cikOf(manager)}-26-000001`;
const cusipOf = (security: number): string => `${String(security).padStart(6, '0')}105`;
const rowsOf = (manager: number): number =>
  Math.floor(((manager + 1) * ROWS) / MANAGERS) - Math.floor((manager * ROWS) / MANAGERS);
/** Number of securities that every manager reports, up to its number of rows; of the others each manager reports some. */
const COMMON = 200;
const securityOf = (manager: number, row: number): number =>
  row < COMMON ? row : COMMON + ((row * 7919 + manager * 104_729) % (SECURITIES - COMMON));

/** The lines of an archive member, in blocks of some hundred kilobytes. */
function* textOf(header: readonly string[], lines: Iterable<string>): Generator<string> {
  let block = `${header.join('\t')}\n`;
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < 1 << 18) continue;
    yield block;
    block = '';
  }
  yield block;
}

function* everyManager(line: (manager: number) => string): Generator<string> {
  for (let manager = 0; manager < MANAGERS; manager += 1) yield line(manager);
}

function* table(): Generator<string> {
  for (let manager = 0; manager < MANAGERS; manager += 1) {
    const count = rowsOf(manager);
    for (let row = 0; row < count; row += 1) {
      const security = securityOf(manager, row);
      const shares = 100 + ((manager * 31 + row * 17) % 90_000);
      const value = shares * (10 + (security % 300));
      yield `${accessionOf(manager)}\t${row}\tINVENTED ISSUER ${security} INC\tCOM\t${cusipOf(security)}\t\t${value}\t${shares}\tSH\t\tSOLE\t\t${shares}\t0\t0`;
    }
  }
}

async function writeDataSet(path: string): Promise<void> {
  const zip = new ZipFile();
  const add = (name: string, header: readonly string[], lines: Iterable<string>): void =>
    zip.addReadStream(Readable.from(textOf(['ACCESSION_NUMBER', ...header], lines)), `${name}.tsv`);
  add(
    'SUBMISSION',
    ['FILING_DATE', 'SUBMISSIONTYPE', 'CIK', 'PERIODOFREPORT'],
    everyManager(
      (manager) => `${accessionOf(manager)}\t12-FEB-2026\t13F-HR\t${Number(cikOf(manager))}\t${DAY}`,
    ),
  );
  add(
    'COVERPAGE',
    ['REPORTCALENDARORQUARTER', 'ISAMENDMENT', 'FILINGMANAGER_NAME', 'REPORTTYPE'],
    everyManager(
      (manager) => `${accessionOf(manager)}\t${DAY}\tN\tInvented Manager ${manager}\t13F HOLDINGS REPORT`,
    ),
  );
  add(
    'SUMMARYPAGE',
    ['TABLEENTRYTOTAL'],
    everyManager((manager) => `${accessionOf(manager)}\t${rowsOf(manager)}`),
  );
  add(
    'INFOTABLE',
    [
      'INFOTABLE_SK',
      'NAMEOFISSUER',
      'TITLEOFCLASS',
      'CUSIP',
      'FIGI',
      'VALUE',
      'SSHPRNAMT',
      'SSHPRNAMTTYPE',
      'PUTCALL',
      'INVESTMENTDISCRETION',
      'OTHERMANAGER',
      'VOTING_AUTH_SOLE',
      'VOTING_AUTH_SHARED',
      'VOTING_AUTH_NONE',
    ],
    table(),
  );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** The table of rows in the current generation. */
async function rowsTable(store: ReadStore): Promise<string> {
  const [found] = await store.query<{ readonly name: string }>(
    "SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, 'holding_set_rows__') ORDER BY name DESC LIMIT 1",
  );
  if (found === undefined) throw new Error('no table of rows');
  return found.name;
}

/** Inserts the same number of rows as JSON, in blocks of the same size, into a table of the same structure. */
async function plainInsert(store: ReadStore, name: string): Promise<number> {
  await store.command(`CREATE TABLE plain_rows AS ${name}`);
  const rows = await store.query<object>(
    `SELECT * REPLACE (toString(value) AS value, toString(amount) AS amount) FROM ${name} LIMIT ${SAMPLE_ROWS}`,
  );
  const started = performance.now();
  for (let done = 0; done < ROWS; done += INSERT_ROWS) {
    const from = done % rows.length;
    const block = rows.slice(from, from + Math.min(INSERT_ROWS, ROWS - done));
    await store.insert('plain_rows', block, { token: String(done) });
  }
  const spent = seconds(started);
  await store.command('DROP TABLE plain_rows');
  return spent;
}

const folder = scratchFolder('holdings');
const [archive, data] = [join(folder, 'set.zip'), join(folder, 'data')];
console.log(`${describeMachine()}: ${MANAGERS} managers, ${ROWS} rows`);
await writeDataSet(archive);
const ingest = await measuredIngest(['--data-set', archive], data);
const peaks = Object.entries(ingest.peaks).map(([name, peak]) => `${name} ${Math.round(peak)} MiB`);
console.log(
  `ingest: ${ingest.seconds.toFixed(1)} s, ${Math.round(ROWS / ingest.seconds)} rows/s, peak ${peaks.join(', ')}`,
);
const companies = await ingestCompanies(folder, data, ISSUERS);
await nameCompanies(
  data,
  companies.map(({ cik }, index) => ({
    issuer_key: `INVENTED ISSUER ${Math.floor((index * Math.min(COMMON, rowsOf(0))) / ISSUERS)}`,
    cik,
  })),
);
await withReadStore(
  { data },
  async (store) => {
    const name = await rowsTable(store);
    const [counted] = await store.query<{ readonly rows: string; readonly filings: string }>(
      `SELECT toString((SELECT sum(rows) FROM ${name} FINAL)) AS rows, toString((SELECT count() FROM holding_filings WHERE is_effective)) AS filings`,
    );
    if (Number(counted?.rows) !== ROWS || Number(counted?.filings) !== MANAGERS)
      throw new Error(`expected ${ROWS} rows of ${MANAGERS} filings, found ${JSON.stringify(counted)}`);
    const times: number[] = [];
    for (const { cik } of companies) {
      const started = performance.now();
      const { member } = await readInstitutional13f(store, await readCollected(store), cik, null);
      times.push(performance.now() - started);
      if (!('managers' in member)) throw new Error(JSON.stringify(member));
    }
    console.log(
      `institutional_13f alone, cold: p50 ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length} issuers`,
    );
    const floor = await plainInsert(store, name);
    console.log(
      `plain insert of ${ROWS} rows: ${floor.toFixed(1)} s, ${Math.round(ROWS / floor)} rows/s; the ingest takes ${(ingest.seconds / floor).toFixed(1)} times as long`,
    );
  },
  { right: 'write' },
);
await measureServed(folder, data, companies);
