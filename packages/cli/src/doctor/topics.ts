import { requireEven, UnevenTopicsError } from '@footnote/event-log/co-partitioned';
import { wordsOf } from '@footnote/event-log/kafka/topic-faults';
import type { EventLog } from '@footnote/event-log/port';
import { coPartitioned } from '@footnote/events/topics';
import type { Config } from '@footnote/runtime/config';
import { openTopicGuard } from '@footnote/runtime/topic-guard';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Whether the topics on Kafka are as the services need them and as the settings declare them. */
export async function examineTopics(
  log: Pick<EventLog, 'topics'>,
  config: Config,
): Promise<readonly Finding[]> {
  if (config.kafkaBrokers === null) return [];
  const findings = [...uneven(await log.topics()), ...(await faulty(config, config.kafkaBrokers))];
  return findings.length > 0 ? findings : [ok('topics', 'the topics are as they are declared')];
}

function uneven(topics: Awaited<ReturnType<EventLog['topics']>>): readonly Finding[] {
  try {
    requireEven(coPartitioned(topics));
    return [];
  } catch (error) {
    if (!(error instanceof UnevenTopicsError)) throw error;
    return [problem('topics', `${error.message}.`, REPARTITION)];
  }
}

const REPARTITION = 'stop every process, then: footnote topics repartition --partitions N --prefix v2.';

async function faulty(config: Config, brokers: string): Promise<readonly Finding[]> {
  const guard = await openTopicGuard(config, brokers, 'doctor');
  try {
    const byGravity = Map.groupBy(await guard.faults(), ({ isFatal }) => isFatal);
    return [...byGravity].flatMap(([isFatal, faults]) =>
      wordsOf(faults).map((words) =>
        (isFatal ? problem : warning)('topics', `${words}.`, 'footnote topics ensure'),
      ),
    );
  } finally {
    await guard.close();
  }
}
