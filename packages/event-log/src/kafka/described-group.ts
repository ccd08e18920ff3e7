import type { Reader } from './compact-reader.ts';
import { allowedOn } from './operations.ts';
import { compactCount, compactText, type KafkajsBroker, sendCompact } from './own-request.ts';

const DESCRIBE_GROUPS = 15;
/** The first version with compact types (Kafka 2.4); kafkajs speaks the second at most. */
const VERSION = 5;

/** See `Cluster.groupOperations`; `coordinator` is that of the group. */
export async function groupOperations(
  coordinator: KafkajsBroker,
  groupId: string,
): Promise<number | undefined> {
  if ((coordinator.versions[DESCRIBE_GROUPS]?.maxVersion ?? 0) < VERSION) return undefined;
  const groups = await sendCompact(coordinator, {
    apiKey: DESCRIBE_GROUPS,
    apiVersion: VERSION,
    apiName: 'DescribeGroups',
    body: Buffer.concat([compactCount(1), compactText(groupId), Buffer.from([1, 0])]),
    read: readGroups,
  });
  return allowedOn(groups)?.get(groupId);
}

function readGroups(reader: Reader) {
  reader.skip(4);
  return reader.array(() => {
    const error = reader.int16();
    const name = reader.text() ?? '';
    for (let texts = 0; texts < 3; texts += 1) reader.text();
    reader.array(() => {
      for (let texts = 0; texts < 4; texts += 1) reader.text();
      for (let blobs = 0; blobs < 2; blobs += 1) reader.text();
      reader.tags();
    });
    const bits = reader.int32();
    reader.tags();
    return { error, name, bits };
  });
}
