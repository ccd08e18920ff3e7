import type { Collection, CollectionFailure, CollectionState } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import { createCollectionMetrics } from './metrics.ts';

const NOW = Date.UTC(2030, 0, 1);
const MINUTE = 60_000;

const collection = (
  cik: string,
  state: CollectionState,
  minutes: number,
  failure: CollectionFailure | null = null,
): Collection => ({
  event_id: cik,
  source_time: NOW,
  recorded_at: NOW,
  cik,
  symbol: cik,
  state,
  requested_at: NOW - minutes * MINUTE,
  requested_by: 'a',
  failure,
  detail: null,
});

describe('metrics of companies on demand', () => {
  const known: Collection[] = [];
  let registry: Registry;
  const valuesOf = async (name: string): Promise<readonly unknown[]> => {
    const metric = (await registry.getMetricsAsJSON()).find((each) => each.name === name);
    return (metric?.values ?? []).map(({ labels, value }) => [...Object.values(labels), value]);
  };
  const create = () =>
    createCollectionMetrics(
      registry,
      () => known,
      () => NOW,
    );
  beforeEach(() => {
    registry = new Registry();
    known.length = 0;
  });

  it('export the number of collections in each state, and the age of the oldest', async () => {
    create();
    expect(await valuesOf('footnote_collections_oldest_seconds')).to.deep.equal([[0]]);
    known.push(
      collection('1', 'requested', 3),
      collection('2', 'requested', 7),
      collection('3', 'begun', 8),
      collection('4', 'served', 90),
      collection('5', 'failed', 90, 'source_failed'),
    );
    expect(await valuesOf('footnote_collections_open')).to.deep.equal([
      ['requested', 2],
      ['begun', 1],
      ['collected', 0],
    ]);
    expect(await valuesOf('footnote_collections_oldest_seconds')).to.deep.equal([[480]]);
    known.splice(0, 3);
    expect(await valuesOf('footnote_collections_open')).to.deep.include(['requested', 0]);
    expect(await valuesOf('footnote_collections_oldest_seconds')).to.deep.equal([[0]]);
  });

  it('count ended collections by outcome, from zero', async () => {
    const metrics = create();
    metrics.take(collection('1', 'begun', 1));
    metrics.take(collection('1', 'served', 1));
    metrics.take(collection('2', 'failed', 1, 'documents_missing'));
    expect(await valuesOf('footnote_collections_ended_total')).to.deep.equal([
      ['served', 1],
      ['documents_missing', 1],
      ['source_failed', 0],
      ['queue_full', 0],
    ]);
  });
});
