import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '@footnote/testing/eventually';
import { startKafka } from './kafka.ts';
import { answersOn, isAlive } from './process.ts';
import { startRegistry } from './registry.ts';
import { partsForTests, temporaryKafka, temporaryRegistry } from './testing.ts';

const CHILD = fileURLToPath(new URL('./testing-child.ts', import.meta.url));

const register = async (url: string, subject: string, schema: object): Promise<Response> =>
  fetch(`${url}/subjects/${subject}/versions`, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.schemaregistry.v1+json' },
    body: JSON.stringify({ schema: JSON.stringify(schema) }),
  });

describe('local Kafka and registry', () => {
  it('restarts a broker on the data of a killed one', async function () {
    const parts = await partsForTests();
    if (parts === undefined) return this.skip();
    const kafka = await temporaryKafka(parts);
    try {
      process.kill(kafka.pid, 'SIGKILL');
      await kafka.exited;
      expect(await answersOn(kafka.port)).to.equal(false);
      const again = await startKafka({ dataDir: kafka.dataDir, port: kafka.port, parts, brief: true });
      expect(await answersOn(kafka.port)).to.equal(true);
      await Promise.all([again.stop(), again.stop()]);
      expect(isAlive(again.pid)).to.equal(false);
    } finally {
      await kafka.destroy();
    }
  });

  it('stops the broker when the process that started it is killed', async function () {
    const parts = await partsForTests();
    if (parts === undefined) return this.skip();
    const child = spawn(process.execPath, [CHILD], { stdio: ['ignore', 'pipe', 'inherit'] });
    const { pid, dataDir } = await new Promise<{ pid: number; dataDir: string }>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) =>
        resolve(JSON.parse(text.toString()) as { pid: number; dataDir: string }),
      );
      child.once('exit', () => reject(new Error('the child ended early')));
    });
    expect(isAlive(pid)).to.equal(true);
    child.kill('SIGKILL');
    await eventually('the broker is gone', () => !isAlive(pid));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps schema ids after kill -9 of the registry and rejects incompatible schemas', async function () {
    const parts = await partsForTests();
    if (parts === undefined) return this.skip();
    const record = (...fields: readonly object[]) => ({ type: 'record', name: 'R', fields });
    const a = { name: 'a', type: 'string' };
    const registry = await temporaryRegistry(parts);
    try {
      const { id } = (await (await register(registry.url, 's', record(a))).json()) as { id: number };
      process.kill(registry.pid, 'SIGKILL');
      await registry.exited;
      const again = await startRegistry({
        dataDir: registry.dataDir,
        port: registry.port,
        parts,
        brief: true,
      });
      try {
        const found = (await (await fetch(`${again.url}/schemas/ids/${id}`)).json()) as { schema: string };
        expect(JSON.parse(found.schema)).to.deep.equal(record(a));
        const refused = await register(again.url, 's', record(a, { name: 'b', type: 'string' }));
        expect(refused.status).to.equal(409);
      } finally {
        await again.stop();
      }
    } finally {
      await registry.destroy();
    }
  });
});
