import { execFile } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const EAGER_ATTEMPTS = 20;

/**
 * A named pipe between the engine and this process. The engine reads an insert's data from it and writes a
 * result to it, so that neither is ever completely in memory and each side waits for the other.
 */
export class Pipe {
  readonly path: string;
  #keepOpen: number | null = null;
  #stream: Socket | null = null;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Opens our reading end. It ends when the engine has closed its end and `engineDone` was called, which also
   * covers an engine that never opened the pipe.
   */
  openToRead(): Socket {
    const reading = openSync(this.path, constants.O_RDONLY | constants.O_NONBLOCK);
    this.#keepOpen = openSync(this.path, constants.O_WRONLY | constants.O_NONBLOCK);
    this.#stream = new Socket({ fd: reading, readable: true, writable: false });
    return this.#stream;
  }

  /**
   * Opens our writing end once the engine has opened its own, because earlier it would find no reader. Null
   * if the engine's query ended without opening it.
   */
  async openToWrite(engine: Promise<unknown>): Promise<Socket | null> {
    let ended = false;
    void engine.then(() => {
      ended = true;
    });
    for (let attempt = 0; !ended; attempt += 1) {
      try {
        const writing = openSync(this.path, constants.O_WRONLY | constants.O_NONBLOCK);
        this.#stream = new Socket({ fd: writing, readable: false, writable: true });
        return this.#stream;
      } catch (error) {
        // No reader yet. The engine opens the pipe after about a millisecond.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENXIO')) throw error;
        await (attempt < EAGER_ATTEMPTS ? immediate() : delay(1));
      }
    }
    return null;
  }

  /** The engine's query has ended, so the other end need not stay open. */
  engineDone(): void {
    if (this.#keepOpen !== null) closeSync(this.#keepOpen);
    this.#keepOpen = null;
  }

  /** Resolves when the pipe is closed on our side and may serve another query. */
  async close(): Promise<void> {
    this.engineDone();
    const stream = this.#stream;
    this.#stream = null;
    if (stream === null || stream.closed) return;
    await new Promise<void>((resolve) => {
      stream.once('close', () => resolve());
      stream.destroy();
    });
  }
}

/** Makes `count` named pipes in `folder`, which is emptied first. */
export const makePipes = async (folder: string, count: number): Promise<Pipe[]> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const paths = Array.from({ length: count }, (_, index) => join(folder, `pipe-${index}`));
  // Node has no call for it; mkfifo is in POSIX.
  await promisify(execFile)('mkfifo', ['-m', '600', ...paths]);
  return paths.map((path) => new Pipe(path));
};
