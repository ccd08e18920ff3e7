/**
 * Tests the explorer in Chromium with the invented companies: every page of its registry at three widths, light and
 * dark, must have no axe violation, error, request to another host, or content wider than the window. Also follows a
 * tour by keyboard only, copies and saves what leaves the explorer, and measures the pages of a company.
 *
 *     node test/explorer/main.ts [--short] [--out DIR] [--at ADDRESS#key=KEY --symbol SYMBOL]
 *
 * --out saves screenshots. --short visits two of the six views. --at visits a running service.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { openChromium } from './chromium.ts';
import { runningService, startDemo, type Service } from './demo-service.ts';
import { keyboardTour } from './keyboard-tour.ts';
import { loadingOf } from './loading.ts';
import { visitedPages } from './pages.ts';
import { sharingTour } from './sharing-tour.ts';
import { openView, overflowOf, visit, type View } from './visit.ts';

const VIEWS: readonly View[] = [360, 768, 1280].flatMap((width) => [
  { width, scheme: 'light' },
  { width, scheme: 'dark' },
]);
const SHORT: readonly View[] = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];
const MEASURED: View = { width: 1280, scheme: 'light' };

const { values } = parseArgs({
  options: {
    at: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    symbol: { type: 'string', default: 'FNDEC' },
  },
});

const faults: string[] = [];

async function visitAll(browser: Browser, service: Service): Promise<number> {
  const pages = (await visitedPages(service, values.symbol)).filter(
    ({ name }) => values.only === undefined || new RegExp(values.only).test(name),
  );
  let views = 0;
  for (const view of values.short ? SHORT : VIEWS) {
    let where = '';
    const fault = (text: string): void => {
      faults.push(`${where}: ${text}`);
    };
    const { context, page } = await openView(browser, service, view, fault);
    for (const { name, path } of pages) {
      where = `${name} at ${view.width} ${view.scheme}`;
      await visit(page, path);
      const overflow = await overflowOf(page);
      if (overflow > 0) fault(`the page is ${overflow} pixels wider than its window`);
      for (const violation of await violationsOf(page)) fault(violation);
      if (values.out !== undefined) {
        const file = `${name}-${view.width}-${view.scheme}.png`;
        await page.screenshot({ path: join(values.out, file), fullPage: true });
      }
      views += 1;
    }
    await context.close();
  }
  return views;
}

async function inView<Result>(
  browser: Browser,
  service: Service,
  run: (page: Awaited<ReturnType<typeof openView>>['page']) => Promise<Result>,
): Promise<Result> {
  const { context, page } = await openView(browser, service, MEASURED, (text) => faults.push(text));
  try {
    return await run(page);
  } finally {
    await context.close();
  }
}

const TOURS = { 'by keyboard': keyboardTour, shared: sharingTour };

/** The steps of a tour; records a failed one as a fault. */
const tourOf = (browser: Browser, service: Service, name: keyof typeof TOURS): Promise<readonly string[]> =>
  inView(browser, service, TOURS[name]).catch((error: unknown) => {
    faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  });

if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
const service = values.at === undefined ? await startDemo() : runningService(values.at);
const browser = await openChromium();
try {
  console.log(`${await visitAll(browser, service)} page views visited`);
  if (values.at === undefined)
    for (const name of ['by keyboard', 'shared'] as const)
      for (const step of await tourOf(browser, service, name)) console.log(`${name}: ${step}`);
  for (const path of [`/companies/${values.symbol}`, `/companies/${values.symbol}/statements`])
    console.log(await inView(browser, service, (page) => loadingOf(page, path)));
} finally {
  await browser.close();
  await service.stop();
}
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
