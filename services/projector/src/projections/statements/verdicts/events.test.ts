import { expect } from 'chai';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { CellVerdict, Verification } from '@footnote/verification/verification';
import { emissionsOf } from './events.ts';

/** A filing in which every cell is contradicted by this many readings. */
const wrongThroughout = (cells: number, readings: number): Verification => {
  const reading = {
    accession: '0000000001-26-000001',
    concept: 'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
    start: '2025-01-01',
    end: '2025-12-31',
    value: '123456789012',
    blamed: true,
  };
  const verdict = (at: number): CellVerdict => ({
    statement: 'income',
    field: `field_${at}`,
    period_kind: 'annual',
    fiscal_year: 2025,
    fiscal_period: 'FY',
    period_start: '2025-01-01',
    period_end: '2025-12-31',
    value: '1',
    accession: reading.accession,
    verdict: 'contradicted',
    vouched: [],
    evidence: [
      {
        rule: 'per_share',
        because: 'undecided',
        difference: '1',
        tolerance: '1',
        readings: Array.from({ length: readings }, () => reading),
      },
    ],
  });
  return {
    policy_version: 1,
    filings: [
      {
        accession: reading.accession,
        form: '10-K',
        filed: '2026-02-01',
        verdicts: Array.from({ length: cells }, (_, at) => verdict(at)),
      },
    ],
  };
};

describe('the events of verdicts', () => {
  it('fit into a record of the log, with any number of cells and evidence', async () => {
    const codec = createCodec(createMemoryRegistry());
    for (const [cells, readings] of [
      [3, 3],
      [900, 20],
      [3000, 20],
    ] as const) {
      const [emission] = emissionsOf('0000000001', 1, 0, wrongThroughout(cells, readings), []);
      const bytes = await codec.encode('verifications', emission!.event);
      expect(bytes.byteLength).to.be.lessThan(1_000_000);
      const { verdicts } = await codec.decode('verifications', bytes);
      expect(verdicts).to.have.lengthOf(cells);
      expect(verdicts.every(({ verdict }) => verdict === 'contradicted')).to.equal(true);
    }
  });

  it('are the same event for the same verdicts, in any revision and at any time', () => {
    const idOf = (cells: number, revision: number, newest: number): string | undefined =>
      emissionsOf('0000000001', revision, newest, wrongThroughout(cells, 1), [])[0]?.event.event_id;
    expect(idOf(2, 1, 5)).to.equal(idOf(2, 9, 7));
    expect(idOf(2, 1, 5)).not.to.equal(idOf(3, 1, 5));
  });
});
