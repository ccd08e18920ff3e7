import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { companyInput } from '../simulation/truth-input.ts';
import { brokenLaws, cellFaults } from './laws.ts';

describe('the laws of every issuer', () => {
  it('are satisfied by an invented one', () => {
    for (const spec of demoSpecs.slice(0, 2))
      expect(brokenLaws(companyInput(generateIssuer(spec), spec.seed))).to.deep.equal([]);
  });

  it('are broken by a duplicate cell, one without value and refusal, and one of an unknown filing', () => {
    const [spec] = demoSpecs;
    if (spec === undefined) throw new Error('no issuer');
    const input = companyInput(generateIssuer(spec), spec.seed);
    const cells = computeStatements(input).cells.filter(({ value }) => value !== null);
    const [cell] = cells;
    if (cell === undefined) throw new Error('nothing is served');
    const faultsOf = (...changed: readonly Partial<typeof cell>[]): string[] =>
      cellFaults(
        changed.map((change) => ({ ...cell, ...change })),
        input,
      );
    expect(faultsOf({})).to.deep.equal([]);
    expect(faultsOf({}, {})[0]).to.include('exists twice');
    expect(faultsOf({ value: null })[0]).to.include('neither served nor refused');
    expect(cellFaults([cell], { ...input, filings: [] })[0]).to.include('did not file');
    const recast = cell.operands.map((operand) => ({ ...operand, form: '8-K' }));
    expect(faultsOf({ operands: recast })[0]).to.include('8-K');
  });
});
