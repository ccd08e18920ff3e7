import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteFile } from '@footnote/site/site-file';

export type Site = ReadonlyMap<string, SiteFile>;

type Sent = ReadonlyMap<string, Omit<SiteFile, 'body'> & { readonly body: Uint8Array }>;

/**
 * Every page, rendered in a separate thread so that requests for data do not wait for it. Rejects if the
 * thread fails.
 */
export async function loadSite(): Promise<Site> {
  const thread = new Worker(new URL('./site-thread.ts', import.meta.url));
  const [sent] = (await once(thread, 'message')) as [Sent];
  return new Map(
    [...sent].map(([path, { body, ...file }]) => [
      path,
      { ...file, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) },
    ]),
  );
}
