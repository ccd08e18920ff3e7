import { countIn } from './chunk.ts';
import { LogDamagedError } from './errors.ts';
import type { Store, StoredTopic } from './store.ts';

/** Sorts after every legal name. */
const LAST = '\uffff';

type Entry = { readonly key: string[] | [string, number]; readonly value: unknown };

const damaged = (topic: string, partition: number, offset: number, what: string): LogDamagedError =>
  new LogDamagedError({ topic, partition, offset }, what);

/** What an entry of `meta` says. Throws `LogDamagedError` where it is no JSON. */
function valueOf(get: () => unknown, topic: string): unknown {
  try {
    return get();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw damaged(topic, 0, 0, 'its entry in the table of topics is not what was written');
  }
}

function topicsOf({ meta }: Pick<Store, 'meta'>): readonly Entry[] {
  const names = [...meta.getKeys({ start: ['topic'], end: ['topic', LAST] })];
  return names.map((key) => ({ key, value: valueOf(() => meta.get(key), String(key[1])) }));
}

/**
 * Compares what the log notes of its topics, which has no checksum, with the chunks, which have one: no record is beyond
 * the next offset of its partition, where it would be hidden and then overwritten. Throws `LogDamagedError`.
 */
export function checkBookkeeping({ meta, chunks }: Pick<Store, 'meta' | 'chunks'>): void {
  for (const { key, value } of topicsOf({ meta })) {
    const name = String(key[1]);
    const { id, partitions } = value as StoredTopic;
    const heads = valueOf(() => meta.get(['heads', id]), name);
    if (!Array.isArray(heads) || heads.length !== partitions)
      throw damaged(name, 0, 0, 'its number of partitions is not what was written');
    for (const [partition, head] of heads.entries()) {
      const [last] = chunks.getRange({
        start: [id, partition, Infinity],
        end: [id, partition, -1],
        reverse: true,
        limit: 1,
      });
      if (last === undefined) continue;
      const base = last.key[2];
      const count = countIn(last.value, { topic: id, partition, base }, false) ?? 1;
      if (typeof head !== 'number' || head < base + count)
        throw damaged(name, partition, Number(head), 'there are records beyond its next offset');
    }
  }
}
