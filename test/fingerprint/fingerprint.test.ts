import { expect } from 'chai';
import { COMMAND, committedFingerprint } from './committed.ts';
import { movesBetween } from './compare.ts';
import { type Fingerprint, fingerprintNow, type IssuerPrint } from './fingerprint.ts';

describe('fingerprint of cells and figures', () => {
  it('equals the committed one, so that results never move without a version', () => {
    const now = fingerprintNow();
    const committed = committedFingerprint();
    const { lines } = movesBetween(committed, now);
    const shown = lines.slice(0, 20).join('\n  ');
    expect(lines, `results moved: \`${COMMAND}\` names the version to raise\n  ${shown}\n`).to.have.length(0);
    expect(now.versions, `versions moved: \`${COMMAND}\` records them`).to.deep.equal(committed.versions);
  });

  const PRINT: IssuerPrint = { input: 'i', cells: 'revenue:1 cash:1', verdicts: 'cash:1', figures: 'ttm:1' };
  const print = (more: Partial<IssuerPrint>, statements = 4, verification = 2): Fingerprint => ({
    versions: { statements, statements_without_masks: statements + 1, verification },
    issuers: { A: { ...PRINT, ...more } },
  });
  const moves = (now: Fingerprint) => movesBetween(print({}), now);

  it('requires a new version for results that moved on the same facts', () => {
    expect(moves(print({}))).to.deep.equal({ lines: [], unversioned: [] });
    expect(moves(print({ cells: 'revenue:2 cash:1', verdicts: 'cash:2' }))).to.deep.equal({
      lines: ['A: cells of revenue', 'A: verdicts of cash'],
      unversioned: ['statements', 'statements_without_masks'],
    });
    expect(moves(print({ verdicts: 'cash:2' })).unversioned).to.deep.equal(['verification']);
    expect(moves(print({ cells: 'cash:1' }, 6)).unversioned).to.deep.equal([]);
    expect(moves(print({ verdicts: '' }, 4, 3)).unversioned).to.deep.equal([]);
  });

  it('requires no new version if the facts moved too, or only figures, which are not stored', () => {
    expect(moves(print({ input: 'j', cells: 'cash:2' }))).to.deep.equal({
      lines: ['A: its facts', 'A: cells of cash, revenue'],
      unversioned: [],
    });
    expect(moves(print({ figures: 'ttm:2' }))).to.deep.equal({
      lines: ['A: figures of ttm'],
      unversioned: [],
    });
  });
});
