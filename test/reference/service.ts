import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSession, lastClosedSession } from '@footnote/market/session-calendar';
import { demoIssuers, demoSpecs } from '@footnote/synthetic-edgar/demo';
import { demoManagers } from '@footnote/synthetic-edgar/demo-managers';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { eventually } from '@footnote/testing/eventually';
import { NOW, openSpine, type Spine } from '../integration/spine.ts';
import { firstLine } from './first-line.ts';
import { UNCOLLECTED } from './requests.ts';

/** A copy of the demo's second issuer with another name. */
const LISTED = generateIssuer({
  ...demoSpecs[1]!,
  cik: '0009990007',
  name: 'Latecomer Outfitters Corp.',
  ticker: UNCOLLECTED,
});

export type DemoService = Pick<Spine, 'address' | 'key' | 'issue' | 'settle' | 'close'> & {
  /** The event id of the stream before the first ingest. */
  readonly beginning: string;
};

/**
 * The whole pipeline in this process with the companies, managers and prices of `footnote demo`, at a fixed time of day.
 * The mirror lists one more company, which is collected on demand.
 */
export async function openDemoService(): Promise<DemoService> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-reference-'));
  const [mirror, prices] = [join(folder, 'mirror'), join(folder, 'prices')];
  const issuers = demoIssuers();
  await writeMirror(mirror, [...issuers, LISTED]);
  await writeManagers(mirror, demoManagers());
  await writePrices(
    prices,
    issuers.map(({ spec }) => spec),
    { through: lastClosedSession(NOW), isSession },
  );
  const spine = await openSpine(undefined, { onDemand: mirror });
  await eventually('the key is known', async () => {
    const { status } = await fetch(`${spine.address}/v2/search?query=x`, {
      headers: { 'X-API-Key': spine.key },
    });
    return status !== 401;
  });
  const beginning = await firstLine(`${spine.address}/v2/stream`, /^id: (.+)$/m, { 'X-API-Key': spine.key });
  await spine.ingest(mirror, { symbols: issuers.map(({ spec }) => spec.ticker) });
  await spine.ingest(mirror, { managers: demoManagers().map(({ cik }) => cik) });
  await spine.ingestPrices(prices);
  return {
    ...spine,
    beginning,
    close: async () => {
      await spine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
