/**
 * Views of hostile documents in Chromium: attacks and mutations of them, each in a frame without a sandbox and on a page
 * without a policy, so that only the sanitiser stands between them and the page. No script may run, no request leave, and
 * the browser's own parser must find nothing but what a view consists of. The attacks themselves, in the frame that the
 * explorer uses, must not run either.
 *
 *     node test/explorer/hostile-documents.ts [--mutations 300] [--seed N]
 */
import { parseArgs } from 'node:util';
import { ATTACKER, ATTACKS } from '@footnote/document-view/testing/attacks';
import { VIEW_ATTRIBUTES, VIEW_TAGS } from '@footnote/document-view/testing/oracle';
import { viewOf } from '@footnote/document-view/view-of';
import { decoded } from '@footnote/filing-text/decoded';
import { inventedFilings } from '@footnote/filing-text/testing/filings';
import type { Page } from 'playwright-core';
import { randomFrom } from '../faults/random.ts';
import { viewCase } from '../fuzz/view-cases.ts';
import { openChromium } from './chromium.ts';

const { values } = parseArgs({
  options: { mutations: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});

const PAGE = 'http://viewer.test/';
/** What the explorer's pages have. */
const POLICY = "default-src 'none'; style-src 'self'";
const BATCH = 60;

/** Elements that the parser of a browser adds. */
const ADDED = ['html', 'head', 'body', 'style', 'colgroup'];

const HAS_RUN = 'window.attacked === 1';

const WHAT_IS_THERE = `(() => {
  const found = new Set();
  for (const frame of document.querySelectorAll('iframe'))
    for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) {
      found.add(element.localName);
      for (const { name } of element.attributes) found.add('@' + name);
      if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.add(element.namespaceURI);
    }
  return [...found];
})()`;

type Loaded = {
  readonly ran: boolean;
  readonly requests: readonly string[];
  readonly found: readonly string[];
};

/** Shows documents in frames of one page; after `wait` milliseconds tells what happened. */
async function load(
  page: Page,
  documents: readonly string[],
  { sandbox, policy }: { readonly sandbox: string | null; readonly policy: string | null },
): Promise<Loaded> {
  const requests: string[] = [];
  await page.unroute('**');
  await page.route('**', async (route) => {
    const url = route.request().url();
    if (url === PAGE)
      await route.fulfill({
        contentType: 'text/html',
        headers: policy === null ? {} : { 'Content-Security-Policy': policy },
        body: '<!doctype html><title>a</title><body></body>',
      });
    else {
      requests.push(url);
      await route.abort();
    }
  });
  await page.goto(PAGE);
  await page.evaluate(
    `((documents, sandbox) => {
      for (const each of documents) {
        const frame = document.createElement('iframe');
        if (sandbox === null) frame.srcdoc = each;
        else frame.setAttribute('sandbox', sandbox);
        document.body.append(frame);
        if (sandbox !== null) frame.contentDocument.body.innerHTML = each;
      }
    })(${JSON.stringify(documents)}, ${JSON.stringify(sandbox)})`,
  );
  await page.waitForTimeout(400);
  const ranAtOnce = await page.evaluate<boolean>(HAS_RUN);
  const found = sandbox === null ? await page.evaluate<string[]>(WHAT_IS_THERE) : [];
  await page.evaluate(
    `for (const frame of document.querySelectorAll('iframe'))
      for (const link of frame.contentDocument?.querySelectorAll('[href],button,input') ?? []) link.click?.();`,
  );
  await page.waitForTimeout(200);
  return {
    ran: ranAtOnce || (await page.evaluate<boolean>(HAS_RUN)),
    requests: requests.filter((url) => !url.startsWith(`${PAGE}#`)),
    found,
  };
}

const htmlOf = (document: string): string =>
  viewOf(document)
    .parts.map(({ html, css }) => `<style>${css}</style>${html}`)
    .join('');

const faults: string[] = [];
const expected = new Set([...VIEW_TAGS, ...ADDED, ...VIEW_ATTRIBUTES.map((name) => `@${name}`)]);
function judge(what: string, { ran, requests, found }: Loaded): void {
  if (ran) faults.push(`${what}: a script ran`);
  for (const url of requests) faults.push(`${what}: a request to ${url}`);
  for (const name of found) if (!expected.has(name)) faults.push(`${what}: the browser found ${name}`);
}

const chance = randomFrom(Number(values.seed));
const invented = inventedFilings().map((text) => Buffer.from(text));
const mutations = Array.from({ length: Number(values.mutations) }, () =>
  decoded(viewCase(invented, [], chance)),
);
const inDocuments = ATTACKS.map((attack) => `<html><body><p>a</p>${attack}<p>b</p></body></html>`);

const browser = await openChromium();
try {
  const page = await browser.newPage();
  const batches = (documents: readonly string[]): string[][] =>
    Array.from({ length: Math.ceil(documents.length / BATCH) }, (_, at) =>
      documents.slice(at * BATCH, (at + 1) * BATCH),
    );
  // Without the sanitiser the test must notice the attacks.
  const bare = await load(page, inDocuments.slice(0, BATCH), { sandbox: null, policy: null });
  if (!bare.ran || !bare.requests.some((url) => url.startsWith(ATTACKER)))
    faults.push('the attacks do nothing, so this test shows nothing');
  for (const [at, batch] of batches([...inDocuments, ...mutations].map(htmlOf)).entries())
    judge(
      `views ${at * BATCH} to ${at * BATCH + batch.length}`,
      await load(page, batch, { sandbox: null, policy: null }),
    );
  for (const batch of batches(ATTACKS))
    judge(
      'the frame',
      await load(page, batch, { sandbox: 'allow-same-origin allow-modals', policy: POLICY }),
    );
} finally {
  await browser.close();
}
for (const fault of faults) console.error(fault);
console.log(
  `${ATTACKS.length} attacks and ${mutations.length} mutations of them in Chromium: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
