import { createHash } from 'node:crypto';
import type { EntityProjection } from '../projection.ts';

/** Start of every deduplication token of a projection; tables of other generations have tokens of their own. */
export function tokenPrefix(projection: EntityProjection): string {
  return `${projection.name}/${projection.version}`;
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
