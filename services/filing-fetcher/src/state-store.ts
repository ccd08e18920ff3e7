import type { Objects } from '@footnote/archive/objects';
import type { Validators } from '@footnote/edgar/client';
import type { Logger } from '@footnote/runtime/logging';
import { createPublishedFilings, type PublishedFilings } from './published-filings.ts';
import type { FilingDocument, FilingDocumentList } from './filing-documents/entry.ts';
import { byKind, type ByKind, type FilingDocumentName } from './filing-documents/kinds.ts';

/** The newest archived version of a document, and whether its events were published. */
export type DocumentState = {
  readonly sha256: string;
  readonly bytes: number;
  /** Source of these validators, which are meaningless for other sources. */
  readonly source: string;
  readonly validators: Validators;
  readonly published: boolean;
};

/** State of one company from earlier runs. Losing it only causes fetching and publishing again. */
export type CompanyState = {
  /** Id of the `companies` event last published. */
  company: string | null;
  /** Name of the log that has what was published (see `LogAnchor`). */
  log: string | null;
  readonly documents: Map<string, DocumentState>;
  filings: PublishedFilings;
  /** Documents of its filings by kind; null before they were first looked for. */
  filingDocuments: ByKind<FilingDocumentList | null>;
};

export type StateStore = {
  /** An empty state for a company never seen, and for one whose file is damaged (logged). */
  load(name: string): Promise<CompanyState>;
  /** Durable when it resolves; atomic. */
  save(name: string, state: CompanyState): Promise<void>;
  /** Names of everything saved. */
  names(): Promise<readonly string[]>;
};

type StoredState = {
  readonly version: 1;
  readonly company: string | null;
  readonly log: string | null;
  readonly documents: readonly (readonly [string, DocumentState])[];
  /** Base64 of `PublishedFilings`. */
  readonly filings: string;
  /** Kinds that were not looked for yet are absent. */
  readonly filingDocuments?: Readonly<Partial<Record<FilingDocumentName, readonly FilingDocument[]>>>;
  /** XBRL reports in a state of before there were kinds. */
  readonly reports?: readonly StoredReport[] | null;
};

type StoredReport = Omit<FilingDocument, 'isKnown'> & { readonly isXbrl: true | null };

const storedLists = ({ filingDocuments, reports }: StoredState): ByKind<FilingDocumentList | null> => {
  const before: StoredState['filingDocuments'] =
    reports == null ? {} : { xbrl: reports.map(({ isXbrl, ...entry }) => ({ ...entry, isKnown: isXbrl })) };
  return byKind((name) => {
    const entries = (filingDocuments ?? before)[name];
    return entries === undefined ? null : new Map(entries.map((entry) => [entry.accession, entry]));
  });
};

export const emptyState = (): CompanyState => ({
  company: null,
  log: null,
  documents: new Map(),
  filings: createPublishedFilings(),
  filingDocuments: byKind(() => null),
});

/**
 * Drops the record of published events but keeps that of fetched documents: for a log that no longer has
 * them.
 */
export const forgetPublished = (state: CompanyState): void => {
  state.company = null;
  state.log = null;
  state.filings = createPublishedFilings();
  for (const [url, document] of state.documents) state.documents.set(url, { ...document, published: false });
  for (const list of Object.values(state.filingDocuments))
    for (const [accession, document] of list ?? []) list?.set(accession, { ...document, isPublished: false });
};

const SUFFIX = '.json';

/** One object for each company, `<name>.json`, below the last two digits of the name. */
export const openStateStore = (objects: Objects, logger: Pick<Logger, 'warn'>): StateStore => {
  const keyOf = (name: string): string => `${name.slice(-2)}/${name}${SUFFIX}`;
  return {
    load: async (name) => {
      const bytes = await objects.read(keyOf(name));
      if (bytes === null) return emptyState();
      try {
        const stored = JSON.parse(Buffer.from(bytes).toString()) as StoredState;
        return {
          company: stored.company,
          log: stored.log,
          documents: new Map(stored.documents),
          filings: createPublishedFilings(Buffer.from(stored.filings, 'base64')),
          filingDocuments: storedLists(stored),
        };
      } catch (error) {
        if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
        const where = { state: keyOf(name), location: objects.location };
        logger.warn({ ...where, err: error }, 'damaged state file, refetching this company');
        return emptyState();
      }
    },
    save: (name, state) => {
      const stored: StoredState = {
        version: 1,
        company: state.company,
        log: state.log,
        documents: [...state.documents],
        filings: state.filings.toBytes().toString('base64'),
        filingDocuments: Object.fromEntries(
          Object.entries(state.filingDocuments).flatMap(([name, list]) =>
            list === null ? [] : [[name, [...list.values()]]],
          ),
        ),
      };
      return objects.write(keyOf(name), Buffer.from(JSON.stringify(stored)));
    },
    names: async () => {
      const names: string[] = [];
      for await (const key of objects.list())
        if (key.endsWith(SUFFIX)) names.push(key.slice(key.lastIndexOf('/') + 1, -SUFFIX.length));
      return names.sort();
    },
  };
};
