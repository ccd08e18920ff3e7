import { setTimeout as pause } from 'node:timers/promises';
import { FencedError, type TopicPartition } from '../../port.ts';
import { isRefused } from '../access.ts';
import { typeOf } from '../errors.ts';
import { coordinatorOf, type Link } from '../link.ts';
import { isMembershipLost, type Member } from './member.ts';

export type Committing = {
  readonly group: string;
  readonly member: Member;
  /** A separate link, because the member's own may be waiting for a join. */
  readonly link: Link;
};

const RETRY_MS = 20;

/**
 * Commits an offset while the partition is assigned. Throws `FencedError` once it is not, as known to this
 * process or reported by the coordinator, and `KafkaAccessError` without the right to commit.
 */
export async function commitOffset(
  { group, member, link }: Committing,
  { topic, partition }: TopicPartition,
  offset: number,
  isAssigned: () => boolean,
): Promise<void> {
  const fenced = (): FencedError =>
    new FencedError(
      `${topic}/${partition} is no longer assigned to this member of ${group}: offset ${offset} not committed`,
    );
  for (;;) {
    if (!isAssigned()) throw fenced();
    const { memberId, generation } = member.identity();
    try {
      await link.once(async (cluster) =>
        (await coordinatorOf(cluster, group)).offsetCommit({
          groupId: group,
          groupGenerationId: generation,
          memberId,
          topics: [{ topic, partitions: [{ partition, offset: String(offset) }] }],
        }),
      );
      return;
    } catch (error) {
      if (isRefused(error)) throw error;
      const now = member.identity();
      const same = now.memberId === memberId && now.generation === generation;
      // Between two group generations: the old one has ended and the next has not begun.
      const between = member.share() === undefined && typeOf(error) !== 'UNKNOWN_MEMBER_ID';
      if (isMembershipLost(error) && same && !between) {
        member.loseMembership();
        throw fenced();
      }
      if (!isAssigned()) throw fenced();
      await pause(RETRY_MS);
    }
  }
}
