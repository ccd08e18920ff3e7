import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { storedTables } from '@footnote/projection/outline';
import { PROJECTIONS } from './projections.ts';

/** The columns of the tables of release 0.1.0, by table. */
const RELEASED = JSON.parse(
  readFileSync(new URL('./testing/released-columns.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

describe('tables that release 0.1.0 wrote', () => {
  it('get every column that they lack, because the views read it', () => {
    const lacking = PROJECTIONS.flatMap(storedTables).flatMap(({ base, ddl, later = [] }) => {
      const released = RELEASED[base]?.split(' ');
      if (released === undefined) return [];
      const added = new Set([...released, ...later.map(({ column }) => column)]);
      const columns = [...ddl('t').matchAll(/^ {2}(?!INDEX)(\w+) /gm)].map(([, name]) => name ?? '');
      return columns.filter((column) => !added.has(column)).map((column) => `${base}.${column}`);
    });
    expect(lacking).to.deep.equal([]);
  });
});
