import { crc32 } from 'node:zlib';
import { type Store, beat } from '../store.ts';

/** A member of a group. `seen` is its last heartbeat, in milliseconds of the machine's monotonic clock. */
export type Member = {
  readonly topics: readonly string[];
  readonly alone?: boolean;
  readonly host: string;
  readonly pid: number;
  readonly sessionMs: number;
  readonly seen: number;
};

export type GroupState = {
  readonly generation: number;
  /** Monotonic milliseconds of the last change of members. */
  readonly since: number;
  /** Number of claims made so far; makes each claim number unique. */
  readonly claims: number;
  /** Member to which each partition (`topic/partition`) is assigned. */
  readonly target: Readonly<Record<string, string>>;
};

/** The member that may commit for a partition. `claim` is unique within the group: the fence. */
export type Owner = { readonly member: string; readonly claim: number };

const NEW_GROUP: GroupState = { generation: 0, since: 0, claims: 0, target: {} };
const LAST = '\uffff';

/**
 * Rows of the `groups` table: ['group', group], ['member', group, member], ['owner', group, partition id],
 * ['offset', group, partition id]. An offset stands there with its checksum; formats before 3 had the number alone.
 */
export type GroupTables = {
  groups(): readonly string[];
  state(group: string): GroupState;
  members(group: string): ReadonlyMap<string, Member>;
  member(group: string, id: string): Member | undefined;
  owner(group: string, partition: string): Owner | undefined;
  owners(group: string): ReadonlyMap<string, Owner>;
  /**
   * Next offset that the group will read, -1 when it never committed, or when what is stored is not what was written: then it
   * reads the partition again, as after a lost commit, where another offset could skip records.
   */
  committed(group: string, partition: string): number;
  putState(group: string, state: GroupState): void;
  putMember(group: string, id: string, member: Member): void;
  removeMember(group: string, id: string): void;
  putOwner(group: string, partition: string, owner: Owner): void;
  removeOwner(group: string, partition: string): void;
  putCommitted(group: string, partition: string, offset: number): void;
  /** Removes everything of a group. */
  remove(group: string): void;
};

/** Of the place too: an offset under a wrong key is as wrong as one with a wrong digit. */
const checksumOf = (group: string, partition: string, offset: number): number =>
  crc32(JSON.stringify([group, partition, offset]));

function storedOffset({ groups }: Pick<Store, 'groups'>, group: string, partition: string): unknown {
  try {
    return groups.get(['offset', group, partition]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

export function groupTables(store: Store): GroupTables {
  const { groups } = store;
  const rows = <T>(kind: string, group: string): ReadonlyMap<string, T> =>
    new Map(
      [...groups.getRange({ start: [kind, group], end: [kind, group, LAST] })].map(({ key, value }) => [
        String(key[2]),
        value as T,
      ]),
    );
  return {
    groups: () =>
      [...groups.getKeys({ start: ['group'], end: ['group', LAST] })].map((key) => String(key[1])),
    state: (group) => (groups.get(['group', group]) as GroupState | undefined) ?? NEW_GROUP,
    members: (group) => rows<Member>('member', group),
    member: (group, id) => groups.get(['member', group, id]) as Member | undefined,
    owner: (group, partition) => groups.get(['owner', group, partition]) as Owner | undefined,
    owners: (group) => rows<Owner>('owner', group),
    committed: (group, partition) => {
      const stored = storedOffset(store, group, partition);
      if (typeof stored === 'number') return stored;
      const [offset, checksum] = Array.isArray(stored) ? (stored as unknown[]) : [];
      return typeof offset === 'number' && checksum === checksumOf(group, partition, offset) ? offset : -1;
    },
    putState: (group, state) => {
      groups.putSync(['group', group], state);
      beat(store, 'groups');
    },
    putMember: (group, id, member) => {
      groups.putSync(['member', group, id], member);
    },
    removeMember: (group, id) => {
      groups.removeSync(['member', group, id]);
    },
    putOwner: (group, partition, owner) => {
      groups.putSync(['owner', group, partition], owner);
    },
    removeOwner: (group, partition) => {
      groups.removeSync(['owner', group, partition]);
    },
    putCommitted: (group, partition, offset) => {
      groups.putSync(['offset', group, partition], [offset, checksumOf(group, partition, offset)]);
    },
    remove: (group) => {
      for (const kind of ['member', 'owner', 'offset'])
        for (const key of [...groups.getKeys({ start: [kind, group], end: [kind, group, LAST] })])
          groups.removeSync(key);
      groups.removeSync(['group', group]);
      beat(store, 'groups');
    },
  };
}
