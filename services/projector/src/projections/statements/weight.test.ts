import type { ProjectionInput } from '@footnote/projection/projection';
import { computeStatements } from '@footnote/statements/compute';
import { expect } from 'chai';
import { statementsProjection } from './project.ts';

const statements = statementsProjection({ compute: (company) => computeStatements(company), masks: true });
const weightOf = (topic: string, event: object): number =>
  statements.weight({ topic, event, partition: 0, offset: 0 } as ProjectionInput<
    'companies' | 'filings' | 'facts' | 'verifications'
  >);

describe('what the statements projection keeps in memory', () => {
  it('weighs the facts of a filing, and one for what has none', () => {
    const report = { dimensioned: Array.from({ length: 5 }), faces: Array.from({ length: 2 }) };
    expect(weightOf('facts', { facts: Array.from({ length: 70 }), ...report })).to.equal(77);
    expect(weightOf('filings', {})).to.equal(1);
    expect(weightOf('companies', {})).to.equal(1);
  });

  // Weighed as one, the verdicts of a filing made a projector under steady load grow by 50 MiB in five minutes.
  it('weighs each verdict of a verification', () => {
    expect(weightOf('verifications', { verdicts: Array.from({ length: 400 }) })).to.equal(400);
  });
});
