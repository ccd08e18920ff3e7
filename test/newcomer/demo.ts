import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Demo = {
  readonly address: string;
  readonly key: string;
  /** Stops it like Ctrl-C. */
  stop(): Promise<void>;
};

/** Runs `make demo` in a checkout, on a free port. Resolves when it prints its address and key. */
export async function startDemo(
  checkout: string,
  data: string,
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<Demo> {
  // A process group of its own, so that make and its children can be interrupted together, as by a terminal.
  const child = spawn('make', ['demo', `DATA=${data}`, 'PORT=0'], {
    cwd: checkout,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const ready = new Promise<Omit<Demo, 'stop'>>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('Press Ctrl-C')) return;
      const address = /^Footnote is up at (\S+)$/m.exec(text)?.[1];
      const key = /^key: (\S+)$/m.exec(text)?.[1];
      if (address === undefined || key === undefined) reject(new Error(`no address or key in: ${text}`));
      else resolve({ address, key });
    });
    void ended.then(() => reject(new Error(`the demo exited before it was ready: ${text}`)));
  });
  try {
    return { ...(await ready), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
