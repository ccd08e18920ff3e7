import { partsForTests } from '@footnote/kafka-local/testing';
import { expect } from 'chai';
import { differences } from './checksums.ts';
import { compare } from './equality.ts';

const parts = await partsForTests();
if (parts !== undefined) {
  describe('up --cluster', function () {
    this.timeout(300_000);

    it('with two replicas of projector and parser ends in the rows of an embedded ingest, and in order', async () => {
      const replicas = 'projector=2,filing-parser=2';
      const { embedded, cluster, lag, exitCode } = await compare(parts, { replicas, rebuild: false });
      expect(embedded['statement_cells']?.rows).to.be.greaterThan(10_000);
      expect(differences(embedded, cluster)).to.deep.equal([]);
      expect(lag).to.equal(0);
      expect(exitCode).to.equal(0);
    });
  });
}
