import type { EventOf, TopicName } from '@footnote/events/topics';
import type { Columns } from '@footnote/read-models/columns';
import type { KeyColumn } from './entity/key.ts';
import type { Step } from './step.ts';

/** One decoded record of one of the topics `T`, with its position in the log. */
export type ProjectionInput<T extends TopicName = TopicName> = {
  [K in T]: {
    readonly topic: K;
    readonly event: EventOf<K>;
    readonly partition: number;
    /** In the log, on from `revisionBase`: what is built from a later layout of the log is newer. */
    readonly offset: number;
  };
}[T];

/** Announces on `published` that an entity has a new revision. */
export type Publication = {
  /** Its key: CIK of ten digits, or symbol. */
  readonly entity: string;
  readonly revision: number;
  /** Symbols of a company; for a security, its own. */
  readonly symbols: readonly string[];
  /** Newest source time that the revision depends on, epoch milliseconds. */
  readonly sourceTime: number;
};

/** Physical name of a stored table in the generation that is being written. */
export type TableNames = (base: string) => string;

export type StoredTable = {
  readonly base: string;
  /** `CREATE TABLE IF NOT EXISTS` under the physical name. */
  readonly ddl: (physicalName: string) => string;
  /**
   * Columns that tables of an older version may lack, with `name type AFTER name`: they are added empty, so
   * that the views work until a rebuild fills them.
   */
  readonly later?: readonly { readonly column: string; readonly definition: string }[];
};

/** The rows that readers see under a stable name. */
export type View = { readonly name: string; readonly columns: Columns; readonly select: string };

/** The stored tables of a projection and the views of its readers. */
export type ReadModel = {
  readonly tables: readonly StoredTable[];
  /**
   * The stable names that readers use, as SELECTs over the stored tables of one generation. Each has the key
   * column of the projection, by which a rebuild compares.
   */
  readonly views: (name: TableNames) => readonly View[];
  /** Base names of tables of earlier versions: a rebuild drops every generation of them. */
  readonly retired?: readonly string[];
};

/** Event → rows, one by one. The identity and version of rows come only from the event and its position. */
export type RowProjection<T extends TopicName = TopicName> = {
  readonly kind: 'rows';
  readonly name: string;
  readonly keyedBy: KeyColumn;
  /** Increased when the same events produce different rows; the projection is then rebuilt. */
  readonly version: number;
  readonly topics: readonly T[];
  readonly readModel: ReadModel;
  /** The table whose rows make those of the other tables visible: it is written last in a batch. */
  readonly shownBy?: string;
  project(input: ProjectionInput<T>): Step<{
    readonly rows: readonly { readonly table: string; readonly row: object }[];
    readonly publication?: Publication;
  }>;
};

/**
 * How an event becomes an input of an entity. Inputs compete for slots (a filing's facts, a filing's header,
 * the entity's profile). A set is one version of a slot's contents and may arrive in several parts. The
 * newest complete set of the highest rank occupies the slot, as a whole.
 */
export type InputClaim = {
  /** Its key: CIK of ten digits, or symbol. */
  readonly entity: string;
  readonly slot: string;
  /** Identity of the content: two events with equal sets are interchangeable. */
  readonly set: string;
  /** Zero-based, below `parts`. */
  readonly part: number;
  readonly parts: number;
  /** A set never displaces one of a higher rank. A nonnegative integer. */
  readonly rank: number;
};

/**
 * Lets a projection drop unneeded events of a topic by some of their text members, without decoding them. The
 * rest of the event is validated but not decoded.
 */
export type Skim<T extends TopicName = TopicName> = {
  readonly topic: T;
  /** Text members of the event. */
  readonly members: readonly string[];
  /** The reason for which `claim` would drop every event with these texts; null if it might not. */
  readonly reason: (texts: Readonly<Record<string, string>>) => string | null;
};

/** The contents of one slot: its parts in order. */
export type ResolvedInput<E> = {
  readonly slot: string;
  readonly rank: number;
  readonly events: readonly E[];
};

/** All that an entity is computed from, by topic, ordered by slot. */
export type ResolvedInputs<T extends TopicName = TopicName> = {
  readonly [K in T]: readonly ResolvedInput<EventOf<K>>[];
};

/**
 * An event that a projection emits for an entity. Its id is a hash of its contents without the revision, so
 * that unchanged contents are not emitted again; `recorded_at` is set when it is appended.
 */
export type Emission<T extends TopicName = TopicName> = {
  [K in T]: { readonly topic: K; readonly event: EventOf<K> };
}[T];

