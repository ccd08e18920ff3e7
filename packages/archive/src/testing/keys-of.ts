import type { Objects } from '../objects.ts';

/** All keys, as they are listed. */
export async function keysOf(objects: Objects): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const key of objects.list()) keys.push(key);
  return keys;
}
