import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { PROJECTIONS } from '@footnote/projector/projections';
import { RollBackError } from '@footnote/projection/rebuild';
import { type Place } from '@footnote/projection/part/rebuild';
import { RebuildRefusedError } from '@footnote/projection/part/refused';
import {
  nameProblem,
  projectionNamed,
  rebuild,
  rebuildPart,
  type RebuildProjectionOptions,
  undoRebuild,
} from '@footnote/projector/rebuild';
import { keysOfCompany, placeOf } from '../rebuild-scope.ts';
import { withProgress } from '../with-progress.ts';
import { dataOption, type DataOption } from '../options.ts';
import { requireStaying } from '@footnote/embedded/clickhouse';
import { commandLogger } from '@footnote/embedded/logger';
import { UserError } from '@footnote/runtime/user-error';
import { openEmbedded } from '@footnote/embedded/embedded';
import { withSession } from '@footnote/embedded/session';

export function rebuildCommand(): Command {
  return new Command('rebuild')
    .addArgument(
      new Argument('<projection>', `one of ${PROJECTIONS.map(({ name }) => name).join(', ')}`).argParser(
        projectionName,
      ),
    )
    .description(
      'rebuild a read model from the log without downtime: fill new tables, then exchange them with the old ones',
    )
    .addOption(dataOption())
    .addOption(
      new Option(
        '--undo',
        'go back to the tables before the last rebuild, which catch up with the log by themselves',
      ),
    )
    .addOption(
      new Option(
        '--company <symbol|cik>',
        'rebuild the rows of one company alone, where they are served, from its records',
      ).conflicts(['undo', 'from']),
    )
    .addOption(
      new Option(
        '--from <offset|date>',
        'write the rows of records from this offset of each partition on, or recorded at this date (UTC) or later, again',
      )
        .argParser(placeOf)
        .conflicts('undo'),
    )
    .addOption(new Option('--json', 'print the result as JSON'))
    .action(run);
}

function projectionName(name: string): string {
  const problem = nameProblem(name);
  if (problem !== null) throw new InvalidArgumentError(problem);
  return name;
}

type Options = DataOption & {
  readonly json?: true;
  readonly undo?: true;
  readonly company?: string;
  readonly from?: Place;
};

async function run(name: string, options: Options): Promise<void> {
  await withSession(options, async (session) => {
    const logger = commandLogger(session.config);
    const embedded = await openEmbedded(session, 'rebuild', logger);
    try {
      requireStaying(embedded.clickhouse);
      const { log, codec, config } = session;
      const { store, metrics } = embedded;
      const outcome = await outcomeOf(
        { log, codec, store, config, logger, metrics, projection: name },
        options,
      );
      console.log(options.json === true ? JSON.stringify(outcome.report) : outcome.words);
    } catch (error) {
      if (error instanceof RollBackError || error instanceof RebuildRefusedError)
        throw new UserError(error.message);
      throw error;
    } finally {
      await embedded.close();
    }
  });
}

type Context = Omit<RebuildProjectionOptions, 'projection'> & { readonly projection: string };

async function outcomeOf(
  context: Context,
  options: Options,
): Promise<{ readonly report: object; readonly words: string }> {
  const { projection: name, store, config } = context;
  if (options.undo === true) {
    const undone = await undoRebuild(context);
    const words = `undid the rebuild of ${name}: generation ${undone.generation}, ${undone.changed} companies changed`;
    return { report: undone, words };
  }
  if (options.company !== undefined || options.from !== undefined) {
    const scope =
      options.from === undefined
        ? { entities: await keysOfCompany(store, projectionNamed(name, config), options.company ?? '') }
        : { from: options.from };
    const report = await rebuildPart({ ...context, ...scope });
    const what = 'entities' in scope ? `${name} of ${scope.entities.join(', ')}` : `a part of ${name}`;
    const words = `rebuilt ${what}: ${report.records} records in ${report.seconds.toFixed(1)} s, changed: ${report.changed}`;
    return { report, words };
  }
  const report = await withProgress((onProgress) =>
    rebuild({ ...context, onProgress: (done, total) => onProgress('records read', done, total) }),
  );
  const words =
    `rebuilt ${report.projection}: ${report.records} records in ${report.seconds.toFixed(1)} s, ` +
    `generation ${report.generation}, ${report.changed} companies changed`;
  return { report, words };
}
