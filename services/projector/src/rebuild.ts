import { openGenerations } from '@footnote/projection/generations';
import { requireOrNoteLog } from '@footnote/projection/log-heads';
import {
  rebuildProjection,
  type RebuildReport,
  rollBack,
  type RollBackReport,
} from '@footnote/projection/rebuild';
import type { Projection } from '@footnote/projection/projection';
import { PROJECTIONS, projectionsOf } from './projections.ts';
import { settlesSymbols } from './symbols/settle.ts';
import { limitsOf, type ProjectorOptions, sharedInputs } from './service.ts';

export type RebuildProjectionOptions = Omit<ProjectorOptions, 'health' | 'projections'> & {
  /** Name of a projection, or one that is not in the list. */
  readonly projection: string | Projection;
  /** Called with the number of records done below the high-water mark. */
  readonly onProgress?: (done: number, total: number) => void;
};

export class UnknownProjectionError extends Error {
  override readonly name = 'UnknownProjectionError';
}

/**
 * Rebuilds a read model from the log while the current one is served (see `rebuildProjection`). Throws `OtherLogError` if the
 * log is not that of the tables, and `UnknownProjectionError` at once.
 */
export function rebuild(options: RebuildProjectionOptions): Promise<RebuildReport> {
  return rebuildOf(projectionOf(options), options);
}

async function rebuildOf(projection: Projection, options: RebuildProjectionOptions): Promise<RebuildReport> {
  await openGenerations(options.store);
  await requireOrNoteLog(options.log, options.store);
  return rebuildProjection({
    ...options,
    projection,
    ...settlesSymbols(projection, options.store),
    limits: limitsOf(options.config),
    inputs: sharedInputs(options.config),
  });
}

/** Rolls back to the previous generation (see `rollBack`). */
export function undoRebuild(
  options: Pick<RebuildProjectionOptions, 'store' | 'log' | 'codec' | 'projection' | 'config'>,
): Promise<RollBackReport> {
  const { store, log, codec } = options;
  return rollBack({ store, log, codec, projection: projectionOf(options) });
}

/** Projections of earlier versions, and the ones that replace them. */
const MERGED: Readonly<Record<string, string>> = { verification: 'statements' };

function projectionOf({
  projection,
  config,
}: Pick<RebuildProjectionOptions, 'projection' | 'config'>): Projection {
  if (typeof projection !== 'string') return projection;
  const known = projectionsOf(config).find(({ name }) => name === projection);
  if (known !== undefined) return known;
  throw new UnknownProjectionError(nameProblem(projection) ?? `${projection} is not run here`);
}

/** Why no projection has this name, and which to use instead; null if there is one. */
export function nameProblem(name: string): string | null {
  const names = PROJECTIONS.map((projection) => projection.name);
  if (names.includes(name)) return null;
  const into = MERGED[name];
  return into === undefined
    ? `no projection is called ${name}; there are ${names.join(', ')}`
    : `${name} is part of ${into} now: rebuild ${into} instead`;
}
