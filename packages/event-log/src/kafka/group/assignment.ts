import { AssignerProtocol } from 'kafkajs';
import { assign } from '../../assign.ts';
import { partitionId, partitionOfId } from '../../partition-id.ts';
import type { TopicPartition } from '../../port.ts';

/** All members of a group use this protocol; a client with another protocol cannot join. */
export const PROTOCOL = 'footnote-cooperative';
const VERSION = 1;

/** Sent by a member to the leader: its topics, the partitions it owns, and since which group generation. */
export type Bid = {
  readonly topics: readonly string[];
  readonly owned: readonly TopicPartition[];
  readonly generation: number;
  /** As in `ConsumeOptions`; members of earlier releases do not know it. */
  readonly alone?: boolean;
};

/** Sent by the leader to a member. */
export type Share = {
  readonly partitions: readonly TopicPartition[];
  /** A partition is waiting for its owner to release it: another rebalance follows soon. */
  readonly pending: boolean;
};

type UserData = {
  readonly holds: readonly string[];
  readonly generation: number;
  readonly alone?: boolean;
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export function encodeBid({ topics, owned, generation, alone }: Bid): Buffer {
  const userData: UserData = {
    holds: owned.map(partitionId),
    generation,
    ...(alone === true ? { alone } : {}),
  };
  return AssignerProtocol.MemberMetadata.encode({
    version: VERSION,
    topics: [...topics],
    userData: json(userData),
  });
}

export function decodeBid(metadata: Buffer): Bid {
  const decoded = AssignerProtocol.MemberMetadata.decode(metadata);
  const { holds, ...rest } = JSON.parse(decoded?.userData.toString() ?? '') as UserData;
  return { topics: decoded?.topics ?? [], owned: holds.map(partitionOfId), ...rest };
}

export function encodeShare({ partitions, pending }: Share): Buffer {
  const assignment: Record<string, number[]> = {};
  for (const { topic, partition } of partitions) (assignment[topic] ??= []).push(partition);
  return AssignerProtocol.MemberAssignment.encode({
    version: VERSION,
    assignment,
    userData: json({ pending }),
  });
}

export function decodeShare(bytes: Buffer): Share {
  const decoded = bytes.length === 0 ? null : AssignerProtocol.MemberAssignment.decode(bytes);
  if (decoded === null) return { partitions: [], pending: false };
  const partitions = Object.entries(decoded.assignment).flatMap(([topic, numbers]) =>
    numbers.map((partition) => ({ topic, partition })),
  );
  const { pending } = JSON.parse(decoded.userData.toString()) as { readonly pending: boolean };
  return { partitions, pending };
}

/**
 * Owner of each partition. Between two claims the newer group generation wins: the other member has lost its
 * membership.
 */
function holders(bids: ReadonlyMap<string, Bid>): Readonly<Record<string, string>> {
  const found: Record<string, { readonly id: string; readonly generation: number }> = {};
  for (const [id, { owned, generation }] of bids) {
    for (const place of owned) {
      const key = partitionId(place);
      if (generation > (found[key]?.generation ?? -1)) found[key] = { id, generation };
    }
  }
  return Object.fromEntries(Object.entries(found).map(([key, { id }]) => [key, id]));
}

/**
 * The leader's part: the same assignment as in the embedded log (partition n of all topics to one member, few
 * moves), reached in two steps so that no member stops unnecessarily. A partition that moves stays unassigned
 * until its owner has drained it, released it and rejoined.
 */
export function shareOut(
  bids: ReadonlyMap<string, Bid>,
  partitionsOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, Share> {
  const held = holders(bids);
  const target = Object.entries(assign(bids, partitionsOf, held));
  const free = target.filter(([place, id]) => held[place] === undefined || held[place] === id);
  const pending = free.length < target.length;
  return new Map(
    [...bids.keys()].map((id) => {
      const mine = free.filter(([, owner]) => owner === id);
      return [id, { partitions: mine.map(([place]) => partitionOfId(place)), pending }];
    }),
  );
}
