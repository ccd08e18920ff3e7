import { FencedError } from '../../port.ts';
import { assign } from '../../assign.ts';
import { HOST, isDead, monotonicMs } from './liveness.ts';
import type { GroupTables, Member, Owner } from './tables.ts';

/** A member of a group, from the point of view of its own process. */
export type Identity = {
  readonly group: string;
  readonly id: string;
  readonly topics: readonly string[];
  /** As in `ConsumeOptions`. */
  readonly alone: boolean;
  readonly sessionMs: number;
  /** How long other members wait for a revoked partition. */
  readonly rebalanceMs: number;
};

export type Rules = {
  readonly tables: GroupTables;
  readonly partitionsOf: (topic: string) => number;
};

export type View = {
  /** No longer a member: it was considered dead, or drained too slowly. */
  readonly expelled: boolean;
  /** Members to remove: no heartbeat, or a partition not released in time. */
  readonly dead: readonly string[];
  /** Partitions assigned to it. */
  readonly target: ReadonlySet<string>;
  /** Those of `target` that it does not own and may take now. */
  readonly claimable: readonly string[];
};

/** The state of the group for `me`: read-only and cheap enough to poll. */
export function view({ tables }: Rules, me: Identity, now = monotonicMs()): View {
  const members = tables.members(me.group);
  const state = tables.state(me.group);
  const owners = tables.owners(me.group);
  const target = Object.keys(state.target).filter((partition) => state.target[partition] === me.id);
  const overdue = now - state.since > me.rebalanceMs;
  const keepsTooLong = new Set(
    overdue
      ? [...owners].filter(([id, { member }]) => state.target[id] !== member).map(([, o]) => o.member)
      : [],
  );
  const isLost = (id: string, member: Member): boolean =>
    id !== me.id && (isDead(member, now) || keepsTooLong.has(id));
  return {
    expelled: !members.has(me.id),
    dead: [...members].filter(([id, member]) => isLost(id, member)).map(([id]) => id),
    target: new Set(target),
    claimable: target.filter((partition) => {
      const owner = owners.get(partition);
      return owner === undefined || !members.has(owner.member);
    }),
  };
}

function rebalance({ tables, partitionsOf }: Rules, group: string): void {
  const members = tables.members(group);
  const state = tables.state(group);
  const topics = new Set([...members.values()].flatMap((member) => member.topics));
  const partitions = new Map([...topics].map((topic) => [topic, partitionsOf(topic)]));
  tables.putState(group, {
    ...state,
    generation: state.generation + 1,
    since: monotonicMs(),
    target: assign(members, partitions, state.target),
  });
}

/** Within a write transaction. */
export function join(rules: Rules, me: Identity): void {
  const { tables } = rules;
  for (const id of view(rules, me).dead) tables.removeMember(me.group, id);
  const { topics, alone, sessionMs } = me;
  const own = { topics, sessionMs, host: HOST, pid: process.pid, seen: monotonicMs() };
  tables.putMember(me.group, me.id, alone ? { ...own, alone } : own);
  rebalance(rules, me.group);
}

/** Within a write transaction: releases all partitions at once; their batches must have been drained. */
export function leave(rules: Rules, me: Identity): void {
  const { tables } = rules;
  for (const [partition, owner] of tables.owners(me.group)) {
    if (owner.member === me.id) tables.removeOwner(me.group, partition);
  }
  tables.removeMember(me.group, me.id);
  rebalance(rules, me.group);
}

/** Within a write transaction: marks the member as alive, unless it was already considered dead. */
export function keepAlive({ tables }: Rules, me: Identity): void {
  const member = tables.member(me.group, me.id);
  if (member !== undefined) tables.putMember(me.group, me.id, { ...member, seen: monotonicMs() });
}

/**
 * Within a write transaction: releases the drained partitions in `released`, removes dead members, claims the
 * free partitions of its target. Returns the claims made.
 */
export function settle(rules: Rules, me: Identity, released: readonly string[]): ReadonlyMap<string, number> {
  const { tables } = rules;
  let changed = false;
  for (const partition of released) {
    if (tables.owner(me.group, partition)?.member !== me.id) continue;
    tables.removeOwner(me.group, partition);
    changed = true;
  }
  const { dead, expelled } = view(rules, me);
  for (const id of dead) tables.removeMember(me.group, id);
  if (dead.length > 0) rebalance(rules, me.group);
  const claims = new Map<string, number>();
  if (expelled) return claims;
  keepAlive(rules, me);
  let state = tables.state(me.group);
  for (const partition of view(rules, me).claimable) {
    state = { ...state, claims: state.claims + 1 };
    tables.putOwner(me.group, partition, { member: me.id, claim: state.claims });
    claims.set(partition, state.claims);
  }
  // Others are waiting for the released partitions, and fenced members must learn of it.
  if (changed || claims.size > 0) tables.putState(me.group, state);
  return claims;
}

const owns = (owner: Owner | undefined, me: Identity, claim: number): boolean =>
  owner?.member === me.id && owner.claim === claim;

/** Whether the claim is still valid. */
export const isOwner = ({ tables }: Rules, me: Identity, partition: string, claim: number): boolean =>
  owns(tables.owner(me.group, partition), me, claim);

/** Within a write transaction. Throws `FencedError` if the partition was revoked. */
export function commit(rules: Rules, me: Identity, partition: string, claim: number, offset: number): void {
  if (!isOwner(rules, me, partition, claim)) {
    throw new FencedError(
      `group ${me.group}: partition ${partition} is no longer assigned to member ${me.id}`,
    );
  }
  rules.tables.putCommitted(me.group, partition, offset);
}
