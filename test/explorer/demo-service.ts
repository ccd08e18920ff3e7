import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MILLISECONDS = 300_000;

export type Service = {
  /** URL without a path. */
  readonly address: string;
  readonly key: string;
  readonly stop: () => Promise<void>;
};

/** A running service, given by the URL that `make demo` prints. */
export function runningService(link: string): Service {
  const { origin, hash } = new URL(link);
  return { address: origin, key: hash.replace('#key=', ''), stop: () => Promise.resolve() };
}

/** Starts the demo with the invented companies on an empty folder. */
export async function startDemo(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-explorer-'));
  const demo = spawn('bin/footnote', ['demo', '--port', '0', '--data', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(demo, 'close');
  const stop = async (): Promise<void> => {
    demo.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const link = await new Promise<string>((resolve, reject) => {
      let text = '';
      demo.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = /^explorer: (\S+)$/m.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error(`the demo ended before it was ready: ${text}`)));
      setTimeout(() => reject(new Error('the demo is not ready')), READY_WITHIN_MILLISECONDS).unref();
    });
    return { ...runningService(link), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
