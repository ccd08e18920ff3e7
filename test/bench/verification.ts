/**
 * Cost of verification: its share of an ingest (the same ingest without it is the floor, alternating with
 * it), and of the time from a new filing's facts in the log to served cells; the pure checks compared with
 * the computation that they verify.
 * node test/bench/verification.ts [--mirror DIR --symbols A,B --ciks 1,2] [--runs N]
 * Without a mirror invented issuers are used; with one and no symbols no ingest is measured.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectionsOf } from '@footnote/projector/projections';
import { openBench } from '@footnote/projector/testing/bench';
import { factsEventOf } from '@footnote/query/testing/inputs';
import { stopTestClickHouse } from '@footnote/read-store/testing';
import { byAge } from '@footnote/statements/filings/accept';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { verify } from '@footnote/verification/verify';
import { companyOf } from '@footnote/accuracy/corpus/corpus-company';
import { describeMachine, median, scratchFolder, seconds } from './bench-env.ts';
import { inventedCompanies, mirroredCompanies } from './company-bytes.ts';
import { measuredIngest } from './measured-ingest.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string', default: '' },
    ciks: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
const MODES = ['off', 'on'] as const;
type Mode = (typeof MODES)[number];

const scratch = scratchFolder('verification');
const format = (value: number, digits = 2): string => value.toFixed(digits);

async function ingests(): Promise<Readonly<Record<Mode, number>>> {
  const mirror = values.mirror ?? join(scratch, 'mirror');
  if (values.mirror === undefined) await writeMirror(mirror, demoIssuers());
  const source = [
    '--mirror',
    mirror,
    ...(values.symbols === '' ? ['--universe'] : ['--symbols', values.symbols]),
  ];
  const times: Record<Mode, number[]> = { off: [], on: [] };
  for (let run = 0; run < runs; run += 1)
    for (const mode of MODES) {
      process.env['FOOTNOTE_VERIFICATION'] = mode;
      times[mode].push((await measuredIngest(source, join(scratch, `${mode}-${run}`))).seconds);
    }
  delete process.env['FOOTNOTE_VERIFICATION'];
  return { off: median(times.off), on: median(times.on) };
}

/** Seconds from the facts of the newest filing in the log to final cells. */
async function newFiling(company: CompanyInput, mode: Mode): Promise<number> {
  const bench = await openBench();
  const projections = projectionsOf({ verification: mode });
  const report = (filings: readonly InputFiling[]): Promise<void> =>
    bench.append('facts', ...filings.map((filing) => factsEventOf(company.cik, filing)));
  try {
    const filings = company.filings.toSorted(byAge);
    await report(filings.slice(0, -1));
    await bench.start(projections);
    await bench.settled(projections);
    const started = performance.now();
    await report(filings.slice(-1));
    await bench.settled(projections);
    return seconds(started);
  } finally {
    await bench.close();
  }
}

console.log(`${describeMachine()}; medians of ${runs}`);
// Without symbols, the ingest would cover the whole mirror.
if (values.mirror === undefined || values.symbols !== '') {
  const { off, on } = await ingests();
  console.log(
    `ingest, start to exit: ${format(on)} s verified, ${format(off)} s not: ` +
      `${format((100 * (on - off)) / on, 0)} % of it is verification`,
  );
}
const companies =
  values.mirror === undefined
    ? inventedCompanies()
    : mirroredCompanies(values.mirror, values.ciks?.split(','));
for (const { name, cik, bytes, submissions } of companies) {
  const company = companyOf(cik, bytes, submissions);
  const statements = computeStatements(company);
  const timed = (work: () => unknown): number => {
    const times = Array.from({ length: runs + 2 }, () => {
      const started = performance.now();
      work();
      return 1000 * seconds(started);
    });
    return median(times.slice(2));
  };
  const compute = timed(() => computeStatements(company));
  const check = timed(() => verify(company, statements));
  const late: Record<Mode, number[]> = { off: [], on: [] };
  for (let run = 0; run < runs; run += 1)
    for (const mode of MODES) late[mode].push(await newFiling(company, mode));
  console.log(
    `${name}: statements ${format(compute, 0)} ms, checks ${format(check, 0)} ms; a new filing is served after ` +
      `${format(1000 * median(late.on), 0)} ms verified, ${format(1000 * median(late.off), 0)} ms not`,
  );
}
await stopTestClickHouse();
