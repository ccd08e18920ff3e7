import { Command, Option } from 'commander';
import { openDataDir } from '@footnote/embedded/data-dir';
import { configOf } from '@footnote/embedded/config-of';
import { exitWhenForced } from '@footnote/embedded/task';
import type { Config } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';
import { requireFreeFolder, requireFreePort } from '../in-use.ts';
import { dataOption, type DataOption } from '../options.ts';

type UpOptions = DataOption & {
  readonly port?: string;
  readonly poll?: true;
  readonly mirror?: string;
  readonly cluster?: true;
  readonly replicas?: string;
};

export function upCommand(): Command {
  return new Command('up')
    .description('run all services in one process, or with --cluster in one process per service')
    .addOption(dataOption())
    .option('--port <n>', 'port of the REST API (default: FOOTNOTE_PORT or 8080); 0 picks a free port')
    .option('--poll', 'poll for new filings of the ingested companies')
    .addOption(
      new Option(
        '--mirror <where>',
        "with --poll, --cluster or FOOTNOTE_ON_DEMAND: folder or URL that mirrors EDGAR's URL space",
      ),
    )
    .option('--cluster', 'run one supervised process per service on the configured Kafka')
    .option('--replicas <list>', 'with --cluster: replicas per service, as projector=2,query=2')
    .action(up);
}

/** What is not configured needs no code to check it. */
async function checkConfigured(config: Config): Promise<void> {
  if (config.edgarMirror === null && config.prices === null) return;
  const { checkSources } = await import('@footnote/embedded/check-sources');
  await checkSources(config);
}

async function up(options: UpOptions): Promise<void> {
  if (options.replicas !== undefined && options.cluster !== true)
    throw new UserError('--replicas requires --cluster: without it everything runs in one process');
  const config = configOf(options);
  await checkConfigured(config);
  if (options.cluster === true) {
    const { upCluster } = await import('../cluster/up.ts');
    const code = await upCluster(options);
    exitWhenForced(code);
    process.exitCode = code;
    return;
  }
  const { dataDir, port, host } = config;
  await requireFreeFolder(openDataDir(dataDir));
  await requireFreePort(port, host);
  const { upAlone } = await import('../serve.ts');
  await upAlone(options);
}
