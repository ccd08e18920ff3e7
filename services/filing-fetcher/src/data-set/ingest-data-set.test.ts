import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesAccess } from '@footnote/edgar/bulk/random-access';
import { ZipMemberError } from '@footnote/edgar/bulk/zip-members';
import type { EdgarClient } from '@footnote/edgar/client';
import { directoryRecord, zipOf } from '@footnote/edgar/testing/zip';
import type { Document } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import { openLogAnchor } from '../log-anchor.ts';
import { createPublisher } from '../publisher.ts';
import { openFixture, type Fixture } from '../testing/fixture.ts';
import { ingestDataSet, type DataSetReport } from './ingest-data-set.ts';

const URL = 'https://www.sec.gov/files/structureddata/data/form-13f-data-sets/invented_form13f.zip';
const [ONE, TWO] = ['0000000007-26-000001', '0000000008-26-000001'];

const MEMBERS = {
  'SUBMISSION.tsv': `ACCESSION_NUMBER\tFILING_DATE\tSUBMISSIONTYPE\tCIK\tPERIODOFREPORT\n${ONE}\t12-FEB-2026\t13F-HR\t7\t31-DEC-2025\n${TWO}\t13-FEB-2026\t13F-HR/A\t8\t31-DEC-2025\n`,
  'COVERPAGE.tsv': `ACCESSION_NUMBER\tREPORTCALENDARORQUARTER\tREPORTTYPE\n${TWO}\t31-DEC-2025\t13F HOLDINGS REPORT\n${ONE}\t31-DEC-2025\t13F HOLDINGS REPORT\n`,
  'SIGNATURE.tsv': `ACCESSION_NUMBER\tNAME\n${ONE}\tNobody\n`,
  // Rows of a filing that are not adjacent, a row of no filing, and no final line feed.
  'INFOTABLE.tsv': `ACCESSION_NUMBER\tCUSIP\n${ONE}\tA\n${TWO}\tB\nlost\tX\n${ONE}\tC`,
};

const client: EdgarClient = {
  source: 'none',
  hasFilingFiles: false,
  fetch: () => Promise.resolve({ status: 'missing' }),
  close: () => undefined,
};

describe('a data set of Form 13F', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await openFixture(client);
  });
  afterEach(() => fixture.close());

  const ingest = async (zip: Buffer, signal?: AbortSignal): Promise<DataSetReport> => {
    const { log, codec, deps, root } = fixture;
    return ingestDataSet(bytesAccess('set.zip', zip), URL, {
      archive: deps.archive,
      publisher: createPublisher(log, codec, () => undefined),
      anchor: await openLogAnchor(deps.state, log, codec),
      stateDir: deps.state.location,
      spool: join(root, 'spool'),
      now: () => 7,
      signal,
    });
  };
  const published = async (): Promise<readonly Document[]> =>
    (await fixture.events('documents')).toSorted((a, b) =>
      (a.accession ?? '') < (b.accession ?? '') ? -1 : 1,
    );
  const textOf = async ({ sha256 }: Document): Promise<string> =>
    Buffer.from(await fixture.deps.archive.get(sha256)).toString();

  it('is one document per filing, with its lines from all members, in whatever order they are', async () => {
    expect(await ingest(await zipOf(MEMBERS))).to.deep.equal({ filings: 2, isKnown: false });
    const [lost, one, two] = await published();
    expect(one).to.deep.include({
      cik: '0000000007',
      kind: 'holdings_rows',
      accession: ONE,
      form: '13F-HR',
      filed: '2026-02-12',
      url: `${URL}#${ONE}`,
      source_time: Date.parse('2026-02-12'),
    });
    expect(await textOf(one!)).to.equal(
      `[SUBMISSION]\nACCESSION_NUMBER\tFILING_DATE\tSUBMISSIONTYPE\tCIK\tPERIODOFREPORT\n${ONE}\t12-FEB-2026\t13F-HR\t7\t31-DEC-2025\n` +
        `[COVERPAGE]\nACCESSION_NUMBER\tREPORTCALENDARORQUARTER\tREPORTTYPE\n${ONE}\t31-DEC-2025\t13F HOLDINGS REPORT\n` +
        `[INFOTABLE]\nACCESSION_NUMBER\tCUSIP\n${ONE}\tA\n${ONE}\tC\n`,
    );
    expect(two).to.deep.include({ cik: '0000000008', form: '13F-HR/A' });
    expect([lost?.accession, lost?.form, await textOf(lost!)]).to.deep.equal([
      null,
      null,
      '[INFOTABLE]\nACCESSION_NUMBER\tCUSIP\nlost\tX\n',
    ]);
  });

  it('is published once, resumes where it was stopped, and is published again to another log', async () => {
    const zip = await zipOf(MEMBERS);
    const stopped = new AbortController();
    stopped.abort();
    expect(await ingest(zip, stopped.signal)).to.deep.equal({ filings: 0, isKnown: false });
    expect((await ingest(zip)).filings).to.equal(2);
    const before = await published();
    expect(await ingest(zip)).to.deep.equal({ filings: 0, isKnown: true });
    expect(await published()).to.deep.equal(before);
    await rm(join(fixture.deps.state.location, 'log-anchor.json'));
    expect((await ingest(zip)).filings).to.equal(2);
    const ids = (await published()).map(({ event_id: id }) => id);
    expect(new Set(ids)).to.deep.equal(new Set(before.map(({ event_id: id }) => id)));
  });

  it('publishes nothing from a damaged archive', async () => {
    const zip = await zipOf(MEMBERS);
    zip.writeUInt32LE(7, directoryRecord(zip, 'INFOTABLE.tsv') + 16);
    const error: unknown = await ingest(zip).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ZipMemberError);
    expect(await published()).to.deep.equal([]);
  });
});
