import { isTopicName, TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import { UserError } from '@footnote/runtime/user-error';

/** Throws `UserError` for an unknown topic. */
export function topicNamed(name: string): TopicName {
  if (isTopicName(name)) return name;
  throw new UserError(`no topic ${name}`, `topics: ${TOPIC_NAMES.join(', ')}`);
}
