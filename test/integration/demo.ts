/**
 * `make demo` as a user runs it: starts on an empty folder, executes the printed curl commands, and stops with Ctrl-C.
 *   node test/integration/demo.ts
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const READY_WITHIN_SECONDS = 60;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'footnote-demo-'));
const started = performance.now();
// A process group of its own, so that make and its children can be interrupted together, as by a terminal.
const demo = spawn('make', ['demo', `DATA=${folder}`, 'PORT=0'], {
  cwd: ROOT,
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const interrupt = (): void => {
  if (demo.pid !== undefined && demo.exitCode === null && demo.signalCode === null)
    process.kill(-demo.pid, 'SIGINT');
};
const ended = once(demo, 'close');
try {
  const [curl = '', diff = ''] = await new Promise<string[]>((resolve, reject) => {
    let text = '';
    demo.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Press Ctrl-C'))
        resolve([...text.matchAll(/^ *(curl .*)$/gm)].map(([, line = '']) => line));
    });
    void ended.then(() => reject(new Error(`the demo exited before it was ready: ${text}`)));
    setTimeout(() => reject(new Error('the demo is not ready')), READY_WITHIN_SECONDS * 1000).unref();
  });
  console.log(`ready after ${((performance.now() - started) / 1000).toFixed(1)} s: ${curl}`);
  const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
  const { data } = JSON.parse(stdout) as { data: { income_statement: { revenue: number }[] } };
  const revenue = data.income_statement.map((row) => row.revenue);
  if (revenue.length !== 8 || !revenue.every((value) => value > 0))
    throw new Error(`the response is not 8 quarters of revenue: ${stdout.slice(0, 300)}`);
  console.log(`response: ${stdout.length} bytes, revenue of ${revenue.length} quarters`);
  const changes = JSON.parse((await promisify(execFile)('sh', ['-c', diff])).stdout) as {
    data: { sections: Record<string, { total_changes: number }> };
  };
  const changed = Object.values(changes.data.sections).map(({ total_changes: count }) => count);
  if (changed.every((count) => count === 0)) throw new Error('the newest annual report changes nothing');
  console.log(`response: ${changed.join(' and ')} changed paragraphs of the newest annual report`);
  const interruptedAt = performance.now();
  interrupt();
  await ended;
  console.log(`exited ${((performance.now() - interruptedAt) / 1000).toFixed(1)} s after Ctrl-C`);
} finally {
  interrupt();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
