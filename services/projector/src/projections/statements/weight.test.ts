import type { ProjectionInput } from '@footnote/projection/projection';
import { computeStatements } from '@footnote/statements/compute';
import { expect } from 'chai';
import type { StatementTopic } from './inputs.ts';
import { statementsProjection } from './project.ts';

const statements = statementsProjection({ compute: computeStatements, verifies: true });
const weightOf = (topic: string, event: object): number =>
  statements.weight({ topic, event, partition: 0, offset: 0 } as ProjectionInput<StatementTopic>);

describe('memory of the statements projection', () => {
  it('is weighed by the facts of a filing, and one for other events', () => {
    const report = {
      dimensioned: Array.from({ length: 5 }),
      faces: Array.from({ length: 2 }),
      calculations: Array.from({ length: 3 }),
    };
    expect(weightOf('facts', { facts: Array.from({ length: 70 }), ...report })).to.equal(80);
    expect(weightOf('filings', {})).to.equal(1);
    expect(weightOf('companies', {})).to.equal(1);
  });
});
