/**
 * Time to read filings' own XBRL, compared with the floor: the same XML through the same parser, with empty
 * handlers.
 *
 * node test/bench/xbrl-report.ts [--mirror DIR] [--packages N] [--rounds N]
 *
 * Without a mirror the newest annual report of an invented issuer is read; with one, the first N packages in
 * its archives that have an instance or inline document and linkbases.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { SaxesParser } from 'saxes';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import { filedReports } from '@footnote/synthetic-edgar/xbrl/filed-report';
import { packageFiles } from '@footnote/synthetic-edgar/xbrl/package';
import { readReport } from '@footnote/xbrl/report/read-report';
import type { ReportFile } from '@footnote/xbrl/report/types';
import { describeMachine, median } from './bench-env.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    packages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '15' },
  },
});
const rounds = Number(values.rounds);

type Package = { readonly name: string; readonly files: readonly ReportFile[] };

/** Renderings and linkbases of definitions are not read and not part of the floor. */
const isRead = (name: string): boolean =>
  /\.(xml|xsd|htm)$/.test(name) && !/_def\.xml$|^R\d+\.htm$|^FilingSummary/.test(name);

const mirrored = (mirror: string): Package[] =>
  globSync(`${mirror}/www.sec.gov/Archives/edgar/data/*/*/*_pre.xml`)
    .sort()
    .map((linkbase) => dirname(linkbase))
    .map((folder) => ({
      name: relative(`${mirror}/www.sec.gov/Archives/edgar/data`, folder),
      files: globSync(`${folder}/*`)
        .filter((path) => isRead(basename(path)))
        .map((path) => ({ name: basename(path), bytes: readFileSync(path) })),
    }))
    .map(({ name, files }) => ({ name, files: withOneInstance(files) }))
    .filter(({ files }) => files.some(hasFacts))
    .slice(0, Number(values.packages));

const hasFacts = ({ bytes }: ReportFile): boolean => Buffer.from(bytes).includes('contextRef');

/** HTML pages are not read if there is an XML instance. */
const withOneInstance = (files: readonly ReportFile[]): readonly ReportFile[] =>
  files.some((file) => file.name.endsWith('.xml') && hasFacts(file))
    ? files.filter(({ name }) => !name.endsWith('.htm'))
    : files;

const invented = (): Package[] =>
  demoSpecs.flatMap((spec) => {
    const report = filedReports(accountsOf(spec)).findLast(({ form }) => form !== '10-Q');
    return report === undefined ? [] : [{ name: spec.ticker, files: packageFiles(spec, report) }];
  });

const parsed = (files: readonly ReportFile[]): void => {
  for (const { bytes } of files) {
    const parser = new SaxesParser({ xmlns: true, position: false });
    parser.ENTITIES['nbsp'] = '\u00a0';
    for (const event of ['opentag', 'closetag', 'text'] as const) parser.on(event, () => undefined);
    parser.write(new TextDecoder().decode(bytes).trimStart()).close();
  }
};

/** The first run, and the median of the rounds after it, in milliseconds. */
const timed = (work: () => unknown): { readonly first: number; readonly warm: number } => {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return { first: times[0] ?? NaN, warm: median(times.slice(1)) };
};

console.log(`${describeMachine()}; first run, and median of ${rounds}, milliseconds`);
for (const { name, files } of values.mirror === undefined ? invented() : mirrored(values.mirror)) {
  const ours = timed(() => readReport(files));
  const { facts, faces, rejected } = readReport(files);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  const floor = timed(() => parsed(files));
  console.log(
    `${name}: ${megabytes.toFixed(1)} MB, ${facts.length} facts, ${faces.length} faces, ${rejected.length} rejected:` +
      ` ${ours.first.toFixed(0)}, ${ours.warm.toFixed(1)}; floor ${floor.warm.toFixed(1)}` +
      ` (${(ours.warm / floor.warm).toFixed(2)} times)`,
  );
}
