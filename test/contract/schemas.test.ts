import { expect } from 'chai';
import { createCodec, subjectOf } from '@footnote/events/codec';
import { incompatibility } from '@footnote/events/compatibility';
import { readExample } from '@footnote/events/examples';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import {
  readSchema,
  readSchemaText,
  releasedVersions,
  SCHEMAS_DIR,
  schemaTopics,
} from '@footnote/events/schema-files';
import { isTopicName, keyOf, TOPIC_NAMES, TOPICS, topicSpecs } from '@footnote/events/topics';

describe('the contract under schemas/', () => {
  it('has exactly one schema per topic', () => {
    expect(schemaTopics()).to.deep.equal([...TOPIC_NAMES].sort());
    expect(schemaTopics().every(isTopicName)).to.equal(true);
    expect(isTopicName('toString')).to.equal(false);
  });

  for (const topic of TOPIC_NAMES) {
    it(`${topic}: the example is an event of the schema, with a key`, async () => {
      const codec = createCodec(createMemoryRegistry());
      const example = readExample(topic);
      const decoded = await codec.decode(topic, await codec.encode(topic, example));
      expect(Object.keys(decoded)).to.deep.equal(readSchema(topic).fields.map((field) => field.name));
      // Every member of the example is in the schema, so none is lost in encoding.
      expect(Object.keys(example)).to.have.members(Object.keys(decoded));
      expect(keyOf(topic, example)).to.match(
        /^(\d{10}(\/[a-z]+)?|[0-9A-Z]{9}|[0-9a-f]{64}|[A-Z0-9-]{1,8}|[a-z0-9-]{1,63})$/,
      );
    });

    it(`${topic}: records have an id, a source time and a recording time`, () => {
      expect(
        readSchema(topic)
          .fields.slice(0, 3)
          .map((field) => field.name),
      ).to.deep.equal(['event_id', 'source_time', 'recorded_at']);
    });
  }

  it('was released at least once', () => {
    expect(releasedVersions()).to.include('0.1.0');
  });

  for (const version of releasedVersions()) {
    const dir = `${SCHEMAS_DIR}/released/${version}`;
    for (const topic of schemaTopics(dir)) {
      it(`reads records of release ${version} on ${topic}`, async () => {
        expect(TOPIC_NAMES, 'no released topic was removed').to.include(topic);
        expect(incompatibility(readSchema(topic), readSchema(topic, dir))).to.equal(null);
        if (!isTopicName(topic)) return;
        const registry = createMemoryRegistry();
        const released = readSchemaText(topic, dir);
        await registry.register(subjectOf(topic), released);
        expect(await registry.register(subjectOf(topic), readSchemaText(topic))).to.be.a('number');
      });
    }
  }

  it('compacts only topics whose newest record per key is complete', () => {
    expect(TOPIC_NAMES.filter((name) => TOPICS[name].compacted)).to.deep.equal([
      'collections',
      'listed-symbols',
      'published',
      'keys',
      'webhooks',
    ]);
  });

  it('creates topics that are read completely or in a total order with one partition, regardless of the setting', () => {
    const ordered = topicSpecs(3).filter(({ partitions }) => partitions === 1);
    expect(ordered.map(({ name }) => name)).to.deep.equal([
      'listed-symbols',
      'dead-letters',
      'keys',
      'webhooks',
    ]);
    expect(new Set(topicSpecs(3).map(({ partitions }) => partitions))).to.deep.equal(new Set([3, 1]));
  });
});
