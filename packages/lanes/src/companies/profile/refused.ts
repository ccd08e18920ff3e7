import type { ProfileRefusal } from '@footnote/contract/types.generated';

/** A member that is not served. */
export function refused(reason: ProfileRefusal['reason']): ProfileRefusal {
  return { available: false, reason };
}
