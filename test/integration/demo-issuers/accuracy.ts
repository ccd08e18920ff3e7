import { expect } from 'chai';
import { ciksOf } from '@footnote/accuracy/corpus/folder-companies';
import type { DemoIssuers } from './demo-issuers.ts';
import { measuredCells, servedCells } from './measured-cells.ts';

/** Checks that the accuracy page measures the cells that the projections serve. */
export function measuredAsServed({ spine, mirror }: DemoIssuers): void {
  it('equal those that the projections serve', async () => {
    for (const cik of ciksOf(mirror())) {
      const rows = await servedCells(spine(), cik);
      expect(rows.length).to.be.at.least(100);
      expect(rows).to.deep.equal(await measuredCells(mirror(), cik, spine()));
    }
  });
}
