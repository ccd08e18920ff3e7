import type { EventLog } from '@footnote/event-log/port';
import { inSpan, traceHeaders, tracing } from './tracing.ts';

/** The log with a span for each append within another span, which the records name in their header. */
export function tracedLog(log: EventLog): EventLog {
  if (tracing() === undefined) return log;
  return {
    ensureTopics: (specs) => log.ensureTopics(specs),
    topics: () => log.topics(),
    topicIds: () => log.topicIds(),
    append: (topic, records) => {
      if (tracing()?.active() === undefined) return log.append(topic, records);
      const attributes = {
        'messaging.destination.name': topic,
        'messaging.batch.message_count': records.length,
        'messaging.operation.type': 'send',
      };
      return inSpan(`send ${topic}`, { kind: 'producer', attributes }, () => {
        const { headers } = traceHeaders();
        return log.append(
          topic,
          records.map((record) => ({ ...record, headers: { ...headers, ...record.headers } })),
        );
      });
    },
    identity: () => log.identity(),
    consume: (options) => log.consume(options),
    follow: (options) => log.follow(options),
    read: (topic, partition, range) => log.read(topic, partition, range),
    watermarks: (topic) => log.watermarks(topic),
    lag: (group, topics) => log.lag(group, topics),
    groups: () => log.groups(),
    members: (group) => log.members(group),
    forgetGroup: (group) => log.forgetGroup(group),
    close: () => log.close(),
  };
}
