import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer, type SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { cellsAfter, type Cells } from '../integration/cells-after.ts';
import { countRecords } from '../integration/spine.ts';

/** The issuer's documents as of the end of a day, without later filings. */
function asOf(issuer: SyntheticIssuer, day: string): SyntheticIssuer {
  const { facts, ...rest } = issuer.companyfacts;
  const earlier = JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    Array.isArray(value) ? value.filter(({ filed }: { filed: string }) => filed <= day) : value,
  ) as typeof facts;
  const submissions = Object.entries(issuer.submissions).map(([name, document]) => {
    if (!('filings' in document)) return [name, document];
    const filings = document.filings as { readonly recent: object };
    return [name, { ...document, filings: { ...filings, recent: columnsAsOf(filings.recent, day) } }];
  });
  return {
    ...issuer,
    companyfacts: { ...rest, facts: earlier },
    submissions: Object.fromEntries(submissions) as SyntheticIssuer['submissions'],
  };
}

/** EDGAR lists filings by column. */
function columnsAsOf<T extends object>(columns: T, day: string): T {
  const { filingDate: days } = columns as { filingDate: string[] };
  const kept = Object.entries(columns).map(([name, values]: [string, readonly unknown[]]) => [
    name,
    values.filter((_, row) => (days[row] ?? '') <= day),
  ]);
  return Object.fromEntries(kept) as T;
}

describe('the cells do not depend on the order or number of deliveries of the filings', () => {
  // Issuers with a split, with restatements by amendment, and with XBRL packages for some filings; only their last years.
  const issuers = demoSpecs
    .filter(({ ticker }) => ['FNDEC', 'FNJAN', 'FNCAP'].includes(ticker))
    .map((spec) => generateIssuer({ ...spec, first_year: 2023, years: 3 }));
  const symbols = issuers.map(({ spec }) => spec.ticker);
  let folder: string;
  let mirror: string;
  let expected: Cells;

  before(async function () {
    folder = await mkdtemp(join(tmpdir(), 'footnote-laws-'));
    mirror = join(folder, 'mirror');
    await writeMirror(mirror, issuers);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('ingested twice, and delivered twice by the log', async function () {
    expected = await cellsAfter(async (spine) => {
      await spine.ingest(mirror, { symbols });
      const once = await spine.cells();
      const counts = await countRecords(spine.log);
      await spine.ingest(mirror, { symbols });
      expect(await countRecords(spine.log), 'appends nothing new').to.deep.equal(counts);
      for (const topic of ['facts', 'filings', 'companies', 'documents'] as const)
        await spine.deliverAgain(topic);
      expect(await spine.cells()).to.deep.equal(once);
    });
    expect(expected.count).to.be.greaterThan(3000);
  });

  it('ingested one by one, in reverse order', async function () {
    const cells = await cellsAfter(async (spine) => {
      for (const symbol of symbols.toReversed()) await spine.ingest(mirror, { symbols: [symbol] });
    });
    expect(cells).to.deep.equal(expected);
  });

  it('ingested from an older capture first, then from the newer one', async function () {
    const changing = join(folder, 'changing');
    let older: Cells | undefined;
    const cells = await cellsAfter(async (spine) => {
      await writeMirror(
        changing,
        issuers.map((issuer) => asOf(issuer, '2024-06-30')),
      );
      await spine.ingest(changing, { symbols });
      older = await spine.cells();
      await writeMirror(changing, issuers);
      await spine.ingest(changing, { symbols });
    });
    expect(older?.count).to.be.within(1000, expected.count - 1000);
    expect(cells).to.deep.equal(expected);
  });
});
