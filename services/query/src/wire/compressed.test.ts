import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { ACME, NOW } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';
import { fixedAnswer } from './answer.ts';
import { compressedRendering, isWorthCompressing } from './compressed-rendering.ts';

type Sent = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer };

const CATALOG = '/v2/catalog';
const FUNDAMENTALS = '/v2/fundamentals?symbol=ACME';

describe('compressed responses', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([ACME], { now: NOW });
  });
  after(() => harness.stop());

  const open = async (path: string, headers: object, method = 'GET'): Promise<IncomingMessage> => {
    const sent = request(`${harness.service.address()}${path}`, {
      method,
      headers: { 'X-API-Key': harness.key, ...headers },
    }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  };
  const ask = async (path: string, headers: object = {}, method = 'GET'): Promise<Sent> => {
    const response = await open(path, headers, method);
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      bytes: Buffer.concat(chunks),
    };
  };
  const accepting = (coding: string, more: object = {}) => ({ 'Accept-Encoding': coding, ...more });

  it('have the same document in brotli, gzip and as it is', async () => {
    for (const path of [CATALOG, FUNDAMENTALS]) {
      const plain = await ask(path);
      const br = await ask(path, accepting('gzip, deflate, br'));
      const gzip = await ask(path, accepting('gzip'));
      expect(plain.headers).not.to.have.property('content-encoding');
      expect(br.headers).to.include({ 'content-encoding': 'br', vary: plain.headers.vary });
      expect(gzip.headers).to.include({ 'content-encoding': 'gzip', vary: plain.headers.vary });
      expect(plain.headers.vary).to.include('Accept-Encoding');
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes), 'brotli').to.equal(true);
      expect(gunzipSync(gzip.bytes).equals(plain.bytes), 'gzip').to.equal(true);
      expect(br.bytes.length).to.be.lessThan(plain.bytes.length / 3);
      for (const { headers, bytes } of [plain, br, gzip])
        expect(Number(headers['content-length'])).to.equal(bytes.length);
    }
  });

  it('are sent only in a coding that the client accepts', async () => {
    const codingFor = async (accepted: string) =>
      (await ask(CATALOG, accepting(accepted))).headers['content-encoding'];
    expect(await codingFor('br;q=0, gzip')).to.equal('gzip');
    expect(await codingFor('*')).to.equal('br');
    for (const none of ['identity', 'deflate', 'br;q=0, gzip;q=0', '', '*;q=0'])
      expect(await codingFor(none), none).to.equal(undefined);
  });

  it('have a strong tag of their own if they have one, and any of them is known', async () => {
    const csv = { Accept: 'text/csv' };
    const plain = await ask(FUNDAMENTALS, csv);
    const br = await ask(FUNDAMENTALS, accepting('br', csv));
    expect(br.headers).to.include({ 'content-type': 'text/csv; charset=utf-8', 'content-encoding': 'br' });
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).to.equal(true);
    expect(plain.headers.etag).to.match(/^"/);
    expect(br.headers.etag).to.equal(plain.headers.etag?.replace(/"$/, '-br"'));
    for (const tag of [plain.headers.etag, br.headers.etag])
      for (const more of [csv, accepting('br', csv)]) {
        const again = await ask(FUNDAMENTALS, { ...more, 'If-None-Match': tag });
        expect(again).to.deep.include({ status: 304, bytes: Buffer.alloc(0) });
        expect(again.headers).to.include({ vary: 'Accept, Accept-Encoding' });
        expect(again.headers).not.to.have.any.keys('content-encoding', 'content-length');
      }
  });

  it('have the headers of GET in response to HEAD, without a body', async () => {
    // The contract has no HEAD on some routes: those that have it are served by pattern.
    const head = await ask('/docs', accepting('br'), 'HEAD');
    expect(head.headers).to.include({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const [get, none] = [await ask(CATALOG, accepting('br')), await ask(CATALOG, accepting('br'), 'HEAD')];
    expect(none.bytes).to.have.lengthOf(0);
    expect(none.status).to.equal(200);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
      expect(none.headers[name], name).to.equal(get.headers[name]);
  });

  it('are left alone if they are short, are refusals, or do not end', async () => {
    const short = await ask('/v2/search?query=nothing', accepting('br'));
    expect(short.status).to.equal(200);
    expect(short.headers).not.to.have.property('content-encoding');
    expect(short.headers).to.include({ vary: 'Accept-Encoding' });
    const refusal = await ask('/v2/fundamentals?symbol=NONE', accepting('br'));
    expect(refusal.status).to.equal(404);
    expect(refusal.headers).not.to.have.property('content-encoding');
    const stream = await open('/v2/stream', accepting('br'));
    expect(stream.headers).to.include({ 'content-type': 'text/event-stream; charset=utf-8' });
    expect(stream.headers).not.to.have.property('content-encoding');
    stream.destroy();
  });

  it('are compressed once for each coding', async () => {
    const rendered = fixedAnswer('a'.repeat(5000), { etag: true }).render(0, 'closed');
    const first = compressedRendering(rendered, 'br');
    expect(compressedRendering(rendered, 'br')).to.equal(first);
    const bytes = await first;
    expect(compressedRendering(rendered, 'br')).to.equal(bytes);
    expect(gunzipSync(await compressedRendering(rendered, 'gzip')).length).to.equal(5000);
    const short = fixedAnswer('a'.repeat(1000), { etag: true }).render(0, 'closed');
    expect([isWorthCompressing(rendered), isWorthCompressing(short)]).to.deep.equal([true, false]);
  });
});
