import { expect } from 'chai';
import { readExample } from '@footnote/events/examples';
import { TOPIC_NAMES } from '@footnote/events/topics';
import { PROJECTIONS } from '../projections.ts';
import { useBench } from '../testing/bench.ts';

/** Views of every event as received, with its position in the log. */
const OF_EVENTS = ['bar_years', 'corporate_action_years', 'year_bars'];

describe('every published example through every projection', () => {
  const bench = useBench();

  it('is processed, and twice equals once', async () => {
    const read = PROJECTIONS.flatMap(({ topics }) => topics);
    const deliver = async (): Promise<unknown> => {
      for (const topic of TOPIC_NAMES)
        if (read.includes(topic)) await bench().append(topic, readExample(topic));
      await bench().project(PROJECTIONS);
      const views = PROJECTIONS.flatMap(({ readModel }) => readModel.views((base) => base));
      return await Promise.all(
        views
          .filter(({ name }) => !OF_EVENTS.includes(name))
          .map(({ name }) => bench().store.query(`SELECT * FROM ${name} ORDER BY ALL`)),
      );
    };
    const once = await deliver();
    expect(await bench().read('dead-letters')).to.deep.equal([]);
    expect(await deliver()).to.deep.equal(once);
    const [profiles] = await bench().store.query<{ n: number }>('SELECT count() AS n FROM companies');
    expect(profiles?.n).to.equal(1);
  });

  it('are in the list once and read existing topics', () => {
    const names = PROJECTIONS.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const { topics } of PROJECTIONS) expect(TOPIC_NAMES).to.include.members([...topics]);
  });
});
