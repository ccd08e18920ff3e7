/**
 * `rebuild statements` in a separate process while requests are served: none fails, and the cells are the
 * same before and after.
 * node test/faults/rebuild-under-load.ts [--per-second N] [--rebuilds N] [--mirror DIR --symbols A,B]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '../bench/bench-env.ts';
import { cellsChecksum, runCli, startUp, stopCli } from './cli.ts';
import { sourceArgs } from './source.ts';

const { values } = parseArgs({
  options: {
    'per-second': { type: 'string', default: '50' },
    rebuilds: { type: 'string', default: '3' },
    mirror: { type: 'string' },
    symbols: { type: 'string' },
  },
});

async function must(args: readonly string[]): Promise<string> {
  const result = await runCli(args);
  if (result.code !== 0) throw new Error(`${args[0] ?? ''} failed: ${result.stderr}`);
  return result.stdout;
}

/** Sends requests at a steady rate until stopped, whether or not earlier ones were answered. */
function startRequests(urls: readonly string[], key: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const failures = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  let isAsking = true;
  const fail = (why: string): void => void failures.set(why, (failures.get(why) ?? 0) + 1);
  const ask = (url: string): Promise<void> => {
    const sent = performance.now();
    return new Promise((resolve) => {
      get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
        response.on('end', () => {
          times.push(performance.now() - sent);
          if (response.statusCode !== 200) fail(String(response.statusCode));
          resolve();
        });
        response.resume();
      }).on('error', (error) => {
        fail(error.message);
        resolve();
      });
    });
  };
  const asking = (async () => {
    const started = performance.now();
    for (let count = 0; isAsking; count += 1) {
      const due = started + (count * 1000) / perSecond;
      await delay(Math.max(0, due - performance.now()));
      const answered = ask(urls[count % urls.length] ?? '').finally(() => pending.delete(answered));
      pending.add(answered);
    }
    await Promise.all(pending);
    agent.destroy();
  })();
  return {
    stop: async () => {
      isAsking = false;
      await asking;
      return { times, failures };
    },
  };
}

const scratch = mkdtempSync(join(tmpdir(), 'footnote-rebuild-'));
const data = join(scratch, 'data');
let isGood = true;
try {
  await must(['ingest', ...(await sourceArgs(scratch, values)), '--data', data]);
  // Responses are not cached, so that every request reads the tables that are exchanged.
  const up = await startUp(data, { FOOTNOTE_RESPONSE_CACHE_BYTES: '1' });
  try {
    const { key } = JSON.parse(await must(['keys', 'issue', '--json', '--data', data])) as {
      key: string;
    };
    const symbols = await must([
      'sql',
      'SELECT DISTINCT symbol FROM statement_cells',
      '--format',
      'TSV',
      '--data',
      data,
    ]);
    const urls = symbols
      .trim()
      .split('\n')
      .map((symbol) => `${up.address}/v2/fundamentals?symbol=${symbol}`);
    const before = await cellsChecksum(data);
    const requests = startRequests(urls, key, Number(values['per-second']));
    const started = performance.now();
    for (let count = 0; count < Number(values.rebuilds); count += 1)
      console.log((await must(['rebuild', 'statements', '--data', data])).trim());
    // The live projector switches to the new generation a moment later.
    await delay(2000);
    const seconds = (performance.now() - started) / 1000;
    const { times, failures } = await requests.stop();
    const after = await cellsChecksum(data);
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
    isGood = failed === 0 && before === after && times.length > 0;
    console.log(
      `${times.length} requests in ${seconds.toFixed(1)} s (${(times.length / seconds).toFixed(0)}/s), ` +
        `${failed} failed${failed === 0 ? '' : ` ${JSON.stringify([...failures])}`}, ` +
        `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
    console.log(
      `cells and checksum ${before} before, ${after} after: ${before === after ? 'equal' : 'DIFFERENT'}`,
    );
  } finally {
    await stopCli(up.child);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
