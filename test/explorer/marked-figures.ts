/**
 * Opens the viewer at served figures, chosen at random, of a running service: is the highlighted cell the right one? Its
 * text must have the digits of the figure as filed, but for the zeros of the table's unit, in view.
 *
 *     node test/explorer/marked-figures.ts LINK --symbols AAPL,NVDA [--count 200] [--seed N] [--width 1280]
 *
 * LINK is the address of the explorer with a key, as `make demo` prints it.
 */
import { parseArgs } from 'node:util';
import type { FilingEvidence } from '@footnote/contract/types.generated';
import type { Page } from 'playwright-core';
import { randomFrom } from '../faults/random.ts';
import { openChromium } from './chromium.ts';
import { runningService, type Service } from './demo-service.ts';
import { openView, visit } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    symbols: { type: 'string', default: 'FNDEC' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '1280' },
  },
});

type Figure = FilingEvidence['figures'][number];

/** The highlighted element, and whether it is within the part of the frame that is seen. */
const HIGHLIGHTED = `(() => {
  const frame = document.querySelector('iframe');
  const found = frame?.contentDocument?.querySelector('.current');
  if (found == null) return null;
  const { top, bottom } = found.getBoundingClientRect();
  return { text: found.textContent, seen: bottom > 0 && top < frame.clientHeight };
})()`;

const PATIENCE_MS = 20_000;
const POLL_MS = 100;

async function ask<T>({ address, key }: Service, path: string): Promise<T> {
  const response = await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return ((await response.json()) as { readonly data: T }).data;
}

/** Served figures with a place of every periodic report of a company. */
async function figuresOf(service: Service, symbol: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const form of ['10-K', '10-Q']) {
    const list = await ask<{ readonly filings: readonly { readonly accession: string }[] }>(
      service,
      `/v2/filings?symbol=${symbol}&form=${form}&limit=12`,
    );
    for (const { accession } of list.filings)
      figures.push(...(await ask<FilingEvidence>(service, `/v2/filings/${accession}/evidence`)).figures);
  }
  return figures;
}

const significant = (text: string): string =>
  text.replaceAll(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '');

type Highlighted = { readonly text: string; readonly seen: boolean };

/** The highlighted element once it is in view; after a while as it is, null if there is none. */
async function highlighted(page: Page): Promise<Highlighted | null> {
  for (let waited = 0; ; waited += POLL_MS) {
    const found = await page.evaluate<Highlighted | null>(HIGHLIGHTED);
    if (found?.seen === true || waited >= PATIENCE_MS) return found;
    await page.waitForTimeout(POLL_MS);
  }
}

/** What is wrong with the highlighted cell; undefined if it is the figure's. */
async function faultAt(page: Page, figure: Figure): Promise<string | undefined> {
  // A new document each time: the same page with another fragment would not be loaded again.
  await page.goto('/llms.txt');
  await visit(page, figure.place.viewer);
  const found = await highlighted(page);
  if (found === null) return 'nothing is highlighted';
  if (!found.seen) return 'the highlighted cell is not in view';
  const [shown, filed] = [significant(found.text), significant(String(figure.filed_value))];
  return shown === filed ? undefined : `${found.text.trim()} is highlighted for ${figure.filed_value}`;
}

const [link] = positionals;
if (link === undefined) throw new Error('the address of a running explorer is missing');
const service = runningService(link);
const all: Figure[] = [];
for (const symbol of values.symbols.split(',')) all.push(...(await figuresOf(service, symbol)));
const chance = randomFrom(Number(values.seed));
const browser = await openChromium();
const faults: string[] = [];
const { page, context } = await openView(
  browser,
  service,
  { width: Number(values.width), scheme: 'light' },
  (text) => faults.push(text),
);
let opened = 0;
for (; opened < Number(values.count) && all.length > 0; opened += 1) {
  const figure = all[Math.floor(chance() * all.length)];
  if (figure === undefined) break;
  const fault = await faultAt(page, figure);
  if (fault !== undefined) faults.push(`${figure.place.viewer} ${figure.concept} ${figure.end}: ${fault}`);
}
await context.close();
await browser.close();
for (const fault of faults) console.error(fault);
console.log(`${opened} of ${all.length} served figures opened in the viewer, ${faults.length} faults`);
process.exitCode = faults.length === 0 && opened > 0 ? 0 : 1;
