import type { TopicSpec } from './port.ts';

/** Topics that belong together have different numbers of partitions. */
export class UnevenTopicsError extends Error {
  override readonly name = 'UnevenTopicsError';
  /** By topic. */
  readonly partitions: Readonly<Record<string, number>>;

  constructor(specs: readonly TopicSpec[]) {
    const byCount = [...Map.groupBy(specs, ({ partitions }) => partitions)].sort(
      ([a, some], [b, others]) => others.length - some.length || a - b,
    );
    const parts = byCount.map(([count, some], index) => {
      const names = index === 0 ? 'others' : some.map(({ name }) => name).join(', ');
      return `${names} ${count}`;
    });
    super(
      `topics that are read together have different numbers of partitions: ${[...parts.slice(1), parts[0]].join(', ')}; ` +
        'partitions were added to some, and the events of a key are in several of them',
    );
    this.partitions = Object.fromEntries(specs.map(({ name, partitions }) => [name, partitions]));
  }
}

/**
 * Throws `UnevenTopicsError` unless all of these topics have the same number of partitions: partition N of each has the
 * same keys, which one process reads.
 */
export function requireEven(specs: readonly TopicSpec[]): void {
  if (new Set(specs.map(({ partitions }) => partitions)).size > 1) throw new UnevenTopicsError(specs);
}
