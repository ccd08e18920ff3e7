/** The permitted imports between the rooms (folders) of a package, and the absence of import cycles. */
import { posix } from 'node:path';
import { importsOf } from './imports.ts';

/** Package → its rooms (folders and files at its root). A room may import only the rooms before it. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'packages/statements': [
    'rules',
    'cell',
    'decimal',
    'inputs',
    'statements',
    'values',
    'fields',
    'trees',
    'model',
    'calendar',
    'filings',
    'segments',
    'presented',
    'as-of',
    'splits',
    'facts',
    'reading',
    'versions',
    'derive',
    'profile',
    'checks',
    'cells',
    'compute',
    'explain',
    'revisions',
    'test-support',
  ],
  'packages/releases': [
    'limits',
    'types',
    'document',
    'grid',
    'captions',
    'periods',
    'sums',
    'statements',
    'evidence',
    'read-release',
    'testing',
  ],
  'packages/figures': [
    'ratios',
    'index',
    'quality',
    'rows',
    'trailing',
    'dividends',
    'valuation',
    'trajectory',
    'forensics',
    'banks',
    'industry',
    'catalog',
    'series',
    'fundamentals',
    'newest',
    'explain',
    'testing',
  ],
};

/** Source files of the repository, by path. */
export type Sources = ReadonlyMap<string, string>;

type Graph = ReadonlyMap<string, readonly string[]>;

/** Each file with the files that it imports by relative path. */
function graphOf(sources: Sources): Graph {
  const targets = (file: string, source: string): string[] =>
    importsOf(source)
      .filter((target) => target.startsWith('.'))
      .map((target) => posix.join(posix.dirname(file), target))
      .filter((target) => sources.has(target));
  return new Map([...sources].map(([file, source]) => [file, targets(file, source)]));
}

/** Import cycles: the first one found from each file, where each file is visited once. */
function circlesOf(graph: Graph): string[] {
  const faults: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) faults.push(`import cycle: ${[...path.slice(at), file].join(' → ')}`);
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return faults;
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

function roomOf(house: string, file: string): string {
  const [first = ''] = file.slice(`${house}/src/`.length).split('/');
  return first.replace(/\.ts$/, '');
}

function roomFaults(graph: Graph, house: string, order: readonly string[]): string[] {
  const faults: string[] = [];
  const inHouse = (file: string): boolean => file.startsWith(`${house}/src/`) && !isTest(file);
  for (const [file, targets] of graph) {
    if (!inHouse(file)) continue;
    const floor = order.indexOf(roomOf(house, file));
    if (floor < 0) faults.push(`${file} is in a folder that is not a room of ${house}`);
    for (const target of targets.filter(inHouse))
      if (order.indexOf(roomOf(house, target)) > floor) faults.push(`${file} imports upwards: ${target}`);
  }
  return faults;
}

/** Faults of all files together, as sentences. */
export function structureFaults(sources: Sources, order = ORDER): string[] {
  const graph = graphOf(sources);
  return [
    ...circlesOf(graph),
    ...Object.entries(order).flatMap(([house, rooms]) => roomFaults(graph, house, rooms)),
  ];
}
