/**
 * The partition of a key. Both adapters use the same function, so that a log can be moved from one to the
 * other with the order of every key preserved: the hash is the 32-bit murmur2 (Austin Appleby) with the seed
 * of Kafka's default partitioner, over the key's UTF-8 bytes.
 */
const SEED = 0x9747b28c;
const MULTIPLIER = 0x5bd1e995;
const ROTATION = 24;

/** murmur2 as a signed 32-bit integer, equal to Kafka's `Utils.murmur2`. */
export function murmur2(bytes: Uint8Array): number {
  const length = bytes.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let hash = SEED ^ length;
  let at = 0;
  for (; at + 4 <= length; at += 4) {
    let word = Math.imul(view.getInt32(at, true), MULTIPLIER);
    word ^= word >>> ROTATION;
    hash = Math.imul(hash, MULTIPLIER) ^ Math.imul(word, MULTIPLIER);
  }
  const rest = length - at;
  if (rest > 0) {
    for (let index = rest - 1; index >= 0; index -= 1) hash ^= view.getUint8(at + index) << (8 * index);
    hash = Math.imul(hash, MULTIPLIER);
  }
  hash ^= hash >>> 13;
  hash = Math.imul(hash, MULTIPLIER);
  return hash ^ (hash >>> 15);
}

const utf8 = new TextEncoder();

/** Partition of `key` among `partitions` (a positive integer), from 0. */
export function partitionOf(key: string, partitions: number): number {
  return (murmur2(utf8.encode(key)) & 0x7fffffff) % partitions;
}
