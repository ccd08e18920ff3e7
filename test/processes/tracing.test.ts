import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { eventually } from '@footnote/testing/eventually';
import { SECRET } from '@footnote/webhooks/testing/endpoint';
import { startReceiver, type Receiver } from '@footnote/webhooks/testing/receiver';
import { expect } from 'chai';
import { runCli, startUp, stopCli, type Up } from '../faults/cli.ts';
import { startOtlpReceiver, type ReceivedSpan } from '../tracing/otlp-receiver.ts';

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const SERVER = 2;

/** Footnote as a user runs it, with an in-process collector. */
describe('traces', function () {
  this.timeout(300_000);
  const issuer = generateIssuer({ ...demoSpecs[0]!, first_year: 2024, years: 2, documents: null });
  const { cik, ticker } = issuer.spec;
  let folder: string;
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let webhook: Receiver;
  let up: Up;
  let key: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-tracing-'));
    const mirror = join(folder, 'mirror');
    await writeMirror(mirror, [issuer]);
    receiver = await startOtlpReceiver();
    webhook = await startReceiver();
    const endpoint = {
      name: 'desk',
      url: `${webhook.url}?token=t0ken`,
      secret: SECRET,
      local: true,
      begin: 'beginning',
    };
    await writeFile(join(folder, 'webhooks.json'), JSON.stringify({ endpoints: [endpoint] }));
    const settings = {
      FOOTNOTE_DATA: join(folder, 'data'),
      FOOTNOTE_EDGAR_MIRROR: mirror,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      FOOTNOTE_WEBHOOKS: join(folder, 'webhooks.json'),
    };
    up = await startUp(settings.FOOTNOTE_DATA, settings);
    const ingested = await runCli(['ingest', '--symbols', ticker], settings);
    expect(ingested.code, ingested.stderr).to.equal(0);
    const issued = await runCli(['keys', 'issue', '--json'], settings);
    ({ key } = JSON.parse(issued.stdout) as { key: string });
    await eventually('the key is known', async () => (await ask('/v2/search?query=x')).status === 200);
  });
  after(async () => {
    await stopCli(up.child);
    await receiver.stop();
    await webhook.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${up.address}${path}`, { headers: { 'X-API-Key': key, ...headers } });
  /** The first exported span that matches; waits for it. */
  const spanLike = async (
    name: string,
    attributes: Readonly<Record<string, unknown>>,
    isIt: (span: ReceivedSpan) => boolean = () => true,
  ): Promise<ReceivedSpan> => {
    let found: ReceivedSpan | undefined;
    await eventually(`a span ${name}`, () => {
      found = receiver
        .spans()
        .find(
          (span) =>
            span.name === name &&
            Object.entries(attributes).every(([each, value]) => span.attributes[each] === value) &&
            isIt(span),
        );
      return Promise.resolve(found !== undefined);
    });
    return found!;
  };
  const byId = (id: string | undefined): ReceivedSpan | undefined =>
    receiver.spans().find(({ spanId }) => spanId === id);
  /** Names of a span and of its ancestors. */
  const wayTo = (span: ReceivedSpan): readonly string[] => {
    const cause = byId(span.parentSpanId);
    return [...(cause === undefined ? [] : wayTo(cause)), span.name];
  };

  it('connect the fetch of a company with the eviction of its cached responses', async () => {
    const dropped = await spanLike('drop cached answers', {
      'footnote.projection': 'statements',
      'footnote.cik': cik,
    });
    await eventually('its ancestors were exported', () => Promise.resolve(wayTo(dropped).length >= 5));
    expect(wayTo(dropped)).to.deep.equal([
      'fetch company',
      'send documents',
      'process documents',
      'project statements',
      'drop cached answers',
    ]);
    const projected = byId(dropped.parentSpanId)!;
    const parsed = byId(projected.parentSpanId)!;
    const fetched = byId(byId(parsed.parentSpanId)?.parentSpanId)!;
    expect(new Set([dropped, projected, parsed, fetched].map(({ traceId }) => traceId))).to.have.lengthOf(1);
    expect([dropped, projected, parsed, fetched].map(({ service }) => service)).to.deep.equal([
      'footnote',
      'footnote-pipeline',
      'footnote-pipeline',
      'footnote',
    ]);
    expect(fetched.attributes).to.include({ 'footnote.cik': cik });
    expect(fetched.attributes['footnote.documents']).to.be.greaterThan(0);
    expect(parsed.attributes).to.include({
      'messaging.destination.name': 'documents',
      'messaging.consumer.group.name': 'filing-parser',
      'footnote.key': cik,
    });
    expect(projected.attributes).to.include({ 'footnote.projection': 'statements', 'footnote.entity': cik });
    expect(receiver.paths).to.deep.equal(new Set(['POST /v1/traces']));
  });

  it('connect the fetch of a company with the deliveries of its events, without the URL and the secret of the endpoint', async () => {
    const delivered = await spanLike('deliver webhook', { 'http.response.status_code': 200 }, (span) =>
      wayTo(span).includes('send filings'),
    );
    expect(wayTo(delivered)).to.deep.equal(['fetch company', 'send filings', 'deliver webhook']);
    expect(delivered.attributes).to.include({ 'footnote.webhook.endpoint': 'desk' });
    expect(webhook.received.map(({ id }) => id)).to.include(delivered.attributes['messaging.message.id']);
    expect(JSON.stringify(receiver.spans())).not.to.match(/t0ken|whsec_/);
  });

  it('connect a request with its queries, and distinguish cached responses from computed ones', async () => {
    const path = `/v2/dividends?symbol=${ticker}`;
    expect((await ask(path)).status).to.equal(200);
    expect((await ask(path)).status).to.equal(200);
    const request = { 'http.route': '/v2/dividends', 'footnote.symbol': ticker };
    const computed = await spanLike('GET /v2/dividends', { ...request, 'footnote.cache': 'miss' });
    expect(computed.kind).to.equal(SERVER);
    expect(computed.attributes).to.include({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    });
    const statements = receiver.spans().filter(({ parentSpanId }) => parentSpanId === computed.spanId);
    expect(statements).not.to.have.lengthOf(0);
    for (const { name, attributes } of statements) {
      expect(name).to.match(/^SELECT \w+$/);
      expect(attributes).to.include({ 'db.system.name': 'clickhouse', 'db.query.summary': name });
      expect(attributes['db.response.returned_rows']).to.be.a('number');
    }
    const kept = await spanLike('GET /v2/dividends', { ...request, 'footnote.cache': 'hit' });
    expect(receiver.spans().filter(({ parentSpanId }) => parentSpanId === kept.spanId)).to.deep.equal([]);
  });

  it('continue the trace of the caller, and include the reason of a refusal', async () => {
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    expect((await ask('/v2/dividends?symbol=NOPE', { traceparent })).status).to.equal(404);
    const refused = await spanLike('GET /v2/dividends', { 'footnote.symbol': 'NOPE' });
    expect(refused).to.deep.include({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
    expect(refused.attributes).to.include({
      'http.response.status_code': 404,
      'footnote.refusal': 'symbol_unknown',
    });
    expect(refused.status.code ?? 0).to.equal(0);
    // This header may contain anything.
    expect((await ask('/v2/dividends?symbol=NOPE2', { traceparent: '00-0-0-zz' })).status).to.equal(404);
    const own = await spanLike('GET /v2/dividends', { 'footnote.symbol': 'NOPE2' });
    expect(own.parentSpanId ?? '').to.equal('');
  });
});
