import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ReleaseResponse } from '@footnote/contract/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { eventually } from '@footnote/testing/eventually';
import { openReleaseMirror } from './release-mirror.ts';
import { openSpine, type Spine } from './spine.ts';

const whole = generateIssuer({ ...demoSpecs[0]!, first_year: 2022, years: 4 });

describe('results that the feed announces', () => {
  let mirror: string;
  let spine: Spine | undefined;

  before(async () => {
    mirror = await mkdtemp(join(tmpdir(), 'footnote-mirror-'));
  });
  after(async () => {
    await spine?.close();
    await rm(mirror, { recursive: true, force: true });
  });

  it('are served while the submissions of the issuer lack the filing', async () => {
    const feed = await openReleaseMirror(mirror, [whole]);
    spine = await openSpine(undefined, { poll: mirror });
    const { address, key } = spine;
    await spine.ingest(mirror, { symbols: [whole.spec.ticker] });
    const { accession } = await feed.announce(whole);
    const read = async (): Promise<ReleaseResponse['data'] | null> => {
      const response = await fetch(`${address}/v2/releases/${accession}?tables=none`, {
        headers: { 'X-API-Key': key },
      });
      return response.status === 200 ? ((await response.json()) as ReleaseResponse).data : null;
    };
    let data: ReleaseResponse['data'] | null = null;
    await eventually('the release is served', async () => {
      data = await read();
      return data?.available === true;
    });
    expect(data).to.have.nested.property('exhibits[0].statements').that.is.not.empty;
  });
});
