import type { EventLog, TopicPartition } from './port.ts';

/**
 * A log whose topics and groups have a prefix in the log below, which has those of others as well. An empty prefix gives the
 * log itself.
 */
export function prefixedLog(log: EventLog, prefix: string): EventLog {
  if (prefix === '') return log;
  const inside = (name: string): string => prefix + name;
  const isOwn = (name: string): boolean => name.startsWith(prefix);
  const outside = (name: string): string => name.slice(prefix.length);
  const named = <T extends TopicPartition>(item: T): T => ({ ...item, topic: outside(item.topic) });
  return {
    identity: () => log.identity(),
    ensureTopics: (specs) => log.ensureTopics(specs.map((spec) => ({ ...spec, name: inside(spec.name) }))),
    topics: async () =>
      (await log.topics())
        .filter(({ name }) => isOwn(name))
        .map((spec) => ({ ...spec, name: outside(spec.name) })),
    topicIds: async () =>
      new Map(
        [...(await log.topicIds())].filter(([name]) => isOwn(name)).map(([name, id]) => [outside(name), id]),
      ),
    append: async (topic, records) => (await log.append(inside(topic), records)).map(named),
    consume: async (options) => {
      const { group, topics, onBatch, onRevoked, onAssigned } = options;
      const consumer = await log.consume({
        ...options,
        group: inside(group),
        topics: topics.map(inside),
        onBatch: (batch, control) => onBatch({ ...named(batch), records: batch.records.map(named) }, control),
        ...(onRevoked === undefined ? {} : { onRevoked: (some) => onRevoked(some.map(named)) }),
        ...(onAssigned === undefined ? {} : { onAssigned: (some) => onAssigned(some.map(named)) }),
      });
      return { ...consumer, assignment: () => consumer.assignment().map(named) };
    },
    follow: (options) =>
      log.follow({
        ...options,
        topics: options.topics.map(inside),
        from:
          typeof options.from === 'string'
            ? options.from
            : Object.fromEntries(Object.entries(options.from).map(([topic, next]) => [inside(topic), next])),
        onRecords: (records) => options.onRecords(records.map(named)),
      }),
    read: async function* (topic, partition, range) {
      for await (const records of log.read(inside(topic), partition, range)) yield records.map(named);
    },
    watermarks: async (topic) => (await log.watermarks(inside(topic))).map(named),
    lag: async (group, topics) => (await log.lag(inside(group), topics.map(inside))).map(named),
    members: (group) => log.members(inside(group)),
    forgetGroup: (group) => log.forgetGroup(inside(group)),
    groups: async () => (await log.groups()).filter(isOwn).map(outside),
    close: () => log.close(),
  };
}
