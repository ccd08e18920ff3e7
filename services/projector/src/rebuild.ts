import { openGenerations } from '@footnote/projection/generations';
import { type PartReport, type Place, rebuildEntities, rebuildFrom } from '@footnote/projection/part/rebuild';
import { requireOrNoteLog } from '@footnote/projection/log-heads';
import {
  rebuildProjection,
  type RebuildReport,
  rollBack,
  type RollBackReport,
} from '@footnote/projection/rebuild';
import type { Projection } from '@footnote/projection/projection';
import { PROJECTIONS, projectionsOf } from './projections.ts';
import { SETTLED_FROM, settleSymbols, settlesSymbols } from './symbols/settle.ts';
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

export type RebuildPartOptions = Omit<RebuildProjectionOptions, 'onProgress'> &
  (
    | {
        /** Keys of the projection: CIKs of ten digits, or symbols. */
        readonly entities: readonly string[];
      }
    | { readonly from: Place }
  );

/**
 * Rebuilds rows of a read model where they are served: those of some companies or symbols (see `rebuildEntities`), or those of
 * the records from a place on (see `rebuildFrom`). Throws what these and `rebuild` throw.
 */
export async function rebuildPart(options: RebuildPartOptions): Promise<PartReport> {
  const projection = projectionOf(options);
  const { store, config } = options;
  const generations = await openGenerations(store);
  await requireOrNoteLog(options.log, store);
  const part = {
    ...options,
    projection,
    ...settlesSymbols(projection, store),
    limits: limitsOf(config),
    inputs: sharedInputs(config),
  };
  const report = await ('from' in part ? rebuildFrom(part) : rebuildEntities(part));
  if (report.changed > 0 && SETTLED_FROM.has(projection.name)) {
    const statements = await generations.active('statements');
    if (statements !== null) await settleSymbols(store, statements.generation);
  }
  return report;
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
  return typeof projection === 'string' ? projectionNamed(projection, config) : projection;
}

/** Throws `UnknownProjectionError`. */
export function projectionNamed(name: string, config: ProjectorOptions['config']): Projection {
  const known = projectionsOf(config).find((projection) => projection.name === name);
  if (known !== undefined) return known;
  throw new UnknownProjectionError(nameProblem(name) ?? `${name} is not run here`);
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