/** A row of a stored table, by column. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** How the rows of two revisions of an entity are compared. */
export type Comparison = {
  /** Base name of one of `rowTables`. */
  readonly table: string;
  /** Columns that identify a row within a revision. */
  readonly identity: readonly string[];
  /** What counts as changed if it differs: a column, or an SQL expression of columns. */
  readonly compared: string;
  /** What `changes` reads of a row: SQL expressions by name. */
  readonly columns: Readonly<Record<string, string>>;
  /** SQL condition on the rows that are compared. */
  readonly where: string;
  /** Columns of the previous head that `changes` reads. */
  readonly head: readonly string[];
};

/** The revision that a new one replaces. */
export type PreviousRevision = { readonly revision: number; readonly head: StoredRow };

/** A row of the previous revision that the next one has with another value, or (null) does not have. */
export type ChangedRow = { readonly before: StoredRow; readonly after: StoredRow | null };

/** Rows of one table, by its base name, each with the key of the entity and `revision`. */
export type TableRows = { readonly table: string; readonly rows: readonly object[] };

/** An entity at one revision. */
export type ComputedEntity = {
  /** At most one entry for each of the projection's `rowTables`. */
  readonly rows: readonly TableRows[];
  /** The row that makes the revision visible: key, `revision` and columns about the entity as a whole. */
  readonly head: object;
  readonly symbols: readonly string[];
  /** Newest source time that the revision depends on, epoch milliseconds. */
  readonly sourceTime: number;
  /** All emissions of the projection for the entity at this revision, for a projection that `emits`. */
  readonly emissions?: readonly Emission[];
  /** The events on what this revision changed; of a projection that `compares`. Pure. */
  readonly changes?: (previous: PreviousRevision, changed: readonly ChangedRow[]) => readonly Emission[];
};

/**
 * Inputs of an entity → all its rows, in one or several tables. The runner stores the inputs in a table and
 * publishes revisions atomically: first the rows of every table, then the head row that readers join on.
 */
export type EntityProjection<T extends TopicName = TopicName> = {
  readonly kind: 'entities';
  readonly name: string;
  readonly keyedBy: KeyColumn;
  readonly version: number;
  /** In order of preference: if several topics have batches, the first one is consumed first. */
  readonly topics: readonly T[];
  /** An entity is computed only once it has an input from each of these topics. */
  readonly required: readonly T[];
  readonly readModel: ReadModel;
  /** Base name of the stored table of inputs, which the runner creates. */
  readonly inputsTable: string;
  /** Base names of the stored tables of rows: key, `revision`, and the projection's columns. */
  readonly rowTables: readonly string[];
  /** Base name of the stored table of heads: one row per entity, the one with the highest `revision`. */
  readonly headsTable: string;
  /** The column of the heads that says how many rows their revision has in one of `rowTables`, if one does. */
  readonly counts?: { readonly column: string; readonly table: string };
  claim(input: ProjectionInput<T>): Step<InputClaim>;
  /** At most one for each topic. */
  readonly skims?: readonly Skim<T>[];
  /** Pure. Dead-letters if the entity cannot be computed; its visible revision then stays. */
  compute(entity: string, inputs: ResolvedInputs<T>, revision: number): Step<ComputedEntity>;
  /**
   * Whether it emits its own events. Then its heads have a column `emitted` with the ids of `emissions`;
   * events that the previous head did not have are appended to the log once the new head is visible.
   */
  readonly emits?: true;
  /**
   * Whether it emits events on what a revision changed, compared with the one before. Then its heads have a column
   * `unannounced`: these events, as JSON, until the log has acknowledged them. An entity's first revision has none.
   */
  readonly compares?: Comparison;
  /**
   * Whether inputs that had to be loaded are dropped once the entity is computed: for an entity whose events
   * are far apart in time, such as an evening's bars of every symbol. Newly stored inputs stay cached until
   * then in any case.
   */
  readonly forgetsLoaded?: true;
  /** What an event weighs in the cache of entities, in facts. */
  weight(input: ProjectionInput<T>): number;
};

export type Projection = RowProjection | EntityProjection;

/** Physical name of a stored table in one generation. */
export function tablesOf(generation: number): TableNames {
  return (base) => `${base}__g${generation}`;
}

/** Consumer group of one generation of a projection: its offsets reflect the contents of its tables. */
export function groupOf(projection: string, generation: number): string {
  return `projector.${projection}.g${generation}`;
}
