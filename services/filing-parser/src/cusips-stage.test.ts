import { readExample } from '@footnote/events/examples';
import type { Stake } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import { cusipsStage } from './cusips-stage.ts';

const take = async (changes: Partial<Stake>) =>
  cusipsStage().take({ ...readExample('stakes'), refusal: null, ...changes });

describe('the CUSIPs of a schedule', () => {
  it('are published as evidence of its issuer, each once', async () => {
    const step = await take({ cik: '0009990001', cusips: ['99900T104', '99900T104', '99900T203'] });
    if (step.kind !== 'ok') throw new Error(step.kind);
    const events = [...step.value.runs].flat().map(({ event }) => event);
    expect(events.map(({ cusip, cik }) => [cusip, cik])).to.deep.equal([
      ['99900T104', '0009990001'],
      ['99900T203', '0009990001'],
    ]);
  });

  it('are omitted if there is none, if it is invalid, or if the schedule was not read', async () => {
    for (const changes of [{ cusips: [] }, { cusips: ['N/A', '99900T1'] }, { refusal: 'malformed' }])
      expect((await take(changes)).kind).to.equal('drop');
  });
});
