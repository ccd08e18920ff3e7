import { expect } from 'chai';
import {
  createTables,
  dropTables,
  ensureShown,
  showGeneration,
} from '@footnote/projection/generation-tables';
import { openGenerations } from '@footnote/projection/generations';
import { openRegister } from '@footnote/read-store/register';
import {
  catalogueQuery,
  createReplicatedDatabase,
  replicatedStatement,
  UnreplicatedEngineError,
} from '@footnote/read-store/replicas/statements';
import { storeWith, useTestReadStore } from '@footnote/read-store/testing';
import { PROJECTIONS } from './projections.ts';
import { settleSymbols } from './symbols/settle.ts';

describe('statements for a ClickHouse of several replicas', () => {
  const opened = useTestReadStore();

  /** What the engine's own parser makes of a statement; it refuses one that is none. */
  const parsed = async (sql: string): Promise<string> => {
    const [row] = await opened().store.query<{ readonly text: string }>(
      'SELECT formatQuery({sql:String}) AS text',
      {
        sql,
      },
    );
    return row?.text ?? '';
  };

  it('parse, and give replicas to each table, for everything that is said of every projection', async () => {
    const { store } = opened();
    const commands: string[] = [];
    const queries: string[] = [];
    const heard = storeWith(store, {
      query: (sql, params) => {
        queries.push(sql);
        return store.query(sql, params);
      },
      command: (sql, params) => {
        commands.push(sql);
        return store.command(sql, params);
      },
    });
    await openGenerations(heard);
    await openRegister(heard);
    for (const projection of PROJECTIONS) {
      await createTables(heard, projection, 1);
      await showGeneration(heard, projection, 1);
      await ensureShown(heard, projection, 1);
    }
    await settleSymbols(heard, 1);
    for (const projection of PROJECTIONS) await dropTables(heard, projection, 1);
    commands.push('DELETE FROM cells__g1 WHERE (cik, revision) IN ((1, 2))', 'TRUNCATE TABLE log_heads');

    const tables = commands.filter((sql) => sql.startsWith('CREATE TABLE'));
    expect(tables.length).to.be.greaterThan(40);
    for (const sql of commands) {
      const said = replicatedStatement(sql);
      const text = await parsed(said);
      expect(text).to.not.include('non_replicated');
      if (tables.includes(sql)) expect(text).to.match(/\nENGINE = Replicated(Replacing)?MergeTree\b/);
    }
    const catalogue = queries.filter((sql) => /system\.(tables|columns)/.test(sql));
    expect(catalogue).to.not.be.empty;
    for (const sql of catalogue) {
      const text = await parsed(catalogueQuery(sql, 'footnote'));
      expect(text).to.match(/clusterAllReplicas\('footnote', system\.(tables|columns)\)/);
      expect(text).to.not.include('currentDatabase');
    }
    expect(await parsed(createReplicatedDatabase('footnote', 'main'))).to.include('ON CLUSTER main');
  });

  it('of other queries stay as they are, and a table of another engine is refused', () => {
    const sql = 'SELECT * FROM companies WHERE cik = 1';
    expect(catalogueQuery(sql, 'footnote')).to.equal(sql);
    expect(() => replicatedStatement('CREATE TABLE t (a UInt8) ENGINE = Memory')).to.throw(
      UnreplicatedEngineError,
    );
  });

  it('name settings that the server knows', async () => {
    const { store } = opened();
    const { REPLICATED_COMMAND, REPLICATED_INSERT, REPLICATED_READ } =
      await import('@footnote/read-store/replicas/consistency');
    const given = { ...REPLICATED_COMMAND, ...REPLICATED_INSERT, ...REPLICATED_READ };
    const list = Object.entries(given).map(([name, value]) => `${name} = '${value}'`);
    expect(await store.query(`SELECT 1 AS one SETTINGS ${list.join(', ')}`)).to.deep.equal([{ one: 1 }]);
  });
});
