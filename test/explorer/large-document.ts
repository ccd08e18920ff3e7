/**
 * What it costs to open a figure of a very large document in the viewer: time until the first text of the frame, until the
 * figure is in view and until all parts are there, heap of scripts and memory of the process.
 *
 *     node test/explorer/large-document.ts LINK [--file PATH] [--megabytes 24] [--at 0.5] [--runs 3] [--width 1280]
 *         [--scan]
 *
 * Its outline was stored before, as a parser does, unless `--scan` says that all of its tags are to be read.
 *
 * LINK is the address of the explorer with a key, as `make demo` prints it; the document is served beside it, by the same
 * code. The body of the file is repeated until the document has that size; without a file, that of an invented annual report.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openFolderArchive } from '@footnote/archive/content-archive';
import { decoded } from '@footnote/filing-text/decoded';
import { openView as openDocument } from '@footnote/document-view/open-view';
import { storedOutline } from '@footnote/document-view/stored-outline';
import { largeDocument } from '../bench/large-document.ts';
import { median } from '../bench/bench-env.ts';
import { openChromium } from './chromium.ts';
import { runningService } from './demo-service.ts';
import { ACCESSION, serveBeside } from './served-document.ts';
import { openView } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    megabytes: { type: 'string', default: '24' },
    at: { type: 'string', default: '0.5' },
    runs: { type: 'string', default: '3' },
    width: { type: 'string', default: '1280' },
    scan: { type: 'boolean', default: false },
  },
});

const PATIENCE_MS = 180_000;
const POLL_MS = 50;

/** Notes when the frame has a text, when the figure is in its view, and when the last part is there. */
const NOTE_TIMES = `
  const seen = globalThis.seen = {};
  const look = () => {
    const frame = document.querySelector('iframe');
    const content = frame?.contentDocument;
    const note = (name, isThere) => { if (isThere && seen[name] === undefined) seen[name] = performance.now(); };
    note('text', content?.querySelector('section') != null);
    const top = content?.querySelector('.current')?.getBoundingClientRect().top;
    note('figure', top !== undefined && top >= 0 && top < frame.clientHeight);
    const status = document.querySelector('[role=status]')?.textContent ?? '';
    note('whole', seen.text !== undefined && / figures/.test(status) && !/ of .* parts/.test(status));
    if (seen.whole === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

type Times = Readonly<Record<'figure' | 'text' | 'whole', number>>;
type Costs = Times & {
  readonly heap: number;
  readonly memory: number;
  readonly processor: number;
  readonly until: number;
};

/** Resident memory of the browser's processes that render pages, and the processor time of the largest. */
async function rendererOf(
  session: CDPSession,
): Promise<{ readonly memory: number; readonly processor: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id, cpuTime }) => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      return { memory: Number(kilobytes ?? 0) * 1024, processor: cpuTime * 1000 };
    });
  return renderers.toSorted((a, b) => b.memory - a.memory)[0] ?? { memory: 0, processor: 0 };
}

async function timesOf(page: Page, browser: CDPSession): Promise<Times & { readonly until: number }> {
  let until: number | undefined;
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const seen = await page.evaluate<Partial<Times>>('globalThis.seen');
    if (seen.figure !== undefined) until ??= (await rendererOf(browser)).processor;
    if (seen.whole !== undefined && until !== undefined) return { ...(seen as Times), until };
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(
    `the document is not there: ${await page.evaluate<string>('JSON.stringify(globalThis.seen)')}`,
  );
}

async function opened(browser: Browser, address: string, key: string, path: string): Promise<Costs> {
  const { page, context } = await openView(
    browser,
    { address, key, stop: () => Promise.resolve() },
    { width: Number(values.width), scheme: 'light' },
    (fault) => console.error(fault),
  );
  await page.addInitScript(NOTE_TIMES);
  await page.goto(path, { waitUntil: 'commit' });
  const processes = await browser.newBrowserCDPSession();
  const times = await timesOf(page, processes);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const renderer = await rendererOf(processes);
  await context.close();
  return { ...times, heap, ...renderer };
}

const [link] = positionals;
if (link === undefined) throw new Error('the address of a running explorer is missing');
const source = values.file === undefined ? undefined : decoded(readFileSync(values.file));
const bytes = Buffer.from(largeDocument(Number(values.megabytes) * 1e6, source));
const { parts, write, kept } = openDocument(decoded(bytes));
const [figure] = write(Math.floor(Number(values.at) * (parts.length - 1))).figures;
if (figure === undefined) throw new Error('that part of the document has no figure');
const { key, address: behind } = runningService(link);
const scratch = mkdtempSync(join(tmpdir(), 'large-document-'));
const archive = join(scratch, 'archive');
const sha256 = await openFolderArchive(archive).put(bytes);
const outline = values.scan || kept === null ? null : storedOutline(kept(), sha256);
const browser = await openChromium();
const runs: Costs[] = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  // A service that has not seen the document each time.
  const served = await serveBeside(behind, key, {
    ...{ archive, sha256, outline },
    bytes: bytes.length,
  });
  runs.push(await opened(browser, served.address, key, `/filings/${ACCESSION}/document#f${figure.at}`));
  await served.stop();
}
await browser.close();
rmSync(scratch, { recursive: true });
const of = (name: keyof Costs): number => median(runs.map((run) => run[name]));
console.log(`${(bytes.length / 1e6).toFixed(1)} MB, ${parts.length} parts, figure at ${figure.at}`);
console.log(
  `first text ${of('text').toFixed(0)} ms, figure in view ${of('figure').toFixed(0)} ms, all parts ${of('whole').toFixed(0)} ms`,
);
console.log(
  `heap of scripts ${(of('heap') / 1e6).toFixed(1)} MB, memory of the process ${(of('memory') / 1e6).toFixed(0)} MB, its processor time ${of('processor').toFixed(0)} ms, ${of('until').toFixed(0)} ms of it until the figure`,
);
