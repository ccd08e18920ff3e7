import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Earnings, ReleaseResponse } from '@footnote/contract/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { eventually } from '@footnote/testing/eventually';
import { openReleaseMirror } from './release-mirror.ts';
import { openSpine, type Spine } from './spine.ts';

const whole = generateIssuer({ ...demoSpecs[0]!, first_year: 2022, years: 4 });

const OUTLOOK = [
  'Full Year 2027 Outlook',
  'We expect revenue of $80.0 billion to $82.0 billion, compared with prior guidance of $70.0 billion.',
];

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
    const feed = await openReleaseMirror(mirror, [whole], OUTLOOK);
    spine = await openSpine(undefined, { poll: mirror });
    const { address, key } = spine;
    await spine.ingest(mirror, { symbols: [whole.spec.ticker] });
    const { accession } = await feed.announce(whole);
    const get = async <T>(path: string): Promise<T | null> => {
      const response = await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } });
      return response.status === 200 ? ((await response.json()) as { data: T }).data : null;
    };
    let data: ReleaseResponse['data'] | null = null;
    await eventually('the release is served', async () => {
      data = await get<ReleaseResponse['data']>(`/v2/releases/${accession}?tables=none`);
      return data?.available === true;
    });
    expect(data).to.have.nested.property('exhibits[0].statements').that.is.not.empty;
    expect(data).to.have.nested.property('exhibits[0].guidance').with.lengthOf(1);
    const earnings = await get<Earnings>(`/v2/earnings?symbol=${whole.spec.ticker}`);
    expect(earnings?.guidance).to.deep.include({ accession, exhibit: 'EX-99.1' });
    expect(earnings?.guidance?.items[0]).to.deep.include({
      metric: 'revenue',
      basis: null,
      growth: false,
      period: { kind: 'year', quarter: null, year: 2027 },
      low: 80e9,
      high: 82e9,
      unit: 'USD',
      text: OUTLOOK[1],
    });
  });
});
