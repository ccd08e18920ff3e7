import { expect } from 'chai';
import { REFUSALS } from '@footnote/statements/explain/texts';
import { refusedCell, UNAVAILABLE } from './refused.ts';

describe('the reasons of refused cells', () => {
  it('map to the four reasons of the contract, with the specific one in a note', () => {
    expect(Object.keys(UNAVAILABLE).sort()).to.deep.equal(Object.keys(REFUSALS).sort());
    expect([...new Set(Object.values(UNAVAILABLE))].sort()).to.deep.equal([
      'ambiguous_candidate',
      'not_reported',
      'oracle_contradicted',
      'verification_pending',
    ]);
    for (const [reason, wire] of Object.entries(UNAVAILABLE)) {
      const refused = refusedCell(reason);
      expect(refused.unavailable).to.equal(wire);
      expect(refused.note?.startsWith(`${reason}: `) ?? false, reason).to.equal(reason !== wire);
    }
  });

  it('ask to wait for a check that has not run', () => {
    expect(refusedCell('verification_pending').recovery).to.deep.equal({ action: 'wait', seconds: 60 });
  });

  it('are withheld for an unknown reason', () => {
    expect(refusedCell('new_reason')).to.deep.equal({
      unavailable: 'oracle_contradicted',
      note: 'new_reason',
    });
  });
});
