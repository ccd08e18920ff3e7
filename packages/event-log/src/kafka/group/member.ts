import { setTimeout as pause } from 'node:timers/promises';
import type { TopicPartition } from '../../port.ts';
import type { KafkaLogger } from '../client.ts';
import { isRefused } from '../access.ts';
import { AbortedError, messageOf, typeOf } from '../errors.ts';
import { coordinatorOf, isFinal, type Link } from '../link.ts';
import { createSignal } from '../../signal.ts';
import {
  decodeBid,
  decodeShare,
  encodeBid,
  encodeShare,
  PROTOCOL,
  type Share,
  shareOut,
} from './assignment.ts';

export type GroupTimes = { readonly sessionMs: number; readonly rebalanceMs: number };

export type MemberOptions = {
  readonly group: string;
  readonly topics: readonly string[];
  /** As in `ConsumeOptions`. */
  readonly alone: boolean;
  readonly times: GroupTimes;
  /** Used only by this member: joining may take as long as the slowest member. */
  readonly link: Link;
  readonly partitionsOf: (topic: string) => Promise<number>;
  /** Partitions owned at this moment. */
  readonly owned: () => readonly TopicPartition[];
  /** The assignment changed, or the membership was lost. */
  readonly onChange: () => void;
  readonly logger: KafkaLogger | undefined;
};

/** Member id and group generation, as checked by the coordinator. */
export type Identity = { readonly memberId: string; readonly generation: number };

export type Member = {
  /** Joins and stays a member until `leave`. Rejects with errors that a retry cannot fix. */
  run(): Promise<void>;
  /** Assignment of this group generation; undefined while joining or after losing the membership. */
  share(): Share | undefined;
  identity(): Identity;
  /** Joins again after partitions were released. */
  rejoin(): void;
  /** True once the membership is lost, and with it every partition. Stays true until `recover`. */
  isLost(): boolean;
  /** All lost partitions have been released: the member may join again. */
  recover(): void;
  /** Leaves the group because a batch took too long. */
  giveUp(): Promise<void>;
  /** The coordinator answered unknown member id or illegal generation: rejoin. */
  loseMembership(): void;
  /** Sends a heartbeat unless one was sent just before. Throws `KafkaAccessError` without the right to be a member. */
  beat(): Promise<void>;
  leave(): Promise<void>;
};

const NO_IDENTITY: Identity = { memberId: '', generation: -1 };
const MEMBERSHIP_LOST = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'FENCED_INSTANCE_ID']);
const RETRY_MS = 100;
/** Heartbeat interval while a partition is waiting to be released: the next rebalance is imminent. */
const PENDING_BEAT_MS = 25;
const LONGEST_BEAT_MS = 3000;

export const isMembershipLost = (error: unknown): boolean => MEMBERSHIP_LOST.has(typeOf(error) ?? '');

