import { Argument, Command, Option } from 'commander';
import { DATASETS, type Dataset } from '../export/datasets.ts';
import { exportDataset } from '../export/export-dataset.ts';
import { FILE_FORMATS, type FileFormatName } from '../export/file-format.ts';
import { symbolsOf } from '../export/selected-keys.ts';
import { withProgress } from '../with-progress.ts';
import { dataOption, type DataOption } from '../options.ts';
import { formatTable } from '../table.ts';
import { withReadStore } from '../with-store.ts';

type ExportOptions = DataOption & {
  readonly format: FileFormatName;
  readonly symbols?: string;
  readonly to: string;
};

export function exportCommand(): Command {
  return new Command('export')
    .addArgument(new Argument('<dataset>', 'what to export').choices(Object.keys(DATASETS)))
    .description('write tables of the read models as files, a folder for each year, with a manifest')
    .addOption(dataOption())
    .addOption(
      new Option('--format <format>', 'format of the files')
        .choices(Object.keys(FILE_FORMATS))
        .default('parquet'),
    )
    .option('--symbols <list>', 'tickers, as AAPL,MSFT (default: all)')
    .requiredOption('--to <dir>', 'folder to write: new, empty, or an earlier export, which is replaced')
    .action(exportTo);
}

async function exportTo(dataset: Dataset, { format, symbols, to, ...options }: ExportOptions): Promise<void> {
  const request = {
    dataset,
    format,
    symbols: symbols === undefined ? null : symbolsOf(symbols),
    dir: to,
  };
  const { tables } = await withProgress((onProgress) =>
    withReadStore(options, (store) => exportDataset(store, request, onProgress)),
  );
  console.log(
    formatTable(
      ['table', 'rows', 'files', 'bytes'],
      tables.map(({ name, rows, files }) => [
        name,
        rows,
        files.length,
        files.reduce((sum, { bytes }) => sum + bytes, 0),
      ]),
    ),
  );
}
