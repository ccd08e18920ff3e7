/** The permitted imports between packages: dependencies point in one direction. */

const PURE = [
  '@footnote/values',
  '@footnote/statements',
  '@footnote/figures',
  '@footnote/verification',
  '@footnote/xbrl',
  '@footnote/market',
  '@footnote/filing-text',
  '@footnote/document-view',
  '@footnote/releases',
  '@footnote/evidence',
  '@footnote/forms',
  '@footnote/governance',
  '@footnote/ownership',
];
const PLUMBING = [
  '@footnote/events',
  '@footnote/event-log',
  '@footnote/read-store',
  '@footnote/read-models',
  '@footnote/runtime',
  '@footnote/projection',
];
/** The REST service: what it answers is in `packages/lanes`. */
const REST = '@footnote/query';
const SERVICES = [
  '@footnote/filing-fetcher',
  '@footnote/filing-parser',
  '@footnote/price-fetcher',
  '@footnote/projector',
  REST,
  '@footnote/webhooks',
];

/** The ground floor, which every package may import: no I/O, no clock, no import of ours; `event-types` has types alone. */
const GROUND = ['@footnote/values', '@footnote/event-types'];

/** Folder → packages that it may import, beside the ground floor. A folder that is not listed may import none. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'packages/events': [],
  'packages/event-log': ['@footnote/events'],
  'packages/read-store': ['@footnote/events', '@footnote/clickhouse-embedded'],
  'packages/read-models': ['@footnote/events'],
  'packages/runtime': ['@footnote/events', '@footnote/event-log', '@footnote/read-store'],
  'packages/projection': [
    '@footnote/events',
    '@footnote/event-log',
    '@footnote/read-models',
    '@footnote/read-store',
    '@footnote/runtime',
  ],
  'packages/log-files': ['@footnote/events', '@footnote/event-log', '@footnote/edgar', '@footnote/runtime'],
  'packages/api-keys': ['@footnote/events', '@footnote/event-log'],
  'packages/contract': [],
  'packages/wire': [
    '@footnote/contract',
    '@footnote/edgar',
    '@footnote/event-log',
    '@footnote/events',
    '@footnote/statements',
  ],
  'packages/lanes': [
    ...PURE.filter((name) => name !== '@footnote/forms'),
    '@footnote/contract',
    '@footnote/edgar',
    '@footnote/events',
    '@footnote/projection',
    '@footnote/read-models',
    '@footnote/read-store',
    '@footnote/runtime',
    '@footnote/wire',
  ],
  'packages/client': ['@footnote/contract'],
  'packages/mcp': ['@footnote/client', '@footnote/contract'],
  'packages/site': ['@footnote/contract'],
  'packages/explorer': ['@footnote/client', '@footnote/site'],
  'packages/edgar': [],
  'packages/archive': ['@footnote/edgar'],
  'packages/filing-text': [],
  'packages/document-view': [],
  'packages/releases': ['@footnote/filing-text', '@footnote/statements'],
  'packages/evidence': [
    '@footnote/filing-text',
    '@footnote/releases',
    '@footnote/statements',
    '@footnote/xbrl',
  ],
  'packages/xbrl': [],
  'packages/forms': [],
  'packages/governance': ['@footnote/releases', '@footnote/xbrl'],
  'packages/ownership': ['@footnote/market'],
  'packages/market': [],
  'packages/statements': [],
  'packages/figures': ['@footnote/statements'],
  'packages/verification': ['@footnote/statements'],
  'packages/synthetic-edgar': [],
  'packages/values': [],
  'packages/event-types': [],
  'infra/clickhouse': [],
  services: [
    ...PLUMBING,
    ...PURE,
    '@footnote/archive',
    '@footnote/edgar',
    '@footnote/api-keys',
    '@footnote/contract',
    '@footnote/explorer',
    '@footnote/lanes',
    '@footnote/site',
    '@footnote/wire',
  ],
  'packages/embedded': [
    ...PLUMBING,
    ...SERVICES,
    '@footnote/api-keys',
    '@footnote/archive',
    '@footnote/edgar',
    '@footnote/clickhouse-embedded',
  ],
  'packages/accuracy': [
    ...PURE,
    ...SERVICES.filter((name) => name !== REST),
    '@footnote/events',
    '@footnote/edgar',
    '@footnote/lanes',
    '@footnote/synthetic-edgar',
  ],
  'packages/cli': [
    ...PLUMBING,
    ...PURE,
    ...SERVICES.filter((name) => name !== REST),
    '@footnote/api-keys',
    '@footnote/archive',
    '@footnote/clickhouse-embedded',
    '@footnote/contract',
    '@footnote/edgar',
    '@footnote/embedded',
    '@footnote/lanes',
    '@footnote/log-files',
    '@footnote/mcp',
    '@footnote/synthetic-edgar',
    '@footnote/wire',
  ],
};

/** Built-in modules with I/O or a clock, forbidden in pure packages. */
const IMPURE_BUILTINS = /^node:(fs|net|http|https|child_process|worker_threads|dns|dgram|os|timers)/;

const BARREL = /^export \* /m;
const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The import targets of one source file. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

function houseOf(file: string): string | undefined {
  const parts = file.split('/');
  return parts[0] === 'test' ? undefined : parts.slice(0, 2).join('/');
}

/** Faults of one file, as sentences. Tests and `testing` helpers may import more than other code. */
export function importFaults(file: string, source: string): string[] {
  const faults = BARREL.test(source)
    ? [`${file} exports all of another file: import from where a thing lives`]
    : [];
  const house = houseOf(file);
  if (house === undefined) return faults;
  const isTest = /\.test\.ts$|\/testing(\/|\.ts$)|\/contract\//.test(file);
  const own = `@footnote/${house === 'infra/clickhouse' ? 'clickhouse-embedded' : (house.split('/')[1] ?? '')}`;
  const allowed = ALLOWED[house] ?? (house.startsWith('services/') ? ALLOWED['services'] : undefined) ?? [];
  for (const target of importsOf(source)) {
    if (target.startsWith('.')) {
      const up = target.split('/').filter((part) => part === '..').length;
      if (up > file.split('/').length - 3)
        faults.push(`${file} imports a file outside of ${house}: ${target}`);
      continue;
    }
    if (PURE.includes(own) && !isTest && IMPURE_BUILTINS.test(target)) {
      faults.push(`${file} is pure and imports ${target}`);
    }
    if (!target.startsWith('@footnote/')) continue;
    const pkg = target.split('/').slice(0, 2).join('/');
    if (pkg === own) faults.push(`${file} imports its own package by name: ${target}`);
    else if (!isTest && !GROUND.includes(pkg) && !allowed.includes(pkg))
      faults.push(`${file} may not import ${target}`);
  }
  return faults;
}
