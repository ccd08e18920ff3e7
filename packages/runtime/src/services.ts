/** Static properties of a service. */
export type ServiceDeclaration = {
  /** Maximum JavaScript heap it needs, with headroom, MiB. */
  readonly heapMiB: number;
  /** Whether its heap also needs room for cached facts of companies. */
  readonly keepsFacts: boolean;
  /** Whether several replicas may run; otherwise only one. */
  readonly replicated: boolean;
  /** Whether it needs the read store. */
  readonly store: boolean;
  /** Whether it only reads from the read store, as the user for queries. */
  readonly readsOnly?: boolean;
  /** Whether it writes or reads the archive of raw documents. */
  readonly archive: boolean;
};

/** The services that run as processes, in the order of the data flow: one for each folder of `services/`. */
export const SERVICES = {
  // Replicas divide the companies and EDGAR's rate among themselves.
  'filing-fetcher': {
    heapMiB: 256,
    keepsFacts: false,
    replicated: true,
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
  // Its state is in one folder, and the quota of a source applies to one caller.
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
  query: {
    heapMiB: 384,
    keepsFacts: false,
    replicated: true,
    store: true,
    readsOnly: true,
    // To show a figure in its document.
    archive: true,
  },
  webhooks: { heapMiB: 256, keepsFacts: false, replicated: true, store: false, archive: false },
} as const satisfies Readonly<Record<string, ServiceDeclaration>>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];
