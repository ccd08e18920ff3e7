import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSession } from '@footnote/embedded/session';
import { eventually } from '@footnote/testing/eventually';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { createEventReader } from '@footnote/wire/events/read-event';
import { STREAMED } from '@footnote/wire/events/streamed-topics';
import { expect } from 'chai';
import { runCli, startUp, stopCli, type Up } from '../faults/cli.ts';
import { pythonWith } from '../python.ts';
import { ROOT } from '../docs/pages.ts';

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const PROGRAMS = join(ROOT, 'test/consumers/webhooks');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Receivers of docs/webhooks.md, the service and an ingest, each as a process of its own. */
describe('the receivers of docs/webhooks.md', function () {
  this.timeout(300_000);
  let folder: string;
  let up: Up | undefined;
  const programs: { readonly name: string; readonly child: ChildProcess; printed: string }[] = [];
  const endpoints: { readonly name: string; readonly url: string; readonly secret: string }[] = [];

  const startProgram = async (name: string, command: string, file: string): Promise<void> => {
    const port = await freePort();
    const child = spawn(command, [join(PROGRAMS, file)], {
      env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const program = { name, child, printed: '' };
    child.stdout.on('data', (chunk: Buffer) => (program.printed += chunk.toString()));
    programs.push(program);
    endpoints.push({ name, url: `http://127.0.0.1:${port}/`, secret: SECRET });
    const answers = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status === 401,
        () => false,
      );
    await eventually(`${name} refuses a request without a signature`, answers);
  };
  const linesOf = (name: string): readonly string[] =>
    programs
      .find((program) => program.name === name)
      ?.printed.trim()
      .split('\n') ?? [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-webhooks-'));
    await writeMirror(join(folder, 'mirror'), demoIssuers());
    await startProgram('typescript', process.execPath, 'receiver.ts');
    const python = await pythonWith('webhooks', ['standardwebhooks==1.1.0']).catch(() => undefined);
    if (python !== undefined) await startProgram('python', python, 'receiver.py');
  });
  after(async () => {
    if (up !== undefined) await stopCli(up.child);
    for (const { child } of programs) child.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('get every event of an ingest, once', async () => {
    const file = join(folder, 'webhooks.json');
    const begin = 'beginning';
    await writeFile(
      file,
      JSON.stringify({ endpoints: endpoints.map((one) => ({ ...one, begin, local: true })) }),
    );
    const data = join(folder, 'data');
    const settings = {
      FOOTNOTE_DATA: data,
      FOOTNOTE_EDGAR_MIRROR: join(folder, 'mirror'),
      FOOTNOTE_WEBHOOKS: file,
    };
    up = await startUp(data, settings);
    const ingested = await runCli(['ingest', '--symbols', 'FNDEC'], settings);
    expect(ingested.code, ingested.stderr).to.equal(0);
    const expected: string[] = [];
    await withSession({ data }, async ({ log, codec }) => {
      const read = createEventReader({ codec, logger: console });
      for (const topic of STREAMED)
        for (const { partition } of await log.watermarks(topic))
          for await (const records of log.read(topic, partition, { from: 0 }))
            for (const record of records) {
              const { event } = await read(record);
              if (event !== null) expected.push(`${event.kind} ${event.cik} ${event.id}`);
            }
    });
    expect(expected).not.to.have.lengthOf(0);
    expect(expected.some((line) => line.startsWith('filing '))).to.equal(true);
    for (const { name } of programs) {
      await eventually(`${name} has everything`, () => linesOf(name).length >= expected.length);
      const received = linesOf(name);
      expect(received.filter((line, at) => received.indexOf(line) !== at)).to.deep.equal([]);
      expect(received.filter((line) => !expected.includes(line))).to.deep.equal([]);
      expect(received).to.have.lengthOf(expected.length);
    }
    for (const { name } of programs) {
      const tested = await runCli(['webhooks', 'test', name], settings);
      expect(tested.stdout).to.equal('delivered: the receiver answered 204\n');
    }
    await eventually('nothing left', async () => {
      const { stdout } = await runCli(['webhooks', 'list'], settings);
      return programs.every(({ name }) => new RegExp(`^${name} .* active .* 0 +0$`, 'm').test(stdout));
    });
  });
});
