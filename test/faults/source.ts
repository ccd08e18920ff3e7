import { join } from 'node:path';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';

/**
 * Arguments of `ingest` that name a source: a mirror and symbols of it, or else the synthetic issuers, which are
 * written below `scratch`.
 */
export async function sourceArgs(
  scratch: string,
  given: { readonly mirror?: string | undefined; readonly symbols?: string | undefined },
): Promise<readonly string[]> {
  if (given.mirror !== undefined) return ['--mirror', given.mirror, '--symbols', given.symbols ?? ''];
  const mirror = join(scratch, 'mirror');
  await writeMirror(mirror, demoIssuers());
  return ['--mirror', mirror, '--universe'];
}
