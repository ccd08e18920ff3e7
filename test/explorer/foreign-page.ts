/**
 * Opens a page of another origin in Chromium that attacks the embedded ClickHouse of this machine in every way that a
 * page can send a request, without a password and, to see that the door does not rest on that alone, with the right one:
 * nothing may be read, no table changed, no file written.
 *
 *     node test/explorer/foreign-page.ts
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { openReadStore } from '@footnote/read-store/client';
import { chromium } from 'playwright-core';
import { ARGUMENTS, chromiumPath } from './chromium.ts';

/** Resolves to loopback in this Chromium, as a name whose owner changes its address would. */
const REBOUND = 'rebound.example';
/** Time for requests whose end a page cannot see. */
const SETTLE_MS = 1_000;

const PAGE = readFileSync(new URL('./foreign-page.html', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'footnote-foreign-page-'));
const outside = mkdtempSync(join(tmpdir(), 'footnote-outside-'));
const clickhouse = await startEmbeddedClickHouse({ dataDir: join(folder, 'clickhouse') });
const store = openReadStore({ url: clickhouse.url, database: 'default' });
const pages = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'referrer-policy': 'unsafe-url' });
  response.end(PAGE);
}).listen(0, '127.0.0.1');
const faults: string[] = [];
try {
  await store.command('CREATE TABLE figures (value UInt64) ENGINE = MergeTree ORDER BY value');
  await store.command('INSERT INTO figures VALUES (36462)');
  const { port, username, password } = new URL(clickhouse.url);
  const out = join(outside, 'out');
  const statements = [
    'SELECT value FROM figures',
    "SELECT * FROM file('/etc/hostname', 'LineAsString')",
    `INSERT INTO FUNCTION file('${out}', 'CSV', 'a UInt8') SELECT 1`,
    'ALTER TABLE figures UPDATE value = value * 10 WHERE (SELECT 1 AS temporary) = 1',
    'CREATE TABLE TEMPORARY (a UInt8) ENGINE = Memory',
  ];
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `${REBOUND}:${port}`];
  const urls = hosts.flatMap((host) => [
    `http://${host}/?session_id=page`,
    `http://${host}/?session_id=page&user=${username}&password=${password}`,
  ]);
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('there is no Chromium: make explorer installs it');
  const browser = await chromium.launch({
    executablePath,
    args: [...ARGUMENTS, `--host-resolver-rules=MAP ${REBOUND} 127.0.0.1`],
  });
  try {
    const at = (pages.address() as AddressInfo).port;
    // Of another port, of another site, and of the name under which it also attacks.
    for (const origin of [`http://127.0.0.1:${at}`, `http://localhost:${at}`, `http://${REBOUND}:${at}`]) {
      const page = await browser.newPage();
      await page.goto(origin);
      const seen = await page.evaluate<readonly string[]>(`attack(${JSON.stringify({ urls, statements })})`);
      faults.push(...seen.map((what) => `a page of ${origin}: ${what}`));
      await page.waitForTimeout(SETTLE_MS);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const values = await store.query('SELECT value FROM figures');
  if (JSON.stringify(values) !== '[{"value":36462}]') faults.push(`the table is ${JSON.stringify(values)}`);
  const tables = await store.query("SELECT name FROM system.tables WHERE database = 'default'");
  if (tables.length !== 1) faults.push(`there are tables ${JSON.stringify(tables)}`);
  const files = readdirSync(outside);
  if (files.length > 0) faults.push(`there are files ${files.join(', ')}`);
} finally {
  pages.close();
  await store.close();
  await clickhouse.stop();
  for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
}
for (const fault of new Set(faults)) console.error(fault);
console.log(faults.length === 0 ? 'no page reached ClickHouse' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
