/**
 * Rebuilds of a read model of many companies on a real broker, by the command and one projector, and by the command and
 * several: seconds and processor time of each, that an unchanged log changes nothing, and that a shared rebuild ends with equal
 * rows after one of its projectors was killed with SIGKILL.
 *   node test/cluster/rebuild.ts [--companies N] [--model statements] [--projectors 3]
 */
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { cpuMs, endedChildrenMs } from '../bench/memory.ts';
import { differences } from './checksums.ts';
import { type Cluster, ingestInto, startCluster } from './cluster.ts';
import { type Guest, startGuest } from './guest.ts';
import { writeInvented } from './invented.ts';
import { openSurroundings } from './surroundings.ts';

export type RebuildTarget = Pick<Cluster, 'cli' | 'checksums' | 'clickhouse' | 'dataDir'> & {
  readonly env: Readonly<Record<string, string>>;
  /** Processor time of its processes so far, milliseconds. */
  readonly cpuMs: () => number;
};

type Rebuilt = { readonly records: number; readonly seconds: number; readonly changed: number };

const SHARE_TAKEN = 'taking a share of a rebuild';
const PATIENCE_MS = 10 * 60_000;

let failed = 0;
const report = (what: string, faults: readonly string[] = []): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.join('; ')}`}`);
};

const untilSo = async (isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !isSo() && Date.now() < end;) await delay(20);
};

/** Rebuilds with the projector that runs, with more of them, and with these while one is killed. */
export async function rebuildInTurn(
  target: RebuildTarget,
  { model, projectors }: { readonly model: string; readonly projectors: number },
): Promise<void> {
  const expected = await target.checksums();
  const guests: Guest[] = [];

  const once = async (
    how: string,
    meanwhile: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> => {
    const before = target.cpuMs();
    const shares = guests.map(({ count }) => count(SHARE_TAKEN));
    const [{ code, stdout, stderr }] = await Promise.all([
      target.cli(['rebuild', model, '--json']),
      meanwhile(),
    ]);
    if (code !== 0) {
      report(`${model} ${how}`, [stderr]);
      return;
    }
    const { records, seconds, changed } = JSON.parse(stdout) as Rebuilt;
    const cpu = (target.cpuMs() - before) / 1000;
    const took = guests.filter(({ count }, place) => count(SHARE_TAKEN) > (shares[place] ?? 0)).length;
    const load = (loadavg()[0] ?? 0).toFixed(0);
    report(
      `${model} ${how}: ${records} records in ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time at load ${load}, ` +
        `changed: ${changed}, ${took} more took a share`,
      [
        ...(changed === 0 ? [] : ['an unchanged log changed something']),
        ...differences(expected, await target.checksums()),
      ],
    );
  };

  try {
    await once('with one projector');
    const { url } = await target.clickhouse();
    for (let place = 1; place < projectors; place += 1)
      guests.push(
        await startGuest('projector', {
          ...target.env,
          FOOTNOTE_DATA: target.dataDir,
          FOOTNOTE_CLICKHOUSE_URL: url,
          FOOTNOTE_INSTANCE: `guest-${place}`,
        }),
      );
    await once(`with ${projectors} projectors`);
    await once(`with ${projectors} projectors, of which one is killed`, async () => {
      const [victim] = guests;
      if (victim === undefined) return;
      const before = victim.count(SHARE_TAKEN);
      await untilSo(() => victim.count(SHARE_TAKEN) > before);
      victim.kill();
    });
  } finally {
    for (const guest of guests) await guest.stop();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      companies: { type: 'string', default: '100' },
      model: { type: 'string', default: 'statements' },
      projectors: { type: 'string', default: '3' },
    },
  });
  const surroundings = await openSurroundings(await fetchParts(), { brief: true });
  try {
    const { scratch, env } = surroundings;
    const mirror = join(scratch, 'mirror');
    const symbols = await writeInvented(mirror, Number(values.companies), 'facts');
    const cluster = await startCluster({ dataDir: join(scratch, 'cluster'), env });
    try {
      const began = performance.now();
      await ingestInto(cluster, ['--mirror', mirror, '--symbols', symbols.join(',')]);
      report(`${symbols.length} companies, ingested in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      const ofAll = (): number => cpuMs(process.pid) + endedChildrenMs();
      const projectors = Number(values.projectors);
      await rebuildInTurn({ ...cluster, env, cpuMs: ofAll }, { model: values.model, projectors });
    } finally {
      await cluster.stop();
    }
  } finally {
    await surroundings.close();
  }
}

if (import.meta.main) await main();
if (failed > 0) process.exitCode = 1;
