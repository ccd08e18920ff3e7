import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import { runCli, startUp, stopCli, type Up } from '../faults/cli.ts';

const SYMBOLS =
  'AAPL,MSFT,NVDA,WMT,TGT,COST,HD,GOOGL,META,AMZN,MCD,INTC,AMD,TSLA,NKE,KO,JNJ,PG,XOM,CVX,BAC'.split(',');
const ADJUSTMENT = { prices: 'split', volume: 'split', dividends: 'split' };

export type RealService = { readonly up: Up; readonly key: string; readonly stop: () => Promise<void> };

/**
 * The service over companies of the corpus, with nothing from the network. `data`: a folder that is filled if it is not
 * there; a new one by default. Throws if an ingest fails.
 */
export async function startRealService(
  data = join(mkdtempSync(join(tmpdir(), 'footnote-questions-')), 'data'),
): Promise<RealService> {
  if (!existsSync(data)) {
    // Some documents are not in the corpus, which ends an ingest with a code.
    await runCli(['ingest', '--data', data, '--mirror', CORPUS, '--symbols', SYMBOLS.join(',')]);
    await runCli(['ingest', '--data', data, '--prices', pricesFolder()]);
  }
  const up = await startUp(data);
  const { stdout } = await runCli(['keys', 'issue', '--data', data, '--json']);
  const { key } = JSON.parse(stdout) as { readonly key: string };
  const isKnown = async (): Promise<boolean> => {
    const asked = fetch(`${up.address}/v2/search?query=x`, { headers: { 'X-API-Key': key } });
    const status = await asked.then(
      (response) => response.status,
      () => undefined,
    );
    return status === 200;
  };
  while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 100));
  return { up, key, stop: () => stopCli(up.child) };
}

/** The prices of these companies with the declaration of their adjustment, which the corpus lacks. */
function pricesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-prices-'));
  for (const symbol of SYMBOLS) {
    const file = join(CORPUS, 'prices', `${symbol}.csv`);
    if (existsSync(file)) cpSync(file, join(folder, `${symbol}.csv`));
  }
  const source = { name: 'house', currency: 'USD', adjustment: ADJUSTMENT };
  writeFileSync(join(folder, 'source.json'), JSON.stringify(source));
  return folder;
}
