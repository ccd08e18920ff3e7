import { partsForTests, temporaryRegistry } from '@footnote/kafka-local/testing';
import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createCodec, subjectOf } from './codec.ts';
import { openConfluentRegistry, RegistryUnavailableError } from './confluent-registry.ts';
import { readExample } from './examples.ts';
import { IncompatibleSchemaError, UnknownSchemaIdError } from './registry.ts';
import { TOPIC_NAMES } from './topics.ts';

const record = (...fields: readonly object[]): string =>
  JSON.stringify({ type: 'record', name: 'R', fields: [{ name: 'a', type: 'string' }, ...fields] });
const OPTIONAL = { name: 'b', type: ['null', 'string'], default: null };
const REQUIRED = { name: 'c', type: 'string' };

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

const parts = await partsForTests();
if (parts !== undefined) {
  describe('Confluent schema registry', () => {
    let running: Awaited<ReturnType<typeof temporaryRegistry>> | undefined;
    const open = () => openConfluentRegistry({ url: running?.url ?? '', clientId: 'test' });
    const subject = () => `s-${randomUUID()}`;

    before(async () => {
      running = await temporaryRegistry(parts);
    });
    after(() => running?.destroy());

    it('registers a schema under one id, whatever its white space and caller, and returns its text', async () => {
      const name = subject();
      const id = await open().register(name, record());
      expect(await open().register(name, JSON.stringify(JSON.parse(record()), null, 2))).to.equal(id);
      const next = await open().register(name, record(OPTIONAL));
      expect(next).not.to.equal(id);
      expect(await open().schema(id)).to.equal(record());
      expect(await open().schema(next)).to.equal(record(OPTIONAL));
    });

    it('rejects a schema that cannot read earlier events, and still accepts the earlier schema', async () => {
      const name = subject();
      const id = await open().register(name, record());
      await open().register(name, record(OPTIONAL));
      const refused = await failure(open().register(name, record(REQUIRED)));
      expect(refused).to.be.instanceOf(IncompatibleSchemaError);
      expect((refused as IncompatibleSchemaError).subject).to.equal(name);
      expect(await open().register(name, record())).to.equal(id);
      await open().register(subject(), record(REQUIRED));
    });

    it('returns one id to processes that register the same schema concurrently', async () => {
      const name = subject();
      const ids = await Promise.all(Array.from({ length: 8 }, () => open().register(name, record())));
      expect(new Set(ids).size).to.equal(1);
    });

    it('rejects an id that was never assigned', async () => {
      for (const id of [0, -1, 2_147_483_647])
        expect(await failure(open().schema(id)), String(id)).to.be.instanceOf(UnknownSchemaIdError);
    });

    it('lets one process decode the events of every topic encoded by another', async () => {
      const [writer, reader] = [createCodec(open()), createCodec(open())];
      for (const topic of TOPIC_NAMES) {
        const event = readExample(topic);
        const bytes = await writer.encode(topic, event);
        expect(await reader.decode(topic, bytes), subjectOf(topic)).to.deep.equal(event);
      }
    });
  });
}

describe('Confluent schema registry that does not answer', () => {
  let server: Server;
  let requests = 0;
  const listen = async (status: number): Promise<string> => {
    server = createServer((_, response) => {
      requests += 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"not now"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  };
  afterEach(() => {
    requests = 0;
    server.closeAllConnections();
    server.close();
  });

  it('retries a bounded number of times before it reports the registry as unavailable', async () => {
    const registry = openConfluentRegistry({ url: await listen(503), retries: 2 });
    expect(await failure(registry.schema(1))).to.be.instanceOf(RegistryUnavailableError);
    expect(requests).to.equal(3);
    expect(await failure(registry.register('s', record()))).to.be.instanceOf(RegistryUnavailableError);
  });

  it('times out and retries an unanswered request before it reports the registry as unavailable', async () => {
    let silent = 2;
    server = createServer((request, response) => {
      requests += 1;
      if (silent > 0) silent -= 1;
      else {
        const answer =
          request.method === 'GET'
            ? { schema: record(), compatibilityLevel: 'BACKWARD_TRANSITIVE' }
            : { id: 7 };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const registry = openConfluentRegistry({ url, retries: 2, timeoutMs: 200 });
    expect(await registry.schema(7)).to.equal(record());
    silent = 1;
    expect(await registry.register('s', record())).to.equal(7);
    silent = Infinity;
    expect(await failure(registry.schema(1))).to.be.instanceOf(RegistryUnavailableError);
    expect(await failure(registry.register('s', record(OPTIONAL)))).to.be.instanceOf(
      RegistryUnavailableError,
    );
  });

  it('does not report an unknown id when the registry rejects the caller', async () => {
    const registry = openConfluentRegistry({ url: await listen(401), retries: 0 });
    expect(await failure(registry.schema(1))).to.be.instanceOf(RegistryUnavailableError);
  });
});
