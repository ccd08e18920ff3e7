/** What there is to know of a service before it runs. */
export type ServiceDeclaration = {
  /** What its JavaScript heap needs at most, with room, MiB. */
  readonly heapMiB: number;
  /** Its heap also has room for the facts of companies that are kept in memory. */
  readonly keepsFacts: boolean;
  /** Whether any number of it may run; otherwise one. */
  readonly replicated: boolean;
  /** Whether it needs the read store. */
  readonly store: boolean;
  /** Whether it writes or reads the archive of raw documents. */
  readonly archive: boolean;
};

/** The services of the house that are processes, in the order in which data flows: one for each folder of `services/`. */
export const SERVICES = {
  // What it knows of earlier runs is in one folder, and EDGAR counts one caller.
  'filing-fetcher': {
    heapMiB: 256,
    keepsFacts: false,
    replicated: false,
    store: false,
    archive: true,
  },
  'filing-parser': {
    heapMiB: 384,
    keepsFacts: false,
    replicated: true,
    store: false,
    archive: true,
  },
  // Its state is in one folder, and the plan of a source counts one caller.
  'price-fetcher': {
    heapMiB: 256,
    keepsFacts: false,
    replicated: false,
    store: false,
    archive: false,
  },
  projector: {
    heapMiB: 384,
    keepsFacts: true,
    replicated: true,
    store: true,
    archive: false,
  },
  query: { heapMiB: 384, keepsFacts: false, replicated: true, store: true, archive: false },
} as const satisfies Readonly<Record<string, ServiceDeclaration>>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];
