import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { factOf, factsEvent } from '@footnote/events/testing/samples';
import { topicSpecs } from '@footnote/events/topics';
import { adoptLayout } from '@footnote/projection/adopt-layout';
import { openGenerations } from '@footnote/projection/generations';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { statementsProjection } from './projections/statements/project.ts';
import { rebuild, undoRebuild } from './rebuild.ts';
import { useBench } from './testing/bench.ts';
import { toyStatements } from './testing/toy-statements.ts';

const statements = statementsProjection({ compute: toyStatements, verifies: false });
const CIK = '0000000001';
const ACCESSION = '0000000000-26-000001';

describe('a log that takes the place of another', () => {
  const bench = useBench();
  let folder: string;
  let other: EventLog;
  const publish = async (log: EventLog, value: string): Promise<void> => {
    const event = factsEvent(CIK, ACCESSION, [factOf('Revenues', value)]);
    await log.append('facts', [{ key: CIK, value: await bench().codec.encode('facts', event) }]);
  };
  type Cell = { readonly value: number | string; readonly revision: number | string };
  const cell = async (): Promise<Cell | undefined> =>
    (await bench().store.query<Cell>('SELECT value, revision FROM statement_cells'))[0];
  const started = (log: EventLog): Promise<string> =>
    bench()
      .start([statements], { log })
      .then(
        () => 'started',
        (error: unknown) => (error as Error).name,
      );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-other-log-'));
    other = await openLmdbLog({ path: folder });
    await other.ensureTopics(topicSpecs(5));
    for (const value of ['1', '2', '3', '4']) await publish(bench().log, value);
    await bench().project([statements]);
  });
  afterEach(async () => {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused until it is adopted, then built anew by itself, and newer than the one before', async () => {
    await publish(other, '4');
    expect(await started(other)).to.equal('OtherLogError');
    const before = await cell();
    expect(Number(before?.value)).to.equal(4);
    expect(await adoptLayout(other, bench().store)).to.equal(1);
    expect(await adoptLayout(other, bench().store), 'once').to.equal(null);
    expect(await cell(), 'served meanwhile').to.deep.equal(before);

    expect(await started(bench().log), 'the one before').to.equal('LogLayoutError');
    expect(await started(other)).to.equal('started');
    await eventually('it is built anew', async () => (await cell())?.revision !== before?.revision);
    const after = await cell();
    expect(Number(after?.value)).to.equal(4);
    expect(Number(after?.revision), 'although its offsets are lower').to.be.greaterThan(
      Number(before?.revision),
    );
    // The first event of a partition: its offset is below that of every event in the log before.
    await publish(other, '5');
    await eventually('a correction is served', async () => Number((await cell())?.value) === 5);
  });

  it('has no generation before it to go back to, and rebuilds as any other', async () => {
    await publish(other, '5');
    await adoptLayout(other, bench().store);
    const options = { ...bench().options, log: other, projection: statements };
    const report = await rebuild(options);
    expect(report).to.include({ generation: 2, previous: 1, changed: 1 });
    const undone = await undoRebuild(options).catch((error: unknown) => error);
    expect(undone).to.be.an('error').with.property('message').that.includes('another layout of the log');
    expect((await rebuild(options)).changed).to.equal(0);
    const active = await (await openGenerations(bench().store)).active('statements');
    expect(active).to.include({ generation: 3, epoch: 1 });
    expect((await undoRebuild(options)).generation).to.equal(2);
  });
});
