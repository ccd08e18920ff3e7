import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type { ConsumeOptions, EventLog } from '@footnote/event-log/port';
import { companyEvent } from '@footnote/events/testing/samples';
import type { RowProjection } from '@footnote/projection/projection';
import { openGenerations } from '@footnote/projection/generations';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { names } from '../projections/names/project.ts';
import { rebuild } from '../rebuild.ts';
import { type BenchOptions, useBench } from './bench.ts';

const COMPANIES = 60;
const SHARED = 'projector.names.g2';

/** The log as one process sees it: what it takes of the group of the rebuild is counted, slowly. */
function observed(log: EventLog, taken: string[], onTake: () => void = () => undefined): EventLog {
  const consume = (options: ConsumeOptions): ReturnType<EventLog['consume']> =>
    log.consume({
      ...options,
      onBatch: async (batch, control) => {
        if (options.group === SHARED) {
          await delay(40);
          onTake();
        }
        await options.onBatch(batch, control);
        if (options.group === SHARED) taken.push(...batch.records.map(({ key }) => key));
      },
    });
  return { ...log, consume };
}

/** The tests of a rebuild with several projectors, on any log. */
export function sharedRebuildSuite(options: BenchOptions = {}): void {
  const bench = useBench(options);
  const config = () => ({ ...bench().options.config, batchRecords: 1 });
  const rows = (): Promise<object[]> => bench().store.query('SELECT * FROM company_names ORDER BY ALL');
  const fill = async (): Promise<readonly object[]> => {
    for (let index = 1; index <= COMPANIES; index += 1)
      await bench().append('companies', companyEvent(paddedCik(index), { name: `C ${index}` }));
    await bench().project([names]);
    return rows();
  };

  it('is shared by those that run the projection, of which one fails, and gives equal rows', async () => {
    const before = await fill();
    const [own, first, second]: [string[], string[], string[]] = [[], [], []];
    let failures = 0;
    await bench().start([names], { config: config(), log: observed(bench().log, first) });
    await bench().start([names], {
      config: config(),
      log: observed(bench().log, second, () => {
        failures += 1;
        if (failures === 2) throw new Error('a share that fails');
      }),
    });
    const announced = (await bench().read('published')).length;
    const report = await rebuild({
      ...bench().options,
      config: config(),
      log: observed(bench().log, own),
      projection: 'names',
    });
    expect(report).to.include({ generation: 2, records: COMPANIES, changed: 0 });
    expect(first.length + second.length, 'taken by the others').to.be.greaterThan(0);
    expect(new Set([...own, ...first, ...second]).size).to.equal(COMPANIES);
    expect(await rows()).to.deep.equal(before);
    expect(await bench().read('published'), 'nothing is told twice').to.have.length(announced);
    const members = bench().log.members(SHARED);
    expect(await members, 'they go on with the new group').to.be.at.most(2);
    await bench().append('companies', companyEvent(paddedCik(1), { name: 'NEW' }));
    await eventually('what follows is told', async () => {
      const told = await bench().read('published');
      return told.length === announced + 1;
    });
  });

  it('is left when it ends before it is complete', async () => {
    await fill();
    const taken: string[] = [];
    await bench().start([names], { config: config(), log: observed(bench().log, taken) });
    const ended = new AbortController();
    const whole: RowProjection = names;
    const failure = rebuild({
      ...bench().options,
      log: observed(bench().log, [], () => {
        if (taken.length > 0) ended.abort();
      }),
      config: config(),
      projection: {
        ...names,
        project: (input) =>
          ended.signal.aborted ? expect.fail('a fault of the process') : whole.project(input),
      },
    }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(await failure).to.be.an('error');
    await eventually('nobody is left in its group', async () => (await bench().log.members(SHARED)) === 0);
    const generations = await openGenerations(bench().store);
    expect((await generations.active('names'))?.generation).to.equal(1);
  });
}
