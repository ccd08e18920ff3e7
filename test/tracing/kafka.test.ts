import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partsForTests } from '@footnote/kafka-local/testing';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { eventually } from '@footnote/testing/eventually';
import { SECRET } from '@footnote/webhooks/testing/endpoint';
import { startReceiver, type Receiver } from '@footnote/webhooks/testing/receiver';
import { expect } from 'chai';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { openSurroundings, type Surroundings } from '../cluster/surroundings.ts';
import { type ReceivedSpan, startOtlpReceiver } from './otlp-receiver.ts';

const parts = await partsForTests();
if (parts !== undefined)
  describe('traces through Kafka', function () {
    this.timeout(300_000);
    const issuer = generateIssuer({ ...demoSpecs[0]!, documents: null });
    const { cik, ticker } = issuer.spec;
    let surroundings: Surroundings;
    let spans: Awaited<ReturnType<typeof startOtlpReceiver>>;
    let webhook: Receiver;
    let cluster: Cluster;

    before(async () => {
      surroundings = await openSurroundings(parts, { brief: true });
      const { scratch } = surroundings;
      spans = await startOtlpReceiver();
      webhook = await startReceiver();
      const mirror = join(scratch, 'mirror');
      await writeMirror(mirror, [issuer]);
      const file = join(scratch, 'webhooks.json');
      const endpoint = { name: 'desk', url: webhook.url, secret: SECRET, local: true, begin: 'beginning' };
      await writeFile(file, JSON.stringify({ endpoints: [endpoint] }));
      cluster = await startCluster({
        dataDir: join(scratch, 'data'),
        env: {
          ...surroundings.env,
          FOOTNOTE_EDGAR_MIRROR: mirror,
          FOOTNOTE_WEBHOOKS: file,
          OTEL_EXPORTER_OTLP_ENDPOINT: spans.address,
          OTEL_BSP_SCHEDULE_DELAY: '50',
        },
      });
      const ingested = await cluster.cli(['ingest', '--symbols', ticker]);
      expect(ingested.code, ingested.stderr).to.equal(0);
    });
    after(async () => {
      await cluster.stop();
      await spans.stop();
      await webhook.close();
      await surroundings.close();
    });

    /** A span with its ancestors, the first of them first. */
    const wayTo = (span: ReceivedSpan): readonly ReceivedSpan[] => {
      const parent = spans.spans().find(({ spanId }) => spanId === span.parentSpanId);
      return [...(parent === undefined ? [] : wayTo(parent)), span];
    };
    const exported = async (name: string, ancestors: readonly string[]): Promise<readonly ReceivedSpan[]> => {
      let way: readonly ReceivedSpan[] = [];
      const namesOf = (): string => way.map((span) => span.name).join();
      await eventually(`${name} with its ancestors`, () =>
        spans.spans().some((span) => {
          if (span.name !== name) return false;
          way = wayTo(span);
          return namesOf() === [...ancestors, name].join();
        }),
      );
      expect(new Set(way.map(({ traceId }) => traceId))).to.have.lengthOf(1);
      return way;
    };

    it('connect the fetch of a company with the eviction of its cached responses, across four processes', async () => {
      const way = await exported('drop cached answers', [
        'fetch company',
        'send documents',
        'process documents',
        'project statements',
      ]);
      expect(way.map(({ service }) => service)).to.deep.equal([
        'footnote',
        'footnote',
        'footnote-filing-parser',
        'footnote-projector',
        'footnote-query',
      ]);
      expect(way[0]?.attributes).to.include({ 'footnote.cik': cik });
    });

    it('connect the fetch of a company with the delivery of its filings to a webhook', async () => {
      const way = await exported('deliver webhook', ['fetch company', 'send filings']);
      expect(way.at(-1)?.service).to.equal('footnote-webhooks');
      expect(webhook.received.map(({ id }) => id)).to.include(way.at(-1)?.attributes['messaging.message.id']);
    });
  });
