import { rebuildProjection, type RebuildReport, rollBack } from '@footnote/projection/rebuild';
import type { Projection } from '@footnote/projection/projection';
import { projectionsOf } from './projections.ts';
import { limitsOf, type ProjectorOptions, sharedInputs } from './service.ts';

export type RebuildProjectionOptions = Omit<ProjectorOptions, 'health' | 'projections'> & {
  /** Name of a projection, or one that is not in the list. */
  readonly projection: string | Projection;
  /** Told how many of the records below the high-water mark are done. */
  readonly onProgress?: (done: number, total: number) => void;
};

export class UnknownProjectionError extends Error {
  override readonly name = 'UnknownProjectionError';
}

/** Builds a read model anew from the log while the present one serves (see `rebuildProjection`). */
export function rebuild(options: RebuildProjectionOptions): Promise<RebuildReport> {
  return rebuildProjection({
    ...options,
    projection: projectionOf(options),
    limits: limitsOf(options.config),
    inputs: sharedInputs(options.config),
  });
}

/** Goes back to the generation before the active one (see `rollBack`); answers its number. */
export function undoRebuild(
  options: Pick<RebuildProjectionOptions, 'store' | 'projection' | 'config'>,
): Promise<number> {
  return rollBack({ store: options.store, projection: projectionOf(options) });
}

/** Projections of earlier versions, and which one does their work now. */
const MERGED: Readonly<Record<string, string>> = { verification: 'statements' };

function projectionOf({
  projection,
  config,
}: Pick<RebuildProjectionOptions, 'projection' | 'config'>): Projection {
  if (typeof projection !== 'string') return projection;
  const projections = projectionsOf(config);
  const known = projections.find(({ name }) => name === projection);
  if (known !== undefined) return known;
  const into = MERGED[projection];
  if (into !== undefined)
    throw new UnknownProjectionError(`${projection} is part of ${into}: rebuild ${into} instead`);
  const names = projections.map(({ name }) => name).join(', ');
  throw new UnknownProjectionError(`no projection is called ${projection}; there are ${names}`);
}
