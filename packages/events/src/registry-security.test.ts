import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openConfluentRegistry, RegistryUnavailableError } from './confluent-registry.ts';

describe('a guarded schema registry', () => {
  it('is asked with the bearer token, and only over TLS of its own authority', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'registry-'));
    const subject = ['-subj', '/CN=registry', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const files = ['-keyout', 'key.pem', '-out', 'cert.pem'];
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject];
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
    const [key, ca] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const asked: (string | undefined)[] = [];
    const server = createServer({ key, cert: ca }, (request, response) => {
      asked.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end('{"schema":"\\"string\\""}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const registry = openConfluentRegistry({ url, token: 'abc', ...(ca === undefined ? {} : { ca }) });
      expect(await registry.schema(1)).to.equal('"string"');
      expect(asked).to.deep.equal(['Bearer abc']);
      const untrusting = openConfluentRegistry({ url, token: 'abc', retries: 0 });
      expect(await untrusting.schema(1).catch((error: unknown) => error)).to.be.instanceOf(
        RegistryUnavailableError,
      );
      expect(asked).to.have.length(1);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
