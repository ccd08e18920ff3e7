import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { PROJECTIONS } from '@footnote/projector/projections';
import { RollBackError } from '@footnote/projection/rebuild';
import { nameProblem, rebuild, undoRebuild } from '@footnote/projector/rebuild';
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
    .addOption(new Option('--json', 'print the result as JSON'))
    .action(run);
}

function projectionName(name: string): string {
  const problem = nameProblem(name);
  if (problem !== null) throw new InvalidArgumentError(problem);
  return name;
}

async function run(
  name: string,
  options: DataOption & { readonly json?: true; readonly undo?: true },
): Promise<void> {
  await withSession(options, async (session) => {
    const logger = commandLogger(session.config);
    const embedded = await openEmbedded(session, 'rebuild', logger);
    try {
      requireStaying(embedded.clickhouse);
      const { log, codec, config } = session;
      const { store, metrics } = embedded;
      if (options.undo === true) {
        const undone = await undoRebuild({ log, codec, store, config, projection: name }).catch(
          (error: unknown) => {
            throw error instanceof RollBackError ? new UserError(error.message) : error;
          },
        );
        if (options.json === true) console.log(JSON.stringify(undone));
        else
          console.log(
            `undid the rebuild of ${name}: generation ${undone.generation}, ${undone.changed} companies changed`,
          );
        return;
      }
      const report = await withProgress((onProgress) =>
        rebuild({
          ...{ log, codec, store, config, logger, metrics },
          projection: name,
          onProgress: (done, total) => onProgress('records read', done, total),
        }),
      );
      if (options.json === true) console.log(JSON.stringify(report));
      else {
        console.log(
          `rebuilt ${report.projection}: ${report.records} records in ${report.seconds.toFixed(1)} s, ` +
            `generation ${report.generation}, ${report.changed} companies changed`,
        );
      }
    } finally {
      await embedded.close();
    }
  });
}
