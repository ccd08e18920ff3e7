import { createFootnote, type Footnote } from '@footnote/client';
import { parseDigits } from './parse-digits.ts';

/** The reference at /docs stores the key under the same name. It is lost when the tab is closed. */
const STORAGE_NAME = 'footnote.key';

/** The key of the session. A key in the fragment of the address is stored and removed from the address. */
export function startKey(): string {
  const given = /^#key=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    storeKey(given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return storedKey();
}

/** The key of the session; empty without one. */
export const storedKey = (): string => sessionStorage.getItem(STORAGE_NAME) ?? '';

export const storeKey = (key: string): void => sessionStorage.setItem(STORAGE_NAME, key);

export const forgetKey = (): void => sessionStorage.removeItem(STORAGE_NAME);

/** A client of the service that serves the page. */
export const clientOf = (key: string): Footnote =>
  createFootnote({ baseUrl: location.origin, key, parse: parseDigits, retry: { times: 1, seconds: 10 } });
