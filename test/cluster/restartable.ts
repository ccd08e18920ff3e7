/** A process that can be killed and restarted on the same port and data. */
export type Restartable = {
  readonly pid: () => number;
  /** Kills with SIGKILL and restarts after this many milliseconds. */
  crash(downMs: number): Promise<void>;
  stop(): Promise<void>;
};

type Started = { readonly pid: number; readonly exited: Promise<unknown>; stop(): Promise<void> };

export async function restartable(start: () => Promise<Started>): Promise<Restartable> {
  let current = await start();
  return {
    pid: () => current.pid,
    crash: async (downMs) => {
      process.kill(current.pid, 'SIGKILL');
      await current.exited;
      await new Promise((resolve) => setTimeout(resolve, downMs));
      current = await start();
    },
    stop: () => current.stop(),
  };
}
