import type { Page } from 'playwright-core';
import { settled } from './visit.ts';

/** Records the time when the first clickable number is on the screen. */
const NOTE_FIRST_NUMBER = `
  const look = () => {
    if (document.querySelector('main button.cell') === null) requestAnimationFrame(look);
    else globalThis.firstNumberAt = performance.now();
  };
  requestAnimationFrame(look);
`;

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;

type Transfer = { readonly type: string; readonly bytes: number };

/** The cost of the first visit of a path as a sentence: times in milliseconds, bytes as transferred. */
export async function loadingOf(page: Page, path: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const types = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transfers.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.addInitScript(NOTE_FIRST_NUMBER);
  await page.goto(path);
  await settled(page);
  const paint = await page.evaluate<number>(FIRST_PAINT);
  const interactive = await page.evaluate<number>('globalThis.firstNumberAt ?? 0');
  const kilobytes = (isCounted: (type: string) => boolean): string => {
    const bytes = transfers.filter(({ type }) => isCounted(type)).reduce((sum, each) => sum + each.bytes, 0);
    return `${(bytes / 1024).toFixed(1)} KB`;
  };
  const isData = (type: string): boolean => type === 'Fetch' || type === 'XHR';
  return [
    `${path}: first contentful paint after ${paint.toFixed(0)} ms`,
    `first number that opens its footnote after ${interactive.toFixed(0)} ms`,
    `${kilobytes(() => true)} in ${transfers.length} requests`,
    `${kilobytes((type) => !isData(type))} of the page and ${kilobytes(isData)} of data`,
  ].join(', ');
}
