import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checksumsAt, type Checksums } from '../../cluster/checksums.ts';
import { type CliResult, runCli, startUp, stopCli } from '../cli.ts';

/** An embedded Footnote that ingests the same filings without faults. */
export type Twin = {
  readonly address: string;
  ingest(source: readonly string[]): Promise<void>;
  cli(args: readonly string[]): Promise<CliResult>;
  checksums(): Promise<Checksums>;
  stop(): Promise<void>;
};

export async function startTwin(dataDir: string): Promise<Twin> {
  const up = await startUp(dataDir);
  const cli = (args: readonly string[]): Promise<CliResult> => runCli([...args, '--data', dataDir]);
  return {
    address: up.address,
    cli,
    ingest: async (source) => {
      const { code, stderr } = await cli(['ingest', ...source]);
      if (code !== 0) throw new Error(`the undisturbed ingest failed: ${stderr}`);
    },
    checksums: async () => {
      const text = await readFile(join(dataDir, 'clickhouse.json'), 'utf8');
      return checksumsAt((JSON.parse(text) as { readonly url: string }).url);
    },
    stop: () => stopCli(up.child),
  };
}
