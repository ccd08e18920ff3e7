import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from '@footnote/embedded/clickhouse-address';
import type { DataDir } from '@footnote/embedded/data-dir';
import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import { type Generation, openGenerations } from '@footnote/projection/generations';
import { OtherLogError, requireLog } from '@footnote/projection/log-heads';
import { outlineOf } from '@footnote/projection/outline';
import { emptiedTables } from '@footnote/projection/table-rows';
import { groupOf } from '@footnote/projection/projection';
import { projectionsOf } from '@footnote/projector/projections';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { clockFault, type KnownTimes, knownTimes } from '@footnote/runtime/known-time';
import { storeOptions } from '@footnote/runtime/read-store';
import type { DataOption } from '../options.ts';
import { withReadStore } from '../with-store.ts';
import { ClickHouseNodesError } from '@footnote/read-store/replicas/nodes';
import { examineGrants } from './grants.ts';
import { examineTopics } from './topics.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const CONNECT_MS = 5_000;

type Actives = ReadonlyMap<string, Generation>;

/** Checks the log, the lag of its consumer groups, dead letters, and the versions of the tables. */
export async function examineData(
  config: Config,
  dir: DataDir,
  options: DataOption,
): Promise<readonly Finding[]> {
  if (config.kafkaBrokers === null && !existsSync(join(dir.log, 'data.mdb')))
    return [warning('log', 'there is no event log yet.', 'footnote ingest --symbols AAPL')];
  const [tables, actives] = await examineTables(config, options);
  try {
    const { log, codec } = await openEvents({ ...config, dataDir: dir.root }, 'doctor', {
      connectForMs: CONNECT_MS,
      isFaultAllowed: true,
    });
    try {
      const heads = await examineStoredTables(log, config, options);
      return [
        ...(await examineLog(log, config, dir, actives)),
        ...examineKnownTimes(await knownTimes({ log, codec }), Date.now()),
        ...heads,
        ...(await examineTopics(log, config)),
        ...tables,
        ...(await examineUsers(config)),
      ];
    } finally {
      await log.close();
    }
  } catch (error) {
    const mend =
      config.kafkaBrokers === null ? 'footnote restore --from DIR --data OTHER' : 'make kafka-status';
    return [problem('log', `the event log cannot be opened: ${(error as Error).message}.`, mend), ...tables];
  }
}

/** Whether the clock is behind what the log has. */
export function examineKnownTimes(known: KnownTimes, now: number): readonly Finding[] {
  const fault = clockFault(known, now);
  if (fault === undefined) return [];
  const { sentence, remedy, isCertain } = fault;
  return [(isCertain ? problem : warning)('clock', `${sentence}.`, remedy)];
}

/** Whether the tables were built from this log, and still have what was written into them. */
async function examineStoredTables(
  log: EventLog,
  config: Config,
  options: DataOption,
): Promise<readonly Finding[]> {
  try {
    return await withReadStore(
      options,
      async (store) => {
        const generations = await openGenerations(store);
        await requireLog(log, store);
        const emptied = await emptiedTables(store, generations, projectionsOf(config).map(outlineOf));
        return emptied.map(({ projection, sentence }) =>
          problem('tables', `${sentence}.`, `footnote rebuild ${projection}`),
        );
      },
      { right: 'write' },
    );
  } catch (error) {
    if (!(error instanceof OtherLogError)) throw error;
    return [problem('log', `${error.message}.`, null)];
  }
}

/** What the users of a server of one's own may do. The embedded one has grants of its own. */
async function examineUsers(config: Config): Promise<readonly Finding[]> {
  if (config.clickhouseUrl === null) return [];
  const [write, read] = (['write', 'read'] as const).map((right) =>
    openReadStore(storeOptions(config, config.clickhouseUrl ?? '', { right })),
  ) as [ReadStore, ReadStore];
  try {
    return await examineGrants({ write, read }, config.clickhouseReaderUsername !== null);
  } catch (error) {
    return [warning('clickhouse', `its grants cannot be read: ${(error as Error).message}.`)];
  } finally {
    await Promise.all([write.close(), read.close()]);
  }
}

async function examineTables(
  config: Config,
  options: DataOption,
): Promise<readonly [readonly Finding[], Actives]> {
  try {
    const actives = await withReadStore(
      options,
      async (store) => (await openGenerations(store)).allActive(),
      // It creates what an older release did not have.
      { right: 'write' },
    );
    const made = projectionsOf(config).filter(({ name }) => actives.has(name));
    const outdated = made.filter(({ name, version }) => actives.get(name)?.version !== version);
    const findings = outdated.map(({ name, version }) =>
      warning(
        'tables',
        `the tables of ${name} are of version ${actives.get(name)?.version ?? 0}, and this release has ${version}.`,
        `footnote rebuild ${name}`,
      ),
    );
    if (made.length === 0)
      return [[warning('tables', 'there are no read models yet.', 'footnote up')], actives];
    if (findings.length > 0) return [findings, actives];
    return [[ok('tables', `${made.length} read models are of this release`)], actives];
  } catch (error) {
    if (error instanceof ClickHouseNodesError)
      return [[problem('clickhouse', `${error.message}.`, null)], new Map()];
    const finding = `ClickHouse does not answer: ${(error as Error).message}.`;
    return [[problem('tables', finding, 'check FOOTNOTE_CLICKHOUSE_URL with: footnote config')], new Map()];
  }
}

async function examineLog(
  log: EventLog,
  config: Config,
  dir: DataDir,
  actives: Actives,
): Promise<readonly Finding[]> {
  const groups: readonly (readonly [string, string, readonly string[]])[] = [
    ...Object.entries(STAGES).map(([name, { reads }]) => [name, name, [reads]] as const),
    ...projectionsOf(config).flatMap(({ name, topics }) => {
      const active = actives.get(name);
      return active === undefined ? [] : [[name, groupOf(name, active.generation), topics] as const];
    }),
  ];
  const behind: string[] = [];
  for (const [name, group, topics] of groups) {
    const lag = (await log.lag(group, topics)).reduce((sum, row) => sum + row.lag, 0);
    if (lag > 0) behind.push(`${name} by ${lag}`);
  }
  const works = config.kafkaBrokers !== null || (await runningServer(dir)).state !== 'none';
  const marks = await log.watermarks('dead-letters');
  const letters = marks.reduce((sum, { low, high }) => sum + high - low, 0);
  return [
    ok('log', `the event log is ${config.kafkaBrokers === null ? dir.log : `on ${config.kafkaBrokers}`}`),
    behind.length === 0
      ? ok('lag', 'every reader of the log has read all of it')
      : warning(
          'lag',
          `records are not processed yet: ${behind.join(', ')}.`,
          works ? 'wait, and compare: footnote topics list' : 'footnote up',
        ),
    letters === 0
      ? ok('dead-letters', 'there are no dead letters')
      : warning(
          'dead-letters',
          `${letters} records could not be parsed or delivered.`,
          'footnote dead-letters list',
        ),
  ];
}
