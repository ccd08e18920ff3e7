import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import { openGenerations } from '@footnote/projection/generations';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { companies } from './projections/companies/project.ts';
import { statementsProjection } from './projections/statements/project.ts';
import { rebuild, undoRebuild, UnknownProjectionError } from './rebuild.ts';
import { useBench } from './testing/bench.ts';
import { toyStatements } from './testing/toy-statements.ts';

const statements = statementsProjection({ compute: toyStatements, verifies: false });
const cikOf = (index: number): string => paddedCik(index);
const accessionOf = (index: number): string => `0000000000-26-${String(index).padStart(6, '0')}`;

/** The same projection as when it stored its rows in other tables. */
function statementsLike(inputsTable: string, headsTable: string): typeof statements {
  const renamed = (sql: string): string => sql.replaceAll('statement_companies', headsTable);
  return {
    ...statements,
    version: 4,
    inputsTable,
    headsTable,
    readModel: {
      tables: statements.readModel.tables.map(({ base, ddl }) => ({ base: renamed(base), ddl })),
      views: (name) =>
        statements.readModel.views((base) => name(base === 'company_inputs' ? inputsTable : renamed(base))),
    },
  };
}

describe('rebuild', () => {
  const bench = useBench();
  const rows = (): Promise<object[]> => bench().store.query('SELECT * FROM statement_cells ORDER BY ALL');
  const publish = (index: number, value: string): Promise<void> =>
    bench().append('facts', factsEvent(cikOf(index), accessionOf(index), [factOf('Revenues', value)]));

  it('yields the same rows, including revisions, and publishes nothing if nothing changed', async () => {
    for (let index = 1; index <= 5; index += 1) await publish(index, String(index));
    await publish(1, '11');
    await bench().project([statements]);
    const before = await rows();
    const announced = (await bench().read('published')).length;
    const report = await rebuild({ ...bench().options, projection: statements });
    expect(report).to.include({
      projection: 'statements',
      generation: 2,
      previous: 1,
      records: 6,
      changed: 0,
    });
    expect(await rows()).to.deep.equal(before);
    expect(await bench().read('published')).to.have.length(announced);
  });

  it('finds nothing changed, however often, in tables that still have superseded revisions', async () => {
    await publish(1, '1');
    await publish(2, '1');
    await bench().project([statements]);
    // Each of these is a revision of its own; the one before stays until it is swept.
    for (const value of ['2', '3']) {
      await publish(1, value);
      await bench().project([statements]);
    }
    const announced = (await bench().read('published')).length;
    for (let time = 0; time < 3; time += 1) {
      const report = await rebuild({ ...bench().options, projection: statements });
      expect(report.changed, `rebuild ${time + 1}`).to.equal(0);
    }
    expect(await bench().read('published')).to.have.length(announced);
  });

  it('repeats no dead letter, and appends those that only a new version refuses', async () => {
    await publish(1, '1');
    await publish(2, '2');
    await bench().appendBytes('facts', cikOf(3), new Uint8Array([0, 1, 2]));
    await bench().appendBytes('facts', cikOf(3), new Uint8Array([0, 1, 2]));
    await bench().project([statements]);
    const letters = async (): Promise<readonly number[]> =>
      (await bench().read('dead-letters')).map(({ offset }) => offset);
    expect(await letters()).to.have.length(2);
    for (let time = 0; time < 2; time += 1) await rebuild({ ...bench().options, projection: statements });
    expect(await letters()).to.have.length(2);
    const stricter: typeof statements = {
      ...statements,
      claim: (input) =>
        input.topic === 'facts' && input.event.cik === cikOf(2)
          ? { kind: 'dead-letter', reason: 'refused', message: 'a new rule' }
          : statements.claim(input),
    };
    for (let time = 0; time < 2; time += 1) await rebuild({ ...bench().options, projection: stricter });
    const all = await bench().read('dead-letters');
    expect(all.map(({ reason }) => reason).sort()).to.deep.equal(['bad_magic', 'bad_magic', 'refused']);
    expect(new Set(all.map(({ event_id }) => event_id)).size).to.equal(3);
  });

  it('announces on `published` the companies whose rows changed', async () => {
    await publish(1, '1');
    await publish(2, '2');
    await bench().project([statements]);
    const announced = (await bench().read('published')).length;
    const changedStatements = statementsProjection({
      verifies: false,
      compute: (company) => {
        const computed = toyStatements(company);
        return company.cik === cikOf(2) ? { ...computed, cells: [] } : computed;
      },
    });
    const report = await rebuild({ ...bench().options, projection: changedStatements });
    expect(report.changed).to.equal(1);
    const published = await bench().read('published');
    expect(published).to.have.length(announced + 1);
    expect(published.filter(({ cik }) => cik === cikOf(2))).to.have.length(2);
    expect(await rows(), 'rows that the new version does not produce are removed').to.have.length(1);
  });

  it('loses nothing appended while it runs, while the live projector continues', async () => {
    for (let index = 1; index <= 20; index += 1) await publish(index, '1');
    await bench().start([statements]);
    await bench().settled([statements]);

    let appended = 100;
    let building = true;
    const appending = (async () => {
      while (building) {
        await publish((appended % 20) + 1, String(appended));
        appended += 1;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
    const seen = { queries: 0, empty: 0 };
    const reading = (async () => {
      while (building) {
        const [count] = await bench().store.query<{ n: number }>('SELECT count() AS n FROM statement_cells');
        seen.queries += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (count?.n !== 20) seen.empty += 1;
      }
    })();
    const report = await rebuild({ ...bench().options, projection: statements });
    building = false;
    await Promise.all([appending, reading]);
    await bench().settled([statements]);

    expect(report).to.include({ generation: 2, previous: 1 });
    const newest = new Map<string, string>();
    for (let value = 100; value < appended; value += 1) newest.set(cikOf((value % 20) + 1), String(value));
    const values = await bench().store.query<{ cik: string; value: string }>(
      'SELECT cik, value FROM statement_cells',
    );
    for (const [cik, value] of newest)
      expect(values.find((row) => row.cik === cik)?.value, cik).to.equal(value);
    expect(seen.queries).to.be.greaterThan(0);
    expect(seen.empty, 'every query saw every company').to.equal(0);
  });

  it('continues with records appended after it, and rolls back without losing them', async () => {
    await bench().append('companies', companyEvent(cikOf(1), { symbols: ['A'] }));
    await publish(1, '1');
    await bench().project([statements]);
    await rebuild({ ...bench().options, projection: statements });
    await publish(1, '2');
    await bench().project([statements]);
    const rebuilt = await rows();
    expect(rebuilt[0]).to.include({ value: '2' });
    const announced = (await bench().read('published')).length;
    expect(await undoRebuild({ ...bench().options, projection: statements })).to.deep.equal({
      projection: 'statements',
      generation: 1,
      changed: 1,
    });
    expect((await rows())[0]).to.include({ value: '1' });
    // Caches drop what they have of it, under its symbols too.
    const [head] = await bench().store.query<{ revision: number }>(
      `SELECT revision FROM statement_companies__g1 FINAL`,
    );
    const told = (await bench().read('published')).slice(announced);
    expect(told.map(({ cik, revision, symbols }) => ({ cik, revision, symbols }))).to.deep.equal([
      { cik: cikOf(1), revision: head?.revision, symbols: ['A'] },
    ]);
    await bench().project([statements]);
    expect(await rows()).to.deep.equal(rebuilt);
  });

  it('is undone in a model of rows with the revision of the newest record that the earlier tables have', async () => {
    const named = (name: string) =>
      bench().append('companies', companyEvent(cikOf(1), { name, symbols: ['A'] }));
    await named('FIRST');
    await bench().project([companies]);
    await rebuild({ ...bench().options, projection: 'companies' });
    await named('SECOND');
    await bench().project([companies]);
    const announced = (await bench().read('published')).length;
    await undoRebuild({ ...bench().options, projection: 'companies' });
    expect(await bench().store.query('SELECT name FROM companies')).to.deep.equal([{ name: 'FIRST' }]);
    const [told] = (await bench().read('published')).slice(announced);
    expect(told).to.deep.include({ cik: cikOf(1), projection: 'companies', revision: 1, symbols: ['A'] });
  });

  it('preserves one previous generation and drops the others, with their groups', async () => {
    await bench().append('companies', companyEvent(cikOf(1), { symbols: ['A'] }));
    await bench().project([companies]);
    for (let time = 0; time < 3; time += 1) await rebuild({ ...bench().options, projection: 'companies' });
    const tables = await bench().store.query<{ name: string }>(
      `SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'company_profiles%' ORDER BY name`,
    );
    expect(tables.map(({ name }) => name)).to.deep.equal(['company_profiles__g3', 'company_profiles__g4']);
    const groups = (await bench().log.groups()).filter((group) => group.startsWith('projector.companies.'));
    expect(groups.sort()).to.deep.equal(['projector.companies.g3', 'projector.companies.g4']);
    expect(await bench().store.query('SELECT symbol FROM symbols')).to.deep.equal([{ symbol: 'A' }]);
  });

  it('leaves the present generation unchanged on a failure', async () => {
    await publish(1, '1');
    await bench().project([statements]);
    const broken = {
      ...statements,
      compute: () => {
        throw new Error('a fault of the process');
      },
    };
    const failure = await rebuild({ ...bench().options, projection: broken }).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.an('error').with.property('message', 'a fault of the process');
    expect(await rows()).to.have.length(1);
    const generations = await openGenerations(bench().store);
    expect((await generations.active('statements'))?.generation).to.equal(1);
    // A generation that was begun and never activated is invisible to readers.
    expect([...(await generations.allActive())]).to.deep.equal([
      ['statements', { generation: 1, version: statements.version, epoch: 0 }],
    ]);
  });

  it('restores a lost read store from the log', async () => {
    await publish(1, '1');
    await bench().project([statements]);
    const before = await rows();
    const lost = ['schema_migrations', 'projection_generations', 'statement_cells__g1', 'company_inputs__g1'];
    for (const name of lost) await bench().store.command(`DROP TABLE ${name} SYNC`);
    await bench().project([statements]);
    expect(await rows()).to.deep.equal(before);
    const groups = await bench().log.groups();
    expect(groups).to.include('projector.statements.g2');
  });

  it('rejects an unknown name, and names the projection that replaces a former one', () => {
    expect(() => rebuild({ ...bench().options, projection: 'nothing' })).to.throw(UnknownProjectionError);
    expect(() => rebuild({ ...bench().options, projection: 'verification' })).to.throw(
      UnknownProjectionError,
      'rebuild statements instead',
    );
  });

  it('is done by the projector itself if the read model was written by a version with other tables', async () => {
    await publish(1, '1');
    const { store, log } = bench();
    const earlier = statementsLike('statements_inputs', 'statement_issuers');
    await bench().project([earlier]);
    const stable = await store.query('SELECT cik, field, value FROM statement_cells');
    const announced = (await bench().read('published')).length;
    await publish(2, '2');
    await bench().start([statements]);
    const active = async (): Promise<number | undefined> =>
      (await (await openGenerations(store)).active('statements'))?.generation;
    while ((await active()) !== 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await bench().settled([statements]);
    const shown = () => store.query<object>('SELECT cik, field, value FROM statement_cells ORDER BY cik');
    // The views follow the journal.
    await eventually('the new tables are shown', async () => (await shown()).length === 2);
    const [first, second] = await shown();
    expect([first]).to.deep.equal(stable);
    expect(second).to.deep.include({ cik: cikOf(2), value: '2' });
    expect(await log.groups()).to.include('projector.statements.g2');
    const left = async (): Promise<readonly string[]> =>
      (
        await store.query<{ name: string }>(
          `SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'statement%' ORDER BY name`,
        )
      ).map(({ name }) => name);
    while ((await left()).includes('statements_inputs__g1'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await left()).not.to.include('statement_issuers__g1');
    expect((await bench().read('published')).length).to.be.greaterThan(announced);
    const refusal = await undoRebuild({ ...bench().options, projection: statements }).catch(
      (error: unknown) => error,
    );
    expect(refusal).to.be.an('error').with.property('message').that.includes('other tables');
  });
});
