import { expect } from 'chai';
import fc from 'fast-check';
import { factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import { storedTables } from '@footnote/projection/outline';
import type { RebuildRefusedError } from '@footnote/projection/part/refused';
import { type Projection, tablesOf } from '@footnote/projection/projection';
import { paddedCik } from '@footnote/values/cik';
import { FILINGS } from './projections/filings/ddl.ts';
import { filings } from './projections/filings/project.ts';
import { WITNESSES } from './projections/holdings/ddl.ts';
import { holdings } from './projections/holdings/project.ts';
import { statementsProjection } from './projections/statements/project.ts';
import { rebuildPart, type RebuildPartOptions } from './rebuild.ts';
import { useBench } from './testing/bench.ts';
import { toyStatements } from './testing/toy-statements.ts';

const statements = statementsProjection({ compute: toyStatements, verifies: false });
const cikOf = (index: number): string => paddedCik(index);
const accessionOf = (index: number): string => `0000000000-26-${String(index).padStart(6, '0')}`;
const COMPANIES = 2;

describe('rebuild of a part', () => {
  const bench = useBench();

  type Row = { readonly cik: string; readonly revision?: number };

  /** The newest revision of each company; none of a projection without. */
  const heads = async (projection: Projection): Promise<ReadonlyMap<string, number>> => {
    if (projection.kind !== 'entities') return new Map();
    const rows = await bench().store.query<Required<Row>>(
      `SELECT cik, max(revision) AS revision FROM ${tablesOf(1)(projection.headsTable)} GROUP BY cik`,
    );
    return new Map(rows.map(({ cik, revision }) => [cik, revision]));
  };

  /** The rows of every stored table of a projection that readers see, in a fixed order: earlier revisions are swept. */
  const stored = async (projection: Projection): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>();
    const newest = await heads(projection);
    const isSeen = ({ cik, revision }: Row): boolean =>
      revision === undefined || newest.size === 0 || revision === newest.get(cik);
    for (const { base } of storedTables(projection)) {
      const rows = await bench().store.query<Row>(`SELECT * FROM ${tablesOf(1)(base)} FINAL ORDER BY ALL`);
      for (const [cik, some] of Map.groupBy(rows.filter(isSeen), (row) => row.cik))
        found.set(`${cik} ${base}`, JSON.stringify(some));
    }
    return found;
  };
  const announced = async (): Promise<readonly string[]> =>
    (await bench().read('published')).map(({ cik, revision }) => `${cik}@${revision}`);
  const publish = (company: number, filing: number, value: string): Promise<void> =>
    bench().append('facts', factsEvent(cikOf(company), accessionOf(filing), [factOf('Revenues', value)]));
  const rebuilt = (projection: Projection, company: number) =>
    rebuildPart({ ...bench().options, projection, entities: [cikOf(company)] });

  /** Three ways to damage a table by hand. */
  const damage = async (table: string, kind: 'change' | 'delete' | 'add', cik: string): Promise<void> => {
    const { store } = bench();
    const columns = await store.query<{ name: string; type: string; is_key: number }>(
      `SELECT name, type, is_in_sorting_key AS is_key FROM system.columns
       WHERE database = currentDatabase() AND table = {table:String} ORDER BY position`,
      { table },
    );
    const text = columns.find(
      ({ name, type, is_key }) =>
        type === 'String' && is_key === 0 && name !== 'payload' && name !== 'unannounced',
    );
    const key = columns.findLast(
      ({ type, is_key, name }) => is_key === 1 && type === 'String' && name !== 'cik',
    );
    if (kind === 'delete') await store.command(`DELETE FROM ${table} WHERE cik = {cik:String}`, { cik });
    else if (kind === 'change' && text !== undefined)
      await store.command(
        `ALTER TABLE ${table} UPDATE ${text.name} = 'damaged' WHERE cik = {cik:String} SETTINGS mutations_sync = 1`,
        { cik },
      );
    else if (key !== undefined)
      await store.command(
        `INSERT INTO ${table} SETTINGS insert_deduplicate = 0
         SELECT * REPLACE ('invented' AS ${key.name}) FROM ${table} FINAL WHERE cik = {cik:String}`,
        { cik },
      );
  };

  it('changes nothing on an unchanged log, and repairs what was damaged of that company alone', async () => {
    let filing = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: COMPANIES }), fc.nat(9)), { minLength: 1, maxLength: 6 }),
        fc.constantFrom<Projection>(statements, filings),
        fc.nat(),
        fc.constantFrom('change' as const, 'delete' as const, 'add' as const),
        async (events, projection, which, kind) => {
          for (const [company, value] of events) {
            filing += 1;
            await bench().append('filings', filingEvent(cikOf(company), accessionOf(filing)));
            await publish(company, filing, String(value));
          }
          await bench().project([projection]);
          const [company = 1] = events[which % events.length] ?? [];
          const right = await stored(projection);
          const before = await announced();
          expect(await rebuilt(projection, company), 'unchanged').to.include({ changed: 0, generation: 1 });
          expect(await stored(projection)).to.deep.equal(right);
          expect(await announced()).to.deep.equal(before);

          const tables = storedTables(projection).map(({ base }) => tablesOf(1)(base));
          const table = tables[which % tables.length] ?? '';
          const others = [...new Set(events.map(([each]) => each))];
          for (const each of others) await damage(table, kind, cikOf(each));
          const damaged = await stored(projection);
          const { changed } = await rebuilt(projection, company);
          const mended = await stored(projection);
          const own = (rows: ReadonlyMap<string, string>, isOwn: boolean) =>
            [...rows].filter(([name]) => name.startsWith(cikOf(company)) === isOwn);
          expect(own(mended, true), `${kind} in ${table}`).to.deep.equal(own(right, true));
          expect(own(mended, false), 'the others').to.deep.equal(own(damaged, false));
          if (changed === 1)
            expect((await announced()).filter((each) => !before.includes(each))).to.have.length(0);
          for (const each of others) await rebuilt(projection, each);
          expect(await stored(projection), 'all').to.deep.equal(right);
        },
      ),
      { numRuns: 2 },
    );
  });

  it('announces a company that reads otherwise, with the revision that is visible', async () => {
    await publish(1, 1, '1');
    await publish(2, 2, '2');
    await bench().project([statements]);
    const before = await bench().read('published');
    const { store } = bench();
    await store.command(
      "ALTER TABLE statement_cells__g1 UPDATE value = '7' WHERE 1 = 1 SETTINGS mutations_sync = 1",
    );
    const report = await rebuilt(statements, 2);
    expect(report).to.include({ projection: 'statements', generation: 1, records: 1, changed: 1 });
    expect(await store.query('SELECT cik, value FROM statement_cells ORDER BY cik')).to.deep.equal([
      { cik: cikOf(1), value: '7' },
      { cik: cikOf(2), value: '2' },
    ]);
    const news = (await bench().read('published')).slice(before.length);
    const told = before.find(({ cik }) => cik === cikOf(2));
    expect(news.map(({ cik, revision }) => ({ cik, revision }))).to.deep.equal([
      { cik: cikOf(2), revision: told?.revision },
    ]);
    const tables = await store.query<{ name: string }>(
      "SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE '%\\_\\_g2'",
    );
    expect(tables, 'nothing is left beside the tables that are served').to.deep.equal([]);
  });

  it('repairs rows that were made of a record with another key', async () => {
    const { store, options } = bench();
    const witness = { cusip: '037833100', accession: accessionOf(1), form: 'SC 13G', filed: '2026-01-02' };
    const parts = {
      event_id: 'a',
      source_document: 'a.htm',
      source_time: 1,
      recorded_at: 1,
      issuer: 'A',
      class_title: 'Common',
    };
    await bench().append('cusips', { ...parts, ...witness, cik: cikOf(1) });
    await bench().append('cusips', { ...parts, ...witness, cusip: '594918104', cik: cikOf(2) });
    await bench().project([holdings]);
    const rows = () => store.query<object>(`SELECT * FROM ${tablesOf(1)(WITNESSES)} FINAL ORDER BY ALL`);
    const right = await rows();
    expect(right).to.have.length(2);
    await store.command(`DELETE FROM ${tablesOf(1)(WITNESSES)} WHERE cik = '${cikOf(1)}'`);
    const report = await rebuildPart({ ...options, projection: holdings, entities: [cikOf(1)] });
    expect(report).to.include({ records: 1, changed: 1 });
    expect(await rows()).to.deep.equal(right);
  });

  it('writes the rows of records from a place on again, and leaves those of earlier records', async () => {
    const { store, options } = bench();
    for (const at of [1, 2, 3])
      for (const company of [1, 2])
        await bench().append(
          'filings',
          filingEvent(cikOf(company), accessionOf(10 * company + at), { recorded_at: Date.UTC(2027, 0, at) }),
        );
    await bench().project([filings]);
    const kept = async (): Promise<readonly string[]> =>
      (
        await store.query<{ accession: string }>(
          `SELECT accession FROM ${tablesOf(1)(FILINGS)} FINAL ORDER BY accession`,
        )
      ).map(({ accession }) => accession.slice(-2));
    const lose = () => store.command(`DELETE FROM ${tablesOf(1)(FILINGS)} WHERE 1 = 1`);
    expect(await kept()).to.have.length(6);
    const all = await rebuildPart({ ...options, projection: filings, from: { kind: 'offset', offset: 0 } });
    expect(all, 'nothing was lost').to.include({ records: 6, changed: 0 });
    await lose();
    const later = await rebuildPart({
      ...options,
      projection: filings,
      from: { kind: 'recorded', from: Date.UTC(2027, 0, 2) },
    });
    expect(later).to.include({ records: 4, changed: 2, generation: 1 });
    expect(await kept()).to.deep.equal(['12', '13', '22', '23']);
    await lose();
    // The companies may share a partition.
    const ends = (await bench().log.watermarks('filings')).map(({ high }) => high);
    const offset = Math.max(...ends) - 1;
    const last = await rebuildPart({ ...options, projection: filings, from: { kind: 'offset', offset } });
    expect(last.records).to.equal(ends.filter((end) => end > offset).length);
    expect(await kept()).to.have.length(last.records);
  });

  it('refuses with a reason, and changes nothing', async () => {
    const { options } = bench();
    const refusal = (part: Partial<RebuildPartOptions>): Promise<unknown> =>
      rebuildPart({
        ...options,
        projection: statements,
        entities: [cikOf(1)],
        ...part,
      }).then(
        () => null,
        (error: unknown) => (error as RebuildRefusedError).reason,
      );
    expect(await refusal({})).to.equal('not_built');
    await publish(1, 1, '1');
    await bench().project([statements]);
    expect(await refusal({ entities: [cikOf(9)] })).to.equal('no_records');
    expect(await refusal({ from: { kind: 'offset', offset: 1 } })).to.equal('needs_all_inputs');
    await bench().append('facts', factsEvent(cikOf(1), accessionOf(2), [factOf('BOOM', '1')]));
    await bench().project([statements]);
    const before = await stored(statements);
    expect(await refusal({}), 'a record that cannot be computed with').to.equal('not_computable');
    expect(await stored(statements)).to.deep.equal(before);
  });
});
