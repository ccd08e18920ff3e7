import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import type { Target } from './case.ts';

/** Footnote with the invented issuers, as started by `make demo`. */
export type FuzzServer = Target & {
  readonly address: string;
  /** Stops it; resolves to the exit code. */
  stop(): Promise<number | null>;
};

const COMMAND = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const READY_WITHIN_MS = 120_000;

export async function startServer(): Promise<FuzzServer> {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-fuzz-'));
  const child = spawn(process.execPath, [COMMAND, 'demo', '--data', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FOOTNOTE_LOG_LEVEL: 'error' },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const stop = async (): Promise<number | null> => {
    child.kill('SIGINT');
    const [code] = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    const { address, key } = await announcement(child.stdout, ended);
    const symbols = demoIssuers().map(({ spec }) => spec.ticker);
    return { address, key, port: Number(new URL(address).port), symbols, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function announcement(
  output: NodeJS.ReadableStream,
  ended: Promise<unknown>,
): Promise<{ readonly address: string; readonly key: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const patience = setTimeout(() => reject(new Error(`not ready in time: ${text}`)), READY_WITHIN_MS);
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Footnote is up at (\S+)/.exec(text)?.[1];
      const key = /^key: (\S+)/m.exec(text)?.[1];
      if (address === undefined || key === undefined) return;
      clearTimeout(patience);
      resolve({ address, key });
    });
    void ended.then(() => {
      clearTimeout(patience);
      reject(new Error(`it exited before it was ready: ${text}`));
    });
  });
}
