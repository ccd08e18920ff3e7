import type { ActiveWithin } from './active-within.ts';
import {
  type Consumption,
  NotAdmittedError,
  type ProjectionContext,
  startConsumption,
} from './consumption.ts';
import { hasAllTables } from './generation-tables.ts';
import type { Generation } from './generations.ts';
import { revisionBase } from './log-layout.ts';
import type { Projection } from './projection.ts';
import { rebuildWatch } from './rebuild-lock.ts';

export type RebuildHelperOptions = ProjectionContext & {
  readonly projection: Projection;
  /** The generations that are being built. */
  readonly buildingWithin: ActiveWithin;
  /** Whether the rebuild is one of this process, which needs no second member. */
  readonly isOwn?: () => boolean;
};

/** Takes a share of a rebuild that another process runs, as a member of its consumer group. */
export type RebuildHelper = {
  /** Joins or leaves; to be called again and again. `maxAgeMs`: how old what is known of the journal may be. */
  look(maxAgeMs: number): Promise<void>;
  /** Leaves. */
  stop(): Promise<void>;
};

type Joined = { readonly generation: number; readonly consumption: Consumption };

/**
 * While the journal says that a generation of this version has begun, and its rebuild is alive, this process consumes with the
 * group of the generation into its tables, without effects. It asks the journal before each batch, once it is a member: so
 * either it sees that the rebuild is closing and takes nothing, or the rebuild sees it among the members and waits until it has
 * left. What it did not commit is read again by others; if it dies its partitions go to them.
 */
export function createRebuildHelper(options: RebuildHelperOptions): RebuildHelper {
  const { projection, store, logger, buildingWithin, isOwn = () => false } = options;
  const isRunning = rebuildWatch(options);
  let joined: Joined | undefined;

  const begun = async (maxAgeMs: number): Promise<Generation | null> => {
    const found = isOwn() ? undefined : (await buildingWithin(maxAgeMs)).get(projection.name);
    if (found?.version !== projection.version) return null;
    return (await isRunning()) ? found : null;
  };

  const leave = async (one: Joined | undefined): Promise<void> => {
    if (one === undefined || one !== joined) return;
    joined = undefined;
    await one.consumption.stop().catch(() => undefined);
    logger.info({ projection: projection.name, generation: one.generation }, 'left a rebuild');
  };

  const join = async ({ generation, epoch }: Generation): Promise<void> => {
    const consumption = await startConsumption(options, projection, generation, {
      announce: false,
      base: revisionBase(epoch),
      loop: { tick: () => undefined, trouble: (what) => logger.warn({ projection: projection.name }, what) },
      admit: async () => (await begun(0))?.generation === generation,
    });
    const own = { generation, consumption };
    joined = own;
    logger.info({ projection: projection.name, generation }, 'taking a share of a rebuild');
    consumption.failed.catch((error: unknown) => {
      if (joined !== own) return;
      if (!(error instanceof NotAdmittedError))
        logger.warn({ projection: projection.name, err: error }, 'a share of a rebuild failed');
      void leave(own);
    });
  };

  return {
    look: async (maxAgeMs) => {
      const found = await begun(maxAgeMs);
      if (joined !== undefined && joined.generation !== found?.generation) await leave(joined);
      if (found === null || joined !== undefined) return;
      if (await hasAllTables(store, projection, found.generation)) await join(found);
    },
    stop: () => leave(joined),
  };
}
