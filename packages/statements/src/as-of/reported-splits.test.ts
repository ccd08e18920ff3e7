import { expect } from 'chai';
import type { IssuerSplit } from '@footnote/event-types/types.generated';
import { reportedSplits, type SplitsSource } from './reported-splits.ts';

const split = (day: string, numerator: number, denominator = 1): IssuerSplit => ({
  ex_date: day,
  numerator,
  denominator,
});
const sourceOf = (
  symbol: string,
  splits: readonly IssuerSplit[],
  fields: Partial<SplitsSource> = {},
): SplitsSource => ({ symbol, source: 'daily', from: '2016-01-04', until: '2025-12-31', splits, ...fields });
const UNKNOWN = { source: null, from: null, until: null };

describe('the splits that price sources report of an issuer', () => {
  const whole = { source: 'daily', from: '2016-01-04', until: '2025-12-31' };

  it('are those of its symbol', () => {
    const splits = [split('2021-06-01', 4)];
    expect(reportedSplits(['ACME'], [sourceOf('ACME', splits)])).to.deep.equal({ ...whole, splits });
  });

  it('are undefined without a source, for a former symbol, and for an unknown one', () => {
    expect(reportedSplits(['ACME'], [])).to.equal(undefined);
    expect(reportedSplits(['ACME'], [sourceOf('OLD', [split('2021-06-01', 4)])])).to.equal(undefined);
    expect(reportedSplits(['ACME'], [sourceOf('ACME', [], UNKNOWN)])).to.equal(undefined);
  });

  it('come from the first of its symbols that has any', () => {
    const sources = [sourceOf('ACME-A', [], UNKNOWN), sourceOf('ACME-B', [split('2021-06-01', 4)])];
    expect(reportedSplits(['ACME-A', 'ACME-B'], sources)?.splits).to.deep.equal([split('2021-06-01', 4)]);
  });

  it('are those of all share classes if these agree', () => {
    const splits = [split('2021-06-01', 4)];
    expect(
      reportedSplits(['ACME-A', 'ACME-B'], [sourceOf('ACME-B', splits), sourceOf('ACME-A', splits)]),
    ).to.deep.equal({ ...whole, splits });
  });

  it('begin after the last day on which two share classes differ', () => {
    const common = split('2023-05-02', 2);
    const a = sourceOf('ACME-A', [common]);
    for (const other of [split('2021-06-01', 4), split('2021-06-01', 3, 2)])
      expect(reportedSplits(['ACME-A', 'ACME-B'], [a, sourceOf('ACME-B', [other, common])])).to.deep.equal({
        ...whole,
        from: '2021-06-02',
        splits: [common],
      });
  });

  it('may fall on days that the source of another share class does not cover', () => {
    const splits = [split('2017-06-01', 2), split('2026-02-03', 5)];
    const later = sourceOf('ACME-B', [], { from: '2018-01-02' });
    expect(reportedSplits(['ACME-A', 'ACME-B'], [sourceOf('ACME-A', splits), later])?.splits).to.deep.equal(
      splits,
    );
  });
});