export function createMember(options: MemberOptions): Member {
  const { group, times, link, logger } = options;
  const beatMs = Math.min(LONGEST_BEAT_MS, Math.max(20, times.sessionMs / 10));
  const signal = createSignal();
  let identity = NO_IDENTITY;
  let share: Share | undefined;
  let joining = false;
  let lost = false;
  let rejoinDue = true;
  let left = false;
  /** Time at which the last accepted heartbeat was sent. */
  let lastBeat = Date.now();
  /** When this process last ran its timers, to detect that it was paused. */
  let lastTick = Date.now();

  const loseMembership = (): void => {
    if (identity.memberId === '' && !lost) return;
    identity = NO_IDENTITY;
    share = undefined;
    lost = true;
    options.onChange();
  };

  /** Whether the session may have expired at the coordinator. It has not while a join of ours is pending. */
  const lapsed = (): boolean =>
    identity.memberId !== '' &&
    Date.now() - (joining ? Math.max(lastBeat, lastTick) : lastBeat) > times.sessionMs;

  const join = async (): Promise<void> => {
    share = undefined;
    joining = true;
    const { topics, alone, partitionsOf } = options;
    const bid = encodeBid({ topics, owned: options.owned(), generation: identity.generation, alone });
    try {
      const joined = await link.once(async (cluster) =>
        (await coordinatorOf(cluster, group)).joinGroup({
          groupId: group,
          sessionTimeout: times.sessionMs,
          rebalanceTimeout: times.rebalanceMs,
          memberId: identity.memberId,
          groupProtocols: [{ name: PROTOCOL, metadata: bid }],
        }),
      );
      if (lost) return;
      lastBeat = Date.now();
      const { memberId, generationId: generation, leaderId, members } = joined;
      // If the group generation ends before the assignments are sent, the member joins the next one with the
      // same member id: the coordinator would wait for an abandoned id until its session expires.
      identity = { memberId, generation: identity.generation };
      const bids = new Map(members.map((each) => [each.memberId, decodeBid(each.memberMetadata)]));
      const subscribed = [...new Set([...bids.values()].flatMap((each) => each.topics))];
      const counts = new Map(
        await Promise.all(subscribed.map(async (topic) => [topic, await partitionsOf(topic)] as const)),
      );
      const shares = leaderId === memberId ? shareOut(bids, counts) : new Map<string, Share>();
      const synced = await link.once(async (cluster) =>
        (await coordinatorOf(cluster, group)).syncGroup({
          groupId: group,
          generationId: generation,
          memberId,
          groupAssignment: [...shares].map(([id, each]) => ({
            memberId: id,
            memberAssignment: encodeShare(each),
          })),
        }),
      );
      identity = { memberId, generation };
      lastBeat = Date.now();
      share = decodeShare(synced.memberAssignment);
      rejoinDue = false;
    } finally {
      joining = false;
    }
    options.onChange();
  };

  const beat = async (): Promise<void> => {
    const sentAt = Date.now();
    const { memberId, generation } = identity;
    if (memberId === '' || joining) return;
    try {
      await link.once(async (cluster) =>
        (await coordinatorOf(cluster, group)).heartbeat({
          groupId: group,
          groupGenerationId: generation,
          memberId,
        }),
      );
      lastBeat = Math.max(lastBeat, sentAt);
    } catch (error) {
      if (typeOf(error) === 'REBALANCE_IN_PROGRESS') {
        lastBeat = Math.max(lastBeat, sentAt);
        rejoinDue = true;
      } else if (
        isMembershipLost(error) &&
        identity.memberId === memberId &&
        identity.generation === generation
      ) {
        logger?.warn({ group, error: messageOf(error) }, 'no longer a member of the group, rejoining');
        loseMembership();
      } else if (isRefused(error)) {
        throw error;
      } else {
        logger?.debug({ group, error: messageOf(error) }, 'heartbeat failed');
      }
    }
  };

  const joinOrExplain = async (): Promise<void> => {
    try {
      await join();
    } catch (error) {
      if (left) return;
      if (isMembershipLost(error)) {
        if (options.owned().length > 0) loseMembership();
        else identity = NO_IDENTITY;
      } else if (typeOf(error) !== 'REBALANCE_IN_PROGRESS') {
        if (isFinal(error)) throw error;
        if (!(error instanceof AbortedError))
          logger?.debug({ group, error: messageOf(error) }, 'joining the group failed, retrying');
        await pause(RETRY_MS);
      }
    }
  };

  const isStable = (): boolean => !rejoinDue && !lost;

  const turn = async (): Promise<void> => {
    if (lapsed()) loseMembership();
    if (lost) return signal.wait();
    if (rejoinDue) return joinOrExplain();
    await Promise.race([signal.wait(), pause(share?.pending === true ? PENDING_BEAT_MS : beatMs)]);
    if (isStable()) await beat();
  };

  const sendLeaveGroup = async ({ memberId }: Identity): Promise<void> => {
    if (memberId === '') return;
    try {
      await link.once(async (cluster) =>
        (await coordinatorOf(cluster, group)).leaveGroup({ groupId: group, memberId }),
      );
    } catch (error) {
      // The coordinator finds out by itself when the session ends.
      logger?.debug({ group, error: messageOf(error) }, 'failed to leave the group');
    }
  };

  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const ticker = setInterval(() => (lastTick = Date.now()), Math.max(20, times.sessionMs / 10));
    try {
      while (!left) await turn();
    } finally {
      clearInterval(ticker);
    }
  };

  return {
    run: () => (running = run()),
    share: () => (lost ? undefined : share),
    identity: () => identity,
    rejoin: () => {
      rejoinDue = true;
      signal.set();
    },
    isLost: () => {
      if (!lost && lapsed()) loseMembership();
      return lost;
    },
    recover: () => {
      lost = false;
      rejoinDue = true;
      signal.set();
    },
    giveUp: async () => {
      const before = identity;
      loseMembership();
      await sendLeaveGroup(before);
    },
    loseMembership,
    beat: async () => {
      if (Date.now() - lastBeat >= beatMs) await beat();
    },
    leave: async () => {
      left = true;
      signal.set();
      await running.catch(() => undefined);
      await sendLeaveGroup(identity);
      identity = NO_IDENTITY;
    },
  };
}
