import { requireEven, UnevenTopicsError } from '@footnote/event-log/co-partitioned';
import type { EventLog } from '@footnote/event-log/port';
import { CO_PARTITIONED } from '@footnote/events/topics';
import type { Config } from '@footnote/runtime/config';
import { type Finding, problem } from './finding.ts';

/** Whether the topics on Kafka are as the services need them. */
export async function examineTopics(
  log: Pick<EventLog, 'topics'>,
  { kafkaBrokers }: Pick<Config, 'kafkaBrokers'>,
): Promise<readonly Finding[]> {
  if (kafkaBrokers === null) return [];
  try {
    requireEven((await log.topics()).filter(({ name }) => CO_PARTITIONED.some((known) => known === name)));
    return [];
  } catch (error) {
    if (!(error instanceof UnevenTopicsError)) throw error;
    return [problem('log', `${error.message}.`, 'footnote topics list')];
  }
}
