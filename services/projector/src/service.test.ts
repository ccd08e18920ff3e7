import { expect } from 'chai';
import { companyEvent, factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { statementsProjection } from './projections/statements/project.ts';
import { rebuild } from './rebuild.ts';
import { createProjector } from './service.ts';
import { useBench } from './testing/bench.ts';
import { toyStatements } from './testing/toy-statements.ts';

const A = '0000000001';
const FIRST = '0000000001-26-000001';

/** A read store that can be switched off. */
function switchable(store: ReadStore): { readonly store: ReadStore; away: boolean } {
  const guard = <T>(work: () => Promise<T>): Promise<T> =>
    box.away ? Promise.reject(new ReadStoreUnavailableError('switched off')) : work();
  const box = {
    away: false,
    store: {
      ...store,
      database: store.database,
      query: <Row>(sql: string, params?: Parameters<ReadStore['query']>[1]) =>
        guard(() => store.query<Row>(sql, params)),
      insert: (...args: Parameters<ReadStore['insert']>) => guard(() => store.insert(...args)),
      command: (...args: Parameters<ReadStore['command']>) => guard(() => store.command(...args)),
    } as ReadStore,
  };
  return box;
}

describe('the projector', () => {
  const bench = useBench();
  let computed = 0;
  const statements = statementsProjection({
    verifies: false,
    compute: (company) => {
      computed += 1;
      return toyStatements(company);
    },
  });
  const cells = (): Promise<StatementCellRow[]> =>
    bench().store.query<StatementCellRow>('SELECT * FROM statement_cells ORDER BY ALL');
  beforeEach(() => (computed = 0));

  it('computes a company once when its profile, filings and facts arrive together', async () => {
    await bench().start([statements]);
    await Promise.all([
      bench().append('companies', companyEvent(A)),
      bench().append('filings', filingEvent(A, FIRST)),
      bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')])),
    ]);
    await bench().settled([statements]);
    expect(await cells()).to.have.length(1);
    expect(computed).to.equal(1);
  });

  it('replaces at a restart only the views that are defined differently', async () => {
    const views = async (): Promise<ReadonlyMap<string, string>> => {
      const rows = await bench().store.query<{ name: string; uuid: string }>(
        "SELECT name, toString(uuid) AS uuid FROM system.tables WHERE database = currentDatabase() AND engine = 'View'",
      );
      return new Map(rows.map(({ name, uuid }) => [name, uuid]));
    };
    await bench().append('companies', companyEvent(A));
    await bench().append('filings', filingEvent(A, FIRST));
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await bench().project([statements]);
    const before = await views();
    await bench().store.command('CREATE OR REPLACE VIEW statement_cells AS SELECT 1');
    await bench().store.command('DROP VIEW statement_issuers');
    await bench().project([statements]);
    const after = await views();
    expect([...after.keys()].sort()).to.deep.equal([...before.keys()].sort());
    const replaced = [...after].filter(([name, uuid]) => before.get(name) !== uuid).map(([name]) => name);
    expect(replaced.sort()).to.deep.equal(['statement_cells', 'statement_issuers']);
    expect(await cells()).to.have.length(1);
  });

  it('waits for an unavailable store, reports it in its health, and continues where it was', async () => {
    const box = switchable(bench().store);
    await bench().start([statements], { store: box.store });
    expect(bench().options.health.healthy()).to.equal(true);
    box.away = true;
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await eventually('it is unhealthy', () => !bench().options.health.healthy());
    expect(bench().options.health.loops()[0]?.trouble).to.include('unavailable');
    expect(await cells()).to.deep.equal([]);
    box.away = false;
    await bench().settled([statements]);
    await eventually('it is healthy', () => bench().options.health.healthy());
    expect((await cells()).map(({ value }) => value)).to.deep.equal(['1']);
  });

  it('starts before the store', async () => {
    const box = switchable(bench().store);
    box.away = true;
    await bench().start([statements], { store: box.store });
    expect(bench().options.health.healthy()).to.equal(false);
    box.away = false;
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await eventually('it has caught up', async () => {
      const views = await bench().store.query(
        "SELECT 1 FROM system.tables WHERE name = 'statement_cells' AND database = currentDatabase()",
      );
      return views.length > 0 && (await cells()).length > 0;
    });
  });

  it('reports that tables of another version need a rebuild, until they are rebuilt', async () => {
    const rowOf = async (): Promise<string> => {
      const text = await bench().options.metrics.text();
      return /footnote_projection_outdated\{projection="statements"[^}]*\} (\d)/.exec(text)?.[1] ?? '';
    };
    const notice = (): string | null => bench().options.health.loops()[0]?.notice ?? null;
    const before = await bench().start([statements]);
    expect([await rowOf(), notice()]).to.deep.equal(['0', null]);
    await before.stop();
    const version = statements.version + 1;
    const projections = [{ ...statements, version }];
    await bench().start(projections, { pollMs: 10 });
    expect(bench().options.health.healthy()).to.equal(true);
    expect([await rowOf(), notice()]).to.deep.equal([
      '1',
      `written by version ${statements.version} of the projection, which is now at ${version}: run footnote rebuild statements`,
    ]);
    await rebuild({ ...bench().options, projection: projections[0]! });
    await eventually('it is of today', async () => notice() === null && (await rowOf()) === '0');
    await bench().settled(projections);
  });

  it('treats an exception as a crash: nothing is committed, the consumer restarts, the batch is redelivered', async () => {
    let crashes = 0;
    const crashing = {
      ...statements,
      claim: ((input) => {
        if (crashes++ < 2) throw new Error('out of memory');
        return statements.claim(input);
      }) as typeof statements.claim,
    };
    await bench().start([crashing]);
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await bench().settled([statements]);
    expect(crashes).to.be.greaterThan(2);
    expect(await cells()).to.have.length(1);
    await eventually('it is healthy', () => bench().options.health.healthy());
  });

  it('shares the work among replicas, and continues when one of them leaves', async () => {
    const [first] = [await bench().start([statements]), await bench().start([statements])];
    const publish = async (value: string): Promise<void> => {
      for (let index = 0; index < 10; index += 1) {
        const cik = paddedCik(index);
        await bench().append('facts', factsEvent(cik, FIRST, [factOf('Revenues', value)]));
      }
      await bench().settled([statements]);
    };
    await publish('1');
    await first.stop();
    await publish('2');
    expect((await cells()).map(({ value }) => value)).to.deep.equal(Array<string>(10).fill('2'));
  });

  it('fails to start when the store rejects its statements', async () => {
    const broken = {
      ...statements,
      readModel: { ...statements.readModel, views: () => [{ name: 'v', columns: {}, select: 'SELEC 1' }] },
    };
    const projector = createProjector({ ...bench().options, projections: [broken] });
    const failure = await projector.start().catch((error: unknown) => error);
    expect(failure).to.be.an('error').with.property('message').that.includes('Syntax error');
    expect(bench().options.health.loops(), 'everything was stopped').to.deep.equal([]);
  });
});
