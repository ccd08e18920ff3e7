import type { EventLog } from '@footnote/event-log/port';
import type { ReadStore } from '@footnote/read-store/port';
import { expect } from 'chai';
import { tracedLog } from './log.ts';
import { isTraced, startTracing } from './start.ts';
import { summaryOf, tracedStore } from './store.ts';
import { inSpan, traceHeaders, tracing } from './tracing.ts';

describe('tracing', () => {
  it('is on where a collector is named and nothing switches it off', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(isTraced(endpoint)).to.equal(true);
    expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).to.equal(
      true,
    );
    expect(isTraced({})).to.equal(false);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).to.equal(false);
    expect(isTraced({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).to.equal(false);
    expect(isTraced({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).to.equal(false);
  });

  it('leaves log, store and work as they are where it is off', async () => {
    const stop = await startTracing('test', { env: {} });
    expect(tracing()).to.equal(undefined);
    const [log, store] = [{} as EventLog, {} as ReadStore];
    expect(tracedLog(log)).to.equal(log);
    expect(tracedStore(store)).to.equal(store);
    expect(await inSpan('work', {}, (span) => Promise.resolve([span]))).to.deep.equal([undefined]);
    expect(traceHeaders()).to.deep.equal({});
    await stop();
  });

  it('names a statement by its verb and its first table', () => {
    expect(summaryOf('\n  SELECT cik FROM filings INNER JOIN symbols USING (cik)')).to.equal(
      'SELECT filings',
    );
    expect(summaryOf('WITH a AS (SELECT 1 FROM facts) SELECT * FROM a')).to.equal('SELECT facts');
    expect(summaryOf('CREATE TABLE IF NOT EXISTS bars (x Int8)')).to.equal('CREATE bars');
    expect(summaryOf('SELECT 1')).to.equal('SELECT');
  });
});
