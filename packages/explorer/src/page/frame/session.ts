import { createFootnote, type Footnote } from '@footnote/client';
import { parseDigits } from './parse-digits.ts';

/** The reference at /docs keeps the key under the same name. It is forgotten with the tab. */
const KEPT = 'footnote.key';

/** The key of the session. One in the fragment of the address is taken, and removed from the address. */
export function startKey(): string {
  const given = /^#key=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    keepKey(given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(KEPT) ?? '';
}

export const keepKey = (key: string): void => sessionStorage.setItem(KEPT, key);

export const forgetKey = (): void => sessionStorage.removeItem(KEPT);

/** A client of the service that the page is of. */
export const clientOf = (key: string): Footnote =>
  createFootnote({ baseUrl: location.origin, key, parse: parseDigits, retry: { times: 1, seconds: 10 } });
