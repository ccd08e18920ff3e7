import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf, routeTo } from '@footnote/explorer/page/frame/address';
import { PAGE_NAMES } from '@footnote/explorer/page/frame/routes';
import { siteFiles } from '@footnote/site/site';
import { expect } from 'chai';
import { wholeContract, type OpenApi } from '@footnote/contract/open-api';
import { ACME, NOW } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';

/** The paths referenced by the explorer's pages. */
const NAMES = {
  cik: '0009940002',
  symbol: 'ACME',
  accession: '0009999999-26-000001',
};

const LINKS = /(?:href|src)="([^"]*)"/g;

describe('the site of the service', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([ACME], { now: NOW });
  });
  after(() => harness.stop());

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${harness.service.address()}${path}`, init);

  /** The raw body, which `fetch` would decompress. */
  const bytesOf = async (path: string, coding: string): Promise<Buffer> => {
    const pending = get(`${harness.service.address()}${path}`, { headers: { 'Accept-Encoding': coding } });
    const [response] = (await once(pending, 'response')) as [IncomingMessage];
    return buffer(response);
  };

  it('serves every page without a key, from this host only', async () => {
    for (const path of siteFiles().keys()) {
      const response = await ask(path);
      expect(response.status, path).to.equal(200);
      expect(response.headers.get('content-security-policy'), path).to.include("default-src 'self'");
      expect((await response.arrayBuffer()).byteLength, path).to.be.greaterThan(20);
    }
  });

  it('has no dead link, and no link to a missing heading', async () => {
    const pages = [...siteFiles().keys()].filter((path) => /^\/docs(\/[a-z-]+)*$/.test(path));
    const texts = new Map<string, string>();
    const textOf = async (path: string): Promise<string> => {
      const text = texts.get(path) ?? (await (await ask(path)).text());
      texts.set(path, text);
      return text;
    };
    let followed = 0;
    for (const page of pages)
      for (const [, target = ''] of (await textOf(page)).matchAll(LINKS)) {
        if (/^(https:|data:)/.test(target)) continue;
        const { pathname, hash } = new URL(target, `http://site${page}`);
        const where = `${target} on ${page}`;
        if (hash !== '') expect(await textOf(pathname), where).to.include(`id="${hash.slice(1)}"`);
        else expect((await ask(pathname, { method: 'HEAD' })).status, where).to.equal(200);
        followed += 1;
      }
    expect(followed).to.be.greaterThan(100);
  });

  it('serves the contract with its own URL', async () => {
    const text = await (await ask('/openapi.json')).text();
    const served = JSON.parse(text) as OpenApi & { readonly servers: object };
    const { components, paths } = wholeContract();
    expect(served.servers).to.deep.equal([{ url: '/' }]);
    expect(served.components).to.deep.equal(components);
    expect(Object.keys(served.paths)).to.deep.equal(Object.keys(paths));
    expect(text.match(/"\$ref":"[^#]/g), 'references to other files').to.equal(null);
    expect(served.paths['/v2/screen'])
      .to.have.nested.property('get.parameters[0].description')
      .that.is.a('string');
    expect(served.paths['/v2/flags']).to.have.nested.property(
      'post.requestBody.content.application/json.schema.type',
    );
  });

  it('lists every operation for language models', async () => {
    const text = await (await ask('/llms.txt')).text();
    for (const path of Object.keys(wholeContract().paths)) expect(text).to.include(` ${path}\``);
  });

  it('answers 304 if the browser has the page, and compresses if accepted', async () => {
    const { headers } = await ask('/docs', { method: 'HEAD' });
    const again = await ask('/docs', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).to.equal(304);
    const plain = await bytesOf('/docs/topics', 'identity');
    for (const [accepted, decompress] of [
      ['gzip', gunzipSync],
      ['gzip, deflate, br', brotliDecompressSync],
    ] as const) {
      const compressed = await bytesOf('/docs/topics', accepted);
      expect(compressed.byteLength).to.be.lessThan(plain.byteLength / 2);
      expect(decompress(compressed).equals(plain)).to.equal(true);
    }
  });

  it('serves every page of the explorer, with immutable files', async () => {
    const assets = new Set<string>();
    for (const name of PAGE_NAMES) {
      const path = addressOf(routeTo(name, NAMES));
      const page = await ask(path);
      expect(page.status, path).to.equal(200);
      expect(page.headers.get('content-security-policy'), path).to.include("default-src 'none'");
      const linked = [...(await page.text()).matchAll(/(?:href|src)="(\/explorer\/[^"]*)"/g)];
      expect(linked.length, path).to.be.greaterThan(2);
      for (const [, asset = ''] of linked) assets.add(asset);
    }
    for (const path of assets) {
      const asset = await ask(path);
      expect([asset.status, asset.headers.get('cache-control')]).to.deep.equal([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(asset.headers.get('content-type'), path).to.match(/^text\/(css|javascript)/);
      expect(await asset.text(), path).to.not.match(/https?:\/\/(?!127\.0\.0\.1|www\.w3\.org|www\.sec\.gov)/);
    }
    for (const path of ['/companies/', '/companies/ACME/x', '/companies/ACME/', '/explorer/main.js'])
      expect((await ask(path)).status, path).to.equal(404);
  });

  it('refuses other methods and pages that are not there', async () => {
    const posted = await ask('/docs', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).to.deep.equal([404, 'GET, HEAD']);
    for (const path of ['/docs/', '/docs/nothing', '/docs/guides/../../package.json', '/openapi.txt'])
      expect((await ask(path)).status, path).to.equal(404);
  });
});
