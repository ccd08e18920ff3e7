import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import { doorsHold } from './doors.ts';
import { errorsBehave } from './errors.ts';
import { insertsBehave } from './inserts.ts';
import { interfaceBehaves } from './interface.ts';
import { queriesBehave } from './queries.ts';
import { wallsHold } from './walls.ts';

describe('ClickHouse over HTTP: the embedded server', () => {
  let opened: TestReadStore | undefined;
  before('starts ClickHouse', async () => {
    opened = await openTestReadStore();
  });
  after(() => opened?.close());

  const subject = (): TestReadStore => {
    if (opened === undefined) throw new Error('Started by the hook only');
    return opened;
  };
  queriesBehave(subject);
  insertsBehave(subject);
  errorsBehave(subject);
  interfaceBehaves(subject);
  doorsHold(subject);
  wallsHold(subject);
});
