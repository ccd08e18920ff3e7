import { join } from 'node:path';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { writeBulkArchives } from './bulk-archives.ts';

/**
 * Arguments of `ingest` that name a source: a mirror with symbols, or else the synthetic issuers, which are
 * written below `scratch`; with `bulk` as nightly archives.
 */
export async function sourceArgs(
  scratch: string,
  given: {
    readonly mirror?: string | undefined;
    readonly symbols?: string | undefined;
    readonly bulk?: boolean | undefined;
  },
): Promise<readonly string[]> {
  if (given.mirror !== undefined) return ['--mirror', given.mirror, '--symbols', given.symbols ?? ''];
  const mirror = join(scratch, 'mirror');
  await writeMirror(mirror, demoIssuers());
  if (given.bulk !== true) return ['--mirror', mirror, '--universe'];
  return ['--mirror', mirror, '--bulk', ...(await writeBulkArchives(mirror, scratch))];
}
