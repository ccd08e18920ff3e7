import type { ProfileRefusal } from '../contract/contract.generated.ts';

/** A member that is not served. */
export function refused(reason: ProfileRefusal['reason']): ProfileRefusal {
  return { available: false, reason };
}
