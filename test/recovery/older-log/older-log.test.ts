import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openSpine, type Spine } from '../../integration/spine.ts';
import { unpack } from './unpack.ts';

/** The views of SQL users. */
const VIEWS = [
  'companies',
  'company_names',
  'symbols',
  'statement_cells',
  'statement_issuers',
  'cell_verdicts',
  'verified_companies',
];

/** Responses from the cells of the read model, and from stored events. */
const PATHS = [
  '/v2/fundamentals?symbol=FNCAP',
  '/v2/fundamentals?symbol=FNCAP&period=annual',
  '/v2/fundamentals?symbol=FNCAP&blocks=statement_detail',
  '/v2/fundamentals?symbol=FNCAP&as_known_on=2025-01-31',
  '/v2/explain?symbol=FNCAP&statement=income_statement&field=revenue&period=FY2024',
  '/v2/revisions?symbol=FNCAP&limit=1000',
  '/v2/verification?symbol=FNCAP',
  '/v2/search?query=tractors',
];

/**
 * Compares this version's projection of the log described in README.md with this version's ingest of the same documents.
 * Offsets, and therefore revisions, and recording times may differ. If a later version reads more from a document than the
 * version that wrote the log, cells computed from it differ until the topic `documents` is parsed again; the test then
 * lists these fields with the reason.
 */
describe('a log written by an older version', () => {
  let mirror: string;
  let older: Spine;
  let fresh: Spine;

  before('is opened, and the same documents are ingested', async () => {
    mirror = await mkdtemp(join(tmpdir(), 'footnote-mirror-'));
    await unpack('source.zip', mirror);
    older = await openSpine((folder) => unpack('log.zip', join(folder, 'log')));
    await older.settle();
    fresh = await openSpine();
    expect((await fresh.ingest(mirror, { symbols: ['FNCAP'] })).ok).to.equal(true);
  });
  after(async () => {
    await older.close();
    await fresh.close();
    await rm(mirror, { recursive: true, force: true });
  });

  for (const view of VIEWS)
    it(`produces the rows of ${view} that a fresh ingest produces`, async () => {
      const rowsOf = ({ store }: Spine): Promise<readonly object[]> =>
        store.query(`SELECT * EXCEPT revision FROM ${view} ORDER BY ALL`);
      const rows = await rowsOf(older);
      expect(rows).not.to.deep.equal([]);
      expect(rows).to.deep.equal(await rowsOf(fresh));
    });

  for (const path of PATHS)
    it(`answers ${path} alike`, async () => {
      const answerOf = async ({ address, key }: Spine): Promise<string> => {
        const response = await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } });
        expect(response.status).to.equal(200);
        return (await response.text()).replace(/"cache_age_seconds":\d+/, '');
      };
      expect(await answerOf(older)).to.equal(await answerOf(fresh));
    });
});
