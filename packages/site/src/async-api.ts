import { readTopicContract } from '@footnote/contract/async-api';
import { readSchema } from './folders.ts';

/** A type of Avro: a name, a union, or a complex type. */
export type AvroType =
  | string
  | readonly AvroType[]
  | {
      readonly type: AvroType;
      readonly name?: string;
      readonly doc?: string;
      readonly logicalType?: string;
      readonly fields?: readonly AvroField[];
      readonly items?: AvroType;
      readonly values?: AvroType;
      readonly symbols?: readonly string[];
    };

export type AvroField = { readonly name: string; readonly type: AvroType; readonly doc?: string };

type Reference = { readonly $ref: string };

export type AsyncApi = {
  readonly info: { readonly title: string; readonly description: string };
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<
    Record<
      string,
      { readonly action: 'send' | 'receive'; readonly channel: Reference; readonly summary: string }
    >
  >;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
};

export type Channel = {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, Reference>>;
  readonly bindings: {
    readonly kafka: {
      readonly partitions: number;
      readonly topicConfiguration: { readonly 'cleanup.policy': readonly string[] };
    };
  };
};

export type Message = {
  readonly name: string;
  readonly payload: { readonly schemaFormat: string; readonly schema: AvroType };
  readonly bindings: { readonly kafka: { readonly key: { readonly description: string } } };
};

/** The contract of the topics, with the schemas of the events in place of references to their files. */
export function asyncApi(): AsyncApi {
  const document = readTopicContract() as AsyncApi;
  const messages = Object.entries(document.components.messages).map(([name, message]) => {
    const { $ref } = message.payload.schema as unknown as Reference;
    const schema = JSON.parse(readSchema($ref)) as AvroType;
    return [name, { ...message, payload: { ...message.payload, schema } }] as const;
  });
  return { ...document, components: { ...document.components, messages: Object.fromEntries(messages) } };
}
