import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { openSpine, type Spine } from './spine.ts';

type SpineOf = { readonly spine: () => Spine; readonly mirror: () => string };

/** To be called in a `describe`: a complete pipeline that has ingested a mirror of these issuers, shared by all tests. */
export function useSpineOf(issuers: readonly SyntheticIssuer[]): SpineOf {
  let mirror: string | undefined;
  let spine: Spine | undefined;
  before('ingests a mirror', async () => {
    mirror = await mkdtemp(join(tmpdir(), 'footnote-mirror-'));
    await writeMirror(mirror, issuers);
    spine = await openSpine();
    const symbols = issuers.map(({ spec }) => spec.ticker);
    expect((await spine.ingest(mirror, { symbols })).ok).to.equal(true);
  });
  after('closes the pipeline', async () => {
    await spine?.close();
    if (mirror !== undefined) await rm(mirror, { recursive: true, force: true });
  });
  const opened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the pipeline exists only while tests run');
    return value;
  };
  return { spine: () => opened(spine), mirror: () => opened(mirror) };
}
