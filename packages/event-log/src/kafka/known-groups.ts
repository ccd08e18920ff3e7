import { coordinatorOf, type Link } from './link.ts';

// Error codes of the protocol.
const NON_EMPTY_GROUP = 68;
const GROUP_ID_NOT_FOUND = 69;

/** Deletes a group unless it has members. Returns whether there is no such group any more. */
export function deleteGroup(link: Pick<Link, 'ask'>, groupId: string): Promise<boolean> {
  return link.ask(async (cluster) => {
    const { results } = await (await coordinatorOf(cluster, groupId)).deleteGroups([groupId]);
    const [result] = results;
    if (result?.errorCode === NON_EMPTY_GROUP) return false;
    if (result?.error !== undefined && result.errorCode !== GROUP_ID_NOT_FOUND) throw result.error;
    return true;
  });
}

/** Members of a group, 0 for one that there is not. */
export function countMembers(link: Pick<Link, 'ask'>, groupId: string): Promise<number> {
  return link.ask(async (cluster) => {
    const { groups } = await (await coordinatorOf(cluster, groupId)).describeGroups({ groupIds: [groupId] });
    return groups[0]?.members.length ?? 0;
  });
}
