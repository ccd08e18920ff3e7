/** The permitted imports between the rooms (folders) of a package, and the absence of import cycles. */
import { posix } from 'node:path';
import { importsOf } from './imports.ts';

/**
 * Package → its rooms: folders and files at its root, or folders in folders. A room may import only the rooms before it.
 */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'packages/lanes': [
    'subject',
    'statements/fundamentals',
    'statements/unreached',
    'statements/verification',
    'statements/explain',
    'statements/explain-figure',
    'statements/facts',
    'statements/segments',
    'statements/notes',
    'statements/revisions',
    'statements/as-filed',
    'statements/company-inputs',
    'statements/explaining',
    'statements/explain/lane',
    'statements/explain-figure/lane',
    'statements/fundamentals/lane',
    'statements/revisions/lane',
    'statements/segments/lane',
    'statements/financials',
    'statements/flags',
    'market/prices',
    'market/dividends',
    'market/price-action',
    'market/technicals',
    'ownership/ownership',
    'ownership/holders',
    'ownership/ownership/lane',
    'ownership/insiders',
    'filings/filings',
    'filings/documents',
    'filings/statements',
    'filings/releases',
    'filings/evidence',
    'filings/events',
    'filings/governance',
    'companies/profile',
    'companies/earnings',
    'companies/calendar',
    'companies/valuation',
    'companies/priced-in',
    'companies/history',
    'companies/snapshot',
    'companies/coverage',
    'companies/figures',
    'companies/company-book',
    'companies/market-figures',
    'companies/ownership-figures',
    'companies/compare',
    'companies/screen',
    'companies/search',
    'companies/loaded',
    'companies/explain-lane',
    'testing',
  ],
  'services/query': [
    'request-metrics',
    'guarded-store',
    'limits',
    'server-connections',
    'threads',
    'log-unavailable',
    'wire',
    'traced-request',
    'cache',
    'gates',
    'site',
    'collections',
    'respond',
    'endpoint',
    'tools',
    'stream',
    'routes',
    'app',
    'flags',
    'service',
    'process',
    'testing',
  ],
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
    'notes',
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
    'guidance',
    'non-gaap',
    'read-release',
    'company',
    'testing',
  ],
  'packages/figures': [
    'age',
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

/**
 * Package → what its rooms show each other, by room: files without `.ts`, an empty name for a room that is a file. A room
 * that is not listed shows nothing. The first room of the order shows everything, and so does a folder to a room inside it.
 */
const SHOWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/lanes': {
    'statements/fundamentals': ['read', 'read-cells', 'row-cell-members', 'served-end', 'standing'],
    'statements/unreached': ['unreached'],
    'statements/verification': ['document'],
    'statements/explain': ['document', 'request'],
    'statements/explaining': ['explained'],
    'statements/facts': ['read'],
    'statements/segments': ['found', 'label', 'read', 'request'],
    'statements/revisions': ['memo'],
    'statements/as-filed': ['filed-days', 'filing-versions'],
    'statements/company-inputs': ['computing', 'jobs', 'read', 'states'],
    'statements/financials': ['read'],
    'market/prices': ['chosen-series', 'price-table', 'read-series', 'timeliness'],
    'market/dividends': ['assemble', 'lane', 'read'],
    'market/price-action': ['assemble', 'figures', 'lane', 'read', 'windows'],
    'market/technicals': ['assemble', 'comparisons', 'lane', 'read'],
    'ownership/ownership': ['assemble', 'read'],
    'ownership/ownership/lane': [''],
    'ownership/holders': ['collected', 'institutional'],
    'ownership/insiders': ['coverage', 'lane', 'queries', 'read-many', 'read-market', 'summary'],
    'filings/documents': ['choose', 'source', 'viewer-path'],
    'filings/filings': ['current-report', 'read-filing', 'sections'],
    'filings/governance': ['lane'],
    'filings/releases': ['guidance', 'preliminary', 'read-release', 'read-release-parts'],
    'companies/earnings': ['announcements', 'habit', 'lane', 'read'],
    'companies/calendar': ['assemble', 'items', 'read'],
    'companies/profile': ['market', 'price-per-share', 'read-unlisted'],
    'companies/valuation': ['assemble', 'at-last-close', 'company', 'lane', 'members', 'valued'],
    'companies/priced-in': ['assemble', 'lane', 'request'],
    'companies/company-book': ['book'],
    'companies/snapshot': ['lane'],
    'companies/market-figures': ['book', 'member', 'priced', 'read'],
    'companies/ownership-figures': ['books', 'lane', 'owned'],
    'companies/figures': ['cell', 'csv', 'member', 'names', 'stale'],
    'companies/search': ['issuer'],
  },
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

/** The longest of the rooms that holds the file, or else its folder. */
function roomOf(house: string, file: string, order: readonly string[]): string {
  const place = file.slice(`${house}/src/`.length).replace(/\.ts$/, '');
  const [first = ''] = place.split('/');
  return order.findLast((room) => place === room || place.startsWith(`${room}/`)) ?? first;
}

type Shown = Readonly<Record<string, readonly string[]>>;

function roomFaults(graph: Graph, house: string, order: readonly string[], shown?: Shown): string[] {
  const faults: string[] = [];
  const inHouse = (file: string): boolean => file.startsWith(`${house}/src/`) && !isTest(file);
  const isShown = (file: string, room: string, own: string): boolean =>
    shown === undefined ||
    room === order[0] ||
    own.startsWith(`${room}/`) ||
    shown[room]?.includes(file.slice(`${house}/src/${room}/`.length, -'.ts'.length)) === true;
  for (const [file, targets] of graph) {
    if (!inHouse(file)) continue;
    const own = roomOf(house, file, order);
    const floor = order.indexOf(own);
    if (floor < 0) faults.push(`${file} is in a folder that is not a room of ${house}`);
    for (const target of targets.filter(inHouse)) {
      const room = roomOf(house, target, order);
      if (order.indexOf(room) > floor) faults.push(`${file} imports upwards: ${target}`);
      else if (room !== own && !isShown(target, room, own))
        faults.push(`${file} imports what ${room} does not show: ${target}`);
    }
  }
  return faults;
}

/** Faults of all files together, as sentences. */
export function structureFaults(sources: Sources, order = ORDER, shown = SHOWN): string[] {
  const graph = graphOf(sources);
  return [
    ...circlesOf(graph),
    ...Object.entries(order).flatMap(([house, rooms]) => roomFaults(graph, house, rooms, shown[house])),
  ];
}
