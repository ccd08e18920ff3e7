import { configuredArchive, configuredDerived } from '@footnote/archive/configured';
import { OUTLINED } from '@footnote/document-view/stored-outline';
import { archiveReason } from '@footnote/filing-parser/archived';
import { keepOutline, type Store } from '@footnote/filing-parser/sections/keep-outlines';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { Command } from 'commander';
import { dataOption, type DataOption } from '../options.ts';
import { withReadStore } from '../with-store.ts';

type Large = { readonly url: string; readonly sha256: string };

const LARGE_DOCUMENTS = storeQuery<{ readonly from: number; readonly to: number }, Large>(
  `SELECT sha256, min(url) AS url FROM filing_documents
  WHERE bytes BETWEEN {from:UInt64} AND {to:UInt64} GROUP BY sha256 ORDER BY sha256`,
);

type Outlines = {
  readonly kept: number;
  readonly present: number;
  /** Large documents that are no HTML. */
  readonly none: number;
  /** Documents that the archive lacks or has damaged, each with the reason. */
  readonly faults: readonly string[];
};

export function outlineCommand(): Command {
  return new Command('outline')
    .description(
      'keep the outlines that large documents lack, so that their first view needs no pass over them',
    )
    .addOption(dataOption())
    .option('--json', 'print the counts as JSON')
    .action(outline);
}

async function outline(options: DataOption & { readonly json?: true }): Promise<void> {
  const { faults, ...counts } = await withReadStore(options, (store, config) =>
    keepMissingOutlines(store, { archive: configuredArchive(config), derived: configuredDerived(config) }),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  if (options.json === true) console.log(JSON.stringify({ ...counts, unreadable: faults.length }));
  else
    console.log(
      `kept ${counts.kept} outlines, ${counts.present} were there, ` +
        `${counts.none} documents have none, ${faults.length} could not be read`,
    );
}

/** Keeps the outline of every large document of the read models that has none yet. */
export async function keepMissingOutlines(store: StoreReader, into: Store): Promise<Outlines> {
  const counts = { kept: 0, none: 0, present: 0 };
  const faults: string[] = [];
  for (const { sha256, url } of await store.read(LARGE_DOCUMENTS, OUTLINED))
    try {
      counts[await keepOutline(sha256, into)] += 1;
    } catch (error) {
      if (archiveReason(error) === null) throw error;
      faults.push(`${url}: ${(error as Error).message}`);
    }
  return { ...counts, faults };
}
