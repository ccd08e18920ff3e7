import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { eventually } from '@footnote/testing/eventually';
import { openSpine, type Spine } from '../integration/spine.ts';

const issuers = demoSpecs.slice(0, 2).map((spec) => generateIssuer({ ...spec, documents: null }));
const [collectable, lacking] = issuers.map(({ spec }) => spec);
if (collectable === undefined || lacking === undefined) throw new Error('two issuers expected');

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

describe('from the first request for a company to its figures', () => {
  let mirror: string;
  let spine: Spine;
  let ordinary: Spine;

  before('a mirror that has one of two listed companies', async () => {
    mirror = await mkdtemp(join(tmpdir(), 'footnote-on-demand-'));
    await writeMirror(mirror, issuers);
    for (const path of ['submissions', 'api/xbrl/companyfacts'])
      await rm(join(mirror, 'data.sec.gov', path, `CIK${lacking.cik}.json`));
    spine = await openSpine(undefined, { onDemand: mirror });
    ordinary = await openSpine();
    await ordinary.ingest(mirror, { symbols: [collectable.ticker] });
  });
  after(async () => {
    await spine.close();
    await ordinary.close();
    await rm(mirror, { recursive: true, force: true });
  });

  const ask = async ({ address, key }: Spine, symbol: string): Promise<Answer> => {
    const path = `/v2/fundamentals?symbol=${symbol}&period=annual`;
    const response = await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  /** The statuses of repeated requests until one is neither unknown nor pending. */
  const settled = async (symbol: string): Promise<{ statuses: readonly number[]; last: Answer }> => {
    const statuses: number[] = [];
    let last: Answer = { status: 0, body: {} };
    await eventually(`${symbol} is settled`, async () => {
      last = await ask(spine, symbol);
      if (last.status !== statuses.at(-1)) statuses.push(last.status);
      return last.status !== 202 && last.body['reason'] !== 'symbol_unknown';
    });
    return { statuses, last };
  };
  const rowsOf = ({ body }: Answer): unknown => {
    const { income_statement, balance_sheet, cash_flow } = body['data'] as Record<string, unknown>;
    return { income_statement, balance_sheet, cash_flow };
  };

  it('is collected, and served once complete, with the rows of an ordinary ingest', async () => {
    const { statuses, last } = await settled(collectable.ticker);
    // Until the list of symbols is read, every symbol is unknown.
    expect(statuses.filter((status) => status !== 404)).to.deep.equal([202, 200]);
    expect(rowsOf(last)).to.deep.equal(rowsOf(await ask(ordinary, collectable.ticker)));
    expect(await spine.cells()).to.deep.equal(await ordinary.cells());
    expect((await ask(spine, 'NOBODY')).body['reason']).to.equal('symbol_unknown');
  });

  it('fails with the reason if there is nothing to fetch', async () => {
    const { statuses, last } = await settled(lacking.ticker);
    expect(statuses).to.deep.equal([202, 404]);
    expect(last.body).to.deep.include({ available: false, reason: 'documents_missing' });
  });
});
