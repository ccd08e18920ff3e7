import { createSharedInputs } from './company/cache.ts';
import { createCompanyInputs } from './company/inputs.ts';
import { clickHouseCompanyTables, companyTableNames, type CompanyTables } from './company/tables.ts';
import type { ProjectionGround } from './consumption.ts';
import { emit } from './effects.ts';
import type { Generation } from './generations.ts';
import { checkSignal } from './rebuild-ended.ts';
import type { CompanyProjection, Projection } from './projection.ts';

const COMPANIES_AT_ONCE = 64;

/**
 * Appends what the changed companies say in the new generation and did not say in the one before. Replaying had no
 * effects, so this is computed again, company by company, out of the new generation's inputs. Throws
 * `RebuildEndedError`.
 */
export async function emitChanged(
  ground: Pick<ProjectionGround, 'store' | 'log' | 'codec' | 'limits' | 'inputs'> & {
    readonly projection: Projection;
    readonly signal?: AbortSignal;
  },
  before: Generation | null,
  generation: number,
  changed: readonly string[],
): Promise<void> {
  const { projection, log, codec } = ground;
  if (projection.kind === 'rows' || projection.emits !== true) return;
  const tables = tablesIn(ground, projection, generation);
  const cache = (ground.inputs ?? createSharedInputs(ground.limits.cacheFacts)).open();
  const companyInputs = createCompanyInputs({ projection, tables, codec, cache });
  for (let from = 0; from < changed.length; from += COMPANIES_AT_ONCE) {
    const some = changed.slice(from, from + COMPANIES_AT_ONCE);
    const versions = await tables.versions(some);
    const said =
      before === null ? undefined : await tablesIn(ground, projection, before.generation).emitted(some);
    const says = await tables.emitted(some);
    for (const company of some) {
      const version = versions.get(company);
      if (version === undefined) continue;
      checkSignal(ground.signal);
      const saidBefore = said?.get(company);
      const isNews = [...(says.get(company) ?? [])].some((id) => saidBefore?.has(id) !== true);
      if (!isNews) continue;
      cache.trim();
      const { inputs, revision } = await companyInputs.resolve(company, version);
      // What its runner has yet to publish, its runner emits.
      if (revision !== version.head) continue;
      const computed = projection.compute(company, inputs, revision);
      if (computed.kind !== 'ok') continue;
      const emissions = (computed.value.emissions ?? []).filter(
        ({ event }) => saidBefore?.has(event.event_id) !== true,
      );
      await emit(log, codec, emissions, Date.now());
    }
  }
  cache.clear();
}

function tablesIn(
  { store }: Pick<ProjectionGround, 'store'>,
  projection: CompanyProjection,
  generation: number,
): CompanyTables {
  return clickHouseCompanyTables(store, companyTableNames(projection, generation));
}
