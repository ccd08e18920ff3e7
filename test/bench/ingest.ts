/**
 * Facts per second from a mirror to visible cells, compared with the floor in the same run: JSON.parse of the
 * same companyfacts and a raw insert of the same rows into ClickHouse; and the additional cost of the
 * filings' XBRL reports.
 * node test/bench/ingest.ts [--mirror DIR --symbols A,B | --ciks 1,2] [--runs N]
 * Without a mirror the synthetic issuers are used.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoIssuers, demoSpecs } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { describeMachine, median, scratchFolder } from './bench-env.ts';
import { floorOf } from './ingest-floor.ts';
import { measuredIngest, type MeasuredIngest } from './measured-ingest.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    ciks: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});

const scratch = scratchFolder('ingest');
let source: string[];
let mirror: string;
if (values.mirror === undefined) {
  mirror = join(scratch, 'mirror');
  await writeMirror(mirror, demoIssuers());
  source = ['--mirror', mirror, '--symbols', demoSpecs.map(({ ticker }) => ticker).join(',')];
} else {
  mirror = values.mirror;
  source = [
    '--mirror',
    mirror,
    ...(values.ciks === undefined ? ['--symbols', values.symbols ?? ''] : ['--ciks', values.ciks]),
  ];
}

const runs: MeasuredIngest[] = [];
for (let run = 0; run < Number(values.runs); run += 1)
  runs.push(await measuredIngest(source, join(scratch, `run-${run}`)));

const reported = await measuredIngest(source, join(scratch, 'reported'), 'all');
const reports = Number(/(\d+) XBRL reports/.exec(reported.output)?.[1] ?? 0);

const data = join(scratch, 'run-0');
const least = await floorOf(mirror, data);
const whole = median(runs.map((run) => run.seconds));
const bottom = least.parse + least.insert;
console.log(describeMachine());
console.log(`${least.companies} companies, ${least.facts} facts, ${least.rows} cells, ${runs.length} runs`);
console.log(
  `whole command, start to exit: ${whole.toFixed(2)} s median, ${Math.round(least.facts / whole)} facts/s`,
);
console.log(
  `floor: ${bottom.toFixed(2)} s (JSON.parse ${least.parse.toFixed(2)}, raw insert ${least.insert.toFixed(2)})`,
);
console.log(`ratio to the floor: ${(whole / bottom).toFixed(1)}`);
for (const [name, peak] of Object.entries(runs[0]?.peaks ?? {}))
  console.log(`peak memory ${name}: ${peak} MiB`);
if (reports > 0) {
  const more = reported.seconds - whole;
  console.log(
    `with ${reports} XBRL reports of filings: ${reported.seconds.toFixed(2)} s, ${((more * 1000) / reports).toFixed(0)} ms per report`,
  );
}
