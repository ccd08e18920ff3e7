import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import specs from '@asyncapi/specs';
import { readTopicContract } from '@footnote/contract/async-api';
import { DEFAULT_DECLARATION } from '@footnote/event-log/kafka/topic-settings';
import { readExample } from '@footnote/events/examples';
import { readSchema, SCHEMAS_DIR } from '@footnote/events/schema-files';
import { keyOf, TOPIC_NAMES, TOPICS, topicSpecs } from '@footnote/events/topics';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'chai';

type Ref = { readonly $ref: string };
type Channel = {
  readonly address: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, Ref>>;
  readonly bindings: {
    readonly kafka: {
      readonly partitions: number;
      readonly topicConfiguration: Readonly<Record<string, unknown>>;
    };
  };
};
type Message = {
  readonly name: string;
  readonly payload: { readonly schema: Ref };
  readonly bindings: { readonly kafka: { readonly key: { readonly pattern?: string } } };
};
type Document = {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, { readonly channel: Ref }>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
};

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
const isFile = ({ $ref }: Ref): boolean => $ref.startsWith('./');

describe('the contract of the topics', () => {
  const document = readTopicContract() as Document;
  const { channels, operations, components } = document;
  const byTopic = new Map(Object.values(channels).map((channel) => [channel.address, channel]));
  const channelOf = (topic: string): Channel => {
    const channel = byTopic.get(topic);
    if (channel === undefined) throw new Error(`no channel describes the topic ${topic}`);
    return channel;
  };
  const messageOf = (topic: string): Message => {
    const [first, ...others] = Object.values(channelOf(topic).messages);
    expect(others, 'one kind of event in a topic').to.deep.equal([]);
    const $ref = first?.$ref ?? '';
    const message = components.messages[$ref.replace('#/components/messages/', '')];
    if (message === undefined) throw new Error(`${topic}: ${$ref} does not resolve`);
    return message;
  };

  it('is valid AsyncAPI 3.0 with its Avro schemas', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false });
    // The schema of AsyncAPI includes that of JSON Schema.
    addFormats.default(ajv);
    const isValid = ajv.compile(specs.schemas['3.0.0'] as object);
    const whole = JSON.parse(JSON.stringify(document), (_, value: unknown): unknown =>
      isRef(value) && isFile(value) ? JSON.parse(readFileSync(join(SCHEMAS_DIR, value.$ref), 'utf8')) : value,
    ) as object;
    expect(isValid(whole), JSON.stringify(isValid.errors?.slice(0, 5))).to.equal(true);
    const broken = { ...whole, channels: { facts: { adress: 'facts' } } };
    expect(isValid(broken)).to.equal(false);
  });

  it('contains only references that resolve', () => {
    const refs: string[] = [];
    JSON.stringify(document, (_, value: unknown) => {
      if (isRef(value) && !isFile(value)) refs.push(value.$ref);
      return value;
    });
    for (const ref of refs) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
          document,
        );
      expect(found, ref).to.be.an('object');
    }
    expect(refs).to.have.length(2 * TOPIC_NAMES.length);
  });

  it('describes exactly the topics that exist', () => {
    expect([...byTopic.keys()].sort()).to.deep.equal([...TOPIC_NAMES].sort());
    const written = Object.values(operations).map(({ channel }) => channel.$ref.replace('#/channels/', ''));
    expect(written.sort()).to.deep.equal(Object.keys(channels).sort());
    expect(Object.keys(components.messages)).to.have.length(TOPIC_NAMES.length);
  });

  for (const { name, partitions, compacted } of topicSpecs())
    describe(name, () => {
      it('describes the partitions and settings that topics are created with', () => {
        const { kafka } = channelOf(name).bindings;
        expect(kafka.partitions).to.equal(partitions);
        expect(kafka.topicConfiguration).to.deep.equal({
          'cleanup.policy': [compacted ? 'compact' : 'delete'],
          'retention.ms': -1,
          'retention.bytes': -1,
          'max.message.bytes': DEFAULT_DECLARATION.messageBytes,
        });
      });

      it('describes the schema and key of the events of each topic', () => {
        const { name: event, payload, bindings } = messageOf(name);
        expect(payload.schema.$ref).to.equal(`./${name}.avsc`);
        expect(event).to.equal(readSchema(name).name);
        const { pattern } = bindings.kafka.key;
        expect(keyOf(name, readExample(name))).to.match(new RegExp(pattern ?? '.'));
        expect(TOPICS[name].name).to.equal(name);
      });
    });
});
