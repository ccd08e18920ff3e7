import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Service } from './demo-service.ts';

export type Scheme = 'dark' | 'light';

export type View = { readonly width: number; readonly scheme: Scheme };

const HEIGHT = 900;

/** The name under which the page stores the API key in the session. */
const STORAGE_NAME = 'footnote.key';

/** A browser window with the API key in its session, which records faults. */
export async function openView(
  browser: Browser,
  { address, key }: Service,
  { width, scheme }: View,
  fault: (text: string) => void,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHT },
  });
  await context.addInitScript(`sessionStorage.setItem('${STORAGE_NAME}', '${key}')`);
  const page = await context.newPage();
  page.on('pageerror', (error) => fault(`an error: ${error.message}`));
  page.on('console', (message) => {
    // A refusal with an error status is a valid response, which the page shows.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      fault(`in the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:')) fault(`a request to another host: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) fault(`${response.status()} for ${response.url()}`);
  });
  return { context, page };
}

const LOADED = `!document.body.innerText.includes('Loading…') && document.querySelector('main h1') !== null`;

/** Opens a path and waits until the page is loaded completely. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

const POLL_MILLISECONDS = 50;
const LOADED_WITHIN_MILLISECONDS = 30_000;

export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The page's own policy forbids the polling of waitForFunction.
  for (let waited = 0; waited < LOADED_WITHIN_MILLISECONDS; waited += POLL_MILLISECONDS) {
    if (await page.evaluate<boolean>(LOADED)) return;
    await page.waitForTimeout(POLL_MILLISECONDS);
  }
  throw new Error(`${page.url()} did not finish loading`);
}

/** Number of pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
