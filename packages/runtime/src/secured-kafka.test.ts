import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { type LocalKafka, startKafka } from '@footnote/kafka-local/kafka';
import { freePorts } from '@footnote/kafka-local/process';
import { partsForTests } from '@footnote/kafka-local/testing';
import { expect } from 'chai';
import { loadConfig } from './config.ts';
import { kafkaClientOf } from './kafka-config.ts';

const parts = await partsForTests();
const MODULE = 'org.apache.kafka.common.security';
/** An unsecured token of OAUTHBEARER: the broker's own validator takes it. */
const TOKEN_COMMAND = `node -e "
const b = (o) => Buffer.from(JSON.stringify(o)).toString('base64url');
const now = Date.now() / 1000;
console.log(b({ alg: 'none' }) + '.' + b({ sub: 'footnote', iat: now - 60, exp: now + 600 }) + '.')"`;

/** A CA, and certificates for the broker and a client, in `folder`. */
function certificates(folder: string): void {
  const openssl = (...args: readonly string[]): Buffer =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const fresh = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...fresh, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=test-ca');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  for (const name of ['broker', 'client']) {
    openssl('req', ...fresh, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    const signed = [
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '2',
      '-extfile',
      'names',
    ];
    openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...signed);
  }
  const store = ['broker.key', 'broker.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  writeFileSync(join(folder, 'broker.store.pem'), store);
}

if (parts !== undefined) {
  describe('a guarded broker', function () {
    this.timeout(180_000);
    const folder = mkdtempSync(join(tmpdir(), 'secured-kafka-'));
    const of = (name: string): string => join(folder, name);
    let kafka: LocalKafka;
    let tls = 0;
    let sasl = 0;

    before(async () => {
      certificates(folder);
      [tls = 0, sasl = 0] = await freePorts(2);
      const adapt = (settings: Readonly<Record<string, string | number | boolean>>) => ({
        ...settings,
        listeners: `${String(settings['listeners'])},TLS://127.0.0.1:${tls},SASL://127.0.0.1:${sasl}`,
        'advertised.listeners': `${String(settings['advertised.listeners'])},TLS://127.0.0.1:${tls},SASL://127.0.0.1:${sasl}`,
        'listener.security.protocol.map': `${String(settings['listener.security.protocol.map'])},TLS:SSL,SASL:SASL_SSL`,
        'ssl.keystore.type': 'PEM',
        'ssl.keystore.location': of('broker.store.pem'),
        'ssl.truststore.type': 'PEM',
        'ssl.truststore.location': of('ca.pem'),
        'listener.name.tls.ssl.client.auth': 'required',
        'sasl.enabled.mechanisms': 'PLAIN,OAUTHBEARER',
        'listener.name.sasl.plain.sasl.jaas.config': `${MODULE}.plain.PlainLoginModule required user_desk="secret";`,
        'listener.name.sasl.oauthbearer.sasl.jaas.config': `${MODULE}.oauthbearer.OAuthBearerLoginModule required unsecuredLoginStringClaim_sub="broker";`,
      });
      kafka = await startKafka({ dataDir: of('data'), parts, brief: true, adapt });
    });
    after(() => kafka.stop());

    const reached = async (port: number, env: Readonly<Record<string, string>>): Promise<string> => {
      const config = loadConfig({
        FOOTNOTE_KAFKA_BROKERS: `127.0.0.1:${port}`,
        FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://127.0.0.1:1',
        FOOTNOTE_KAFKA_TLS: 'on',
        ...env,
      });
      try {
        const client = kafkaClientOf(config, config.kafkaBrokers ?? '', 'test');
        const log = await openKafkaLog({ ...client, connectForMs: 3000 });
        const name = `topic-${randomUUID()}`;
        await log.ensureTopics([{ name, partitions: 1 }]);
        const [position] = await log.append(name, [{ key: 'k', value: Buffer.from('v') }]);
        await log.close();
        return `offset ${position?.offset}`;
      } catch (error) {
        return (error as Error).message;
      }
    };

    for (const library of ['kafkajs', 'platformatic'] as const) {
      const chosen = { FOOTNOTE_KAFKA_LIBRARY: library };
      const ca = (): Record<string, string> => ({ ...chosen, FOOTNOTE_KAFKA_CA: of('ca.pem') });

      it(`${library}: is reached with a certificate of a client, and not without one or without its CA`, async () => {
        const files = { FOOTNOTE_KAFKA_CERT: of('client.pem'), FOOTNOTE_KAFKA_KEY: of('client.key') };
        expect(await reached(tls, { ...ca(), ...files })).to.equal('offset 0');
        expect(await reached(tls, ca())).not.to.include('offset');
        expect(await reached(tls, { ...chosen, ...files })).not.to.include('offset');
        const other = { ...files, FOOTNOTE_KAFKA_KEY: of('broker.key') };
        expect(await reached(tls, { ...ca(), ...other })).to.include('does not go with the other files');
      });

      it(`${library}: is reached with a password over TLS, and not with another one`, async () => {
        const plain = { ...ca(), FOOTNOTE_KAFKA_SASL_MECHANISM: 'plain', FOOTNOTE_KAFKA_USERNAME: 'desk' };
        expect(await reached(sasl, { ...plain, FOOTNOTE_KAFKA_PASSWORD: 'secret' })).to.equal('offset 0');
        expect(await reached(sasl, { ...plain, FOOTNOTE_KAFKA_PASSWORD: 'other' })).to.match(
          /authentication/i,
        );
      });

      it(`${library}: is reached with the token of a command, and says what the command says`, async () => {
        const bearer = { ...ca(), FOOTNOTE_KAFKA_SASL_MECHANISM: 'oauthbearer' };
        expect(await reached(sasl, { ...bearer, FOOTNOTE_KAFKA_TOKEN_COMMAND: TOKEN_COMMAND })).to.equal(
          'offset 0',
        );
        const failing = { ...bearer, FOOTNOTE_KAFKA_TOKEN_COMMAND: 'echo no role >&2; exit 3' };
        expect(await reached(sasl, failing)).to.include('exited with 3: no role');
      });
    }
  });
}
