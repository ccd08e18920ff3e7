/**
 * Sends invalid requests of every kind to Footnote with the invented issuers: no response may be 500 or hang, and every
 * response must conform to schemas/openapi.
 *
 *     node test/fuzz/run.ts [--requests 5000] [--examples 100] [--seed N] [--no-schemathesis]
 */
import { parseArgs } from 'node:util';
import { bodyCases } from './bodies.ts';
import type { Case, Target } from './case.ts';
import { faultsOf } from './judge.ts';
import { pathCases } from './paths.ts';
import { protocolCases } from './protocol.ts';
import { randomCases } from './random.ts';
import { runSchemathesis } from './schemathesis.ts';
import { startServer } from './server.ts';
import { othersServed, stall } from './slow.ts';
import { exchange } from './wire.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    examples: { type: 'string', default: '100' },
    seed: { type: 'string' },
    'no-schemathesis': { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

const CONNECTIONS = 16;
/** What is not answered by then hangs, however busy the machine is: sixteen answers may be computed one after another. */
const PATIENCE_MS = 90_000;
const STALLED_EACH = 25;
/** By then the server has closed stalled connections; see the time limits in services/query/src/service.ts. */
const LET_GO_MS = 60_000;
const SHOWN_FAULTS = 40;

type Tally = { requests: number; readonly statuses: Map<number, number>; readonly faults: string[] };

const describeRequest = ({ method, path }: Case['requested'][number]): string =>
  `${method} ${path.slice(0, 200)}`;

async function runCases(target: Target, cases: readonly Case[]): Promise<Tally> {
  const tally: Tally = { requests: 0, statuses: new Map(), faults: [] };
  const waiting = cases.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) {
      const isHead = one.requested[0]?.method === 'HEAD';
      const outcome = await exchange(one.script, {
        port: target.port,
        answers: one.requested.length,
        isHead,
        patienceMs: PATIENCE_MS,
      });
      tally.requests += one.requested.length;
      for (const { status } of outcome.responses)
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      for (const fault of faultsOf(one, outcome))
        tally.faults.push(`${one.name}: ${fault} (${one.requested.map(describeRequest).join(', ')})`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return tally;
}

async function main(): Promise<number> {
  console.log(`seed ${seed}`);
  const server = await startServer();
  const faults: string[] = [];
  let requests = 0;
  const printTally = (name: string, tally: Tally): void => {
    const statuses = [...tally.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    console.log(`${name}: ${tally.requests} requests; ${statuses.join(', ')}; ${tally.faults.length} faults`);
    requests += tally.requests;
    faults.push(...tally.faults);
  };
  try {
    const stalled = stall(server, STALLED_EACH);
    faults.push(...(await othersServed(server, 20)));
    printTally('bodies', await runCases(server, [...bodyCases(server)]));
    printTally('paths and queries', await runCases(server, [...pathCases(server)]));
    printTally('protocol', await runCases(server, [...protocolCases(server)]));
    printTally(
      'by chance',
      await runCases(server, randomCases(server, { count: Number(values.requests), seed })),
    );
    if (!values['no-schemathesis']) {
      const report = await runSchemathesis(server, { examples: Number(values.examples), seed });
      if (report !== undefined) {
        const { findings } = report;
        console.log(`schemathesis: ${report.requests} requests; ${findings === '' ? 'no' : 'some'} findings`);
        requests += report.requests;
        if (findings !== '') faults.push(`schemathesis:\n${findings}`);
      }
    }
    const left = await stalled.leftAfter(LET_GO_MS);
    stalled.close();
    console.log(`stalled: ${stalled.connections} connections, ${left} of them never closed`);
    if (left > 0) faults.push(`${left} stalled connections are still open`);
    faults.push(...(await othersServed(server, 5)));
  } finally {
    const code = await server.stop();
    if (code !== 0) faults.push(`the server exited with ${code}`);
  }
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(fault);
  if (faults.length > SHOWN_FAULTS) console.error(`and ${faults.length - SHOWN_FAULTS} more`);
  console.log(`${requests} requests, ${faults.length} faults, seed ${seed}`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
