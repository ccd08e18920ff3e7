import { Argument, Command, Option } from 'commander';
import { PROJECTIONS } from '@footnote/projector/projections';
import { rebuild } from '@footnote/projector/rebuild';
import { dataOption, type DataOption } from '../options.ts';
import { requireStaying } from '@footnote/embedded/clickhouse';
import { commandLogger } from '@footnote/embedded/logger';
import { openEmbedded } from '@footnote/embedded/pipeline';
import { withSession } from '@footnote/embedded/session';

export function rebuildCommand(): Command {
  return new Command('rebuild')
    .addArgument(new Argument('<projection>').choices(PROJECTIONS.map(({ name }) => name)))
    .description(
      'rebuild a read model from the log into new tables and exchange them, while the old ones serve',
    )
    .addOption(dataOption())
    .addOption(new Option('--json', 'what was done as JSON'))
    .action(run);
}

async function run(name: string, options: DataOption & { readonly json?: true }): Promise<void> {
  await withSession(options, async (session) => {
    const logger = commandLogger(session.config);
    const embedded = await openEmbedded(session, 'rebuild', logger);
    try {
      requireStaying(embedded.clickhouse);
      const { log, codec, config } = session;
      const { store, metrics } = embedded;
      const report = await rebuild({ log, codec, store, config, logger, metrics, projection: name });
      if (options.json === true) console.log(JSON.stringify(report));
      else {
        console.log(
          `rebuilt ${report.projection}: ${report.records} records in ${report.seconds.toFixed(1)} s, ` +
            `generation ${report.generation}, ${report.changed} companies read otherwise than before`,
        );
      }
    } finally {
      await embedded.close();
    }
  });
}
