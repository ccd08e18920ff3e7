import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { factOf, factsEvent } from '@footnote/events/testing/samples';
import { createProjector } from '@footnote/projector/service';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import { useBench } from '@footnote/projector/testing/bench';
import { toyStatements } from '@footnote/projector/testing/toy-statements';

const CELLS = 300;
const REVISIONS = 15;
const COMPANIES = ['0000000001', '0000000002', '0000000003'];
const ACCESSION = '0000000001-26-000001';
const statements = statementsProjection({ compute: toyStatements, verifies: false });

type Seen = { readonly cik: string; readonly revision: number; readonly value: string; readonly n: number };

describe('readers while revisions are published', () => {
  const bench = useBench();

  it('never see a mixed or missing revision, not even during sweeps', async () => {
    const projector = createProjector({ ...bench().options, projections: [statements], sweepMs: 50 });
    await projector.start();
    /** Every cell of a revision has the revision number as its value. */
    const publish = async (value: number): Promise<void> => {
      const facts = Array.from({ length: CELLS }, (_, index) => factOf(`Field${index}`, String(value)));
      for (const cik of COMPANIES) await bench().append('facts', factsEvent(cik, ACCESSION, facts));
    };
    await publish(0);
    await bench().settled([statements]);

    let publishing = true;
    const mixed: Seen[][] = [];
    const values = new Set<string>();
    const read = async (where: string, companies: number): Promise<void> => {
      while (publishing) {
        const rows = await bench().store.query<Seen>(
          `SELECT cik, revision, toString(value) AS value, count() AS n
           FROM statement_cells ${where} GROUP BY ALL`,
        );
        for (const { value } of rows) values.add(value);
        // Yields to the publisher.
        await sleep(2);
        if (rows.length !== companies || rows.some(({ n }) => n !== CELLS)) mixed.push(rows);
      }
    };
    const readers = [
      read(`WHERE cik = '${COMPANIES[0]}'`, 1),
      read(`WHERE cik = '${COMPANIES[1]}'`, 1),
      read(`WHERE symbol = ''`, COMPANIES.length),
    ];
    for (let value = 1; value <= REVISIONS; value += 1) {
      await publish(value);
      await bench().settled([statements]);
    }
    publishing = false;
    await Promise.all(readers);
    await projector.stop();

    expect(mixed).to.deep.equal([]);
    expect(values.size, 'readers saw revisions change').to.be.greaterThan(5);
    const [stored] = await bench().store.query<{ revisions: number }>(
      'SELECT uniqExact(cik, revision) AS revisions FROM statement_cells__g1',
    );
    expect(stored?.revisions, 'superseded revisions were swept').to.be.lessThan(COMPANIES.length * REVISIONS);
  });
});
