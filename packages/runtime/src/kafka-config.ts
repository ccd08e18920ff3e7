import type { KafkaLogOptions } from '@footnote/event-log/kafka';
import type { TopicDeclaration } from '@footnote/event-log/kafka/topic-settings';
import type { Config } from './config.ts';
import { kafkaTlsOf } from './security.ts';
import { tokensOf } from './token-command.ts';

export type EventsConfig = Pick<
  Config,
  | 'dataDir'
  | 'partitions'
  | 'kafkaBrokers'
  | 'kafkaClientId'
  | 'kafkaLibrary'
  | 'kafkaTls'
  | 'kafkaCa'
  | 'kafkaCert'
  | 'kafkaKey'
  | 'kafkaTokenCommand'
  | 'kafkaSaslMechanism'
  | 'kafkaUsername'
  | 'kafkaPassword'
  | 'kafkaTopicPrefix'
  | 'kafkaReplicas'
  | 'kafkaMinInsync'
  | 'kafkaMessageBytes'
  | 'kafkaSessionSeconds'
  | 'kafkaRebalanceSeconds'
  | 'schemaRegistryUrl'
  | 'schemaRegistryUsername'
  | 'schemaRegistryPassword'
  | 'schemaRegistryToken'
  | 'schemaRegistryCa'
>;

export const clientIdOf = ({ kafkaClientId }: EventsConfig, who: string): string => `${kafkaClientId}-${who}`;

/** How the brokers are reached. `who` names this process to them. Throws `SecurityFileError`. */
export function kafkaClientOf(config: EventsConfig, brokers: string, who: string): KafkaClient {
  const sasl = saslOf(config);
  const ssl = kafkaTlsOf(config);
  return {
    brokers: brokers.split(','),
    clientId: clientIdOf(config, who),
    library: config.kafkaLibrary,
    ...(ssl === undefined ? {} : { ssl }),
    ...(sasl === undefined ? {} : { sasl }),
  };
}

/** What the settings declare for the topics on Kafka. */
export const declarationOf = (
  config: Pick<Config, 'kafkaReplicas' | 'kafkaMinInsync' | 'kafkaMessageBytes'>,
): TopicDeclaration => ({
  replicas: config.kafkaReplicas,
  minInsync: config.kafkaMinInsync,
  messageBytes: config.kafkaMessageBytes,
});

type KafkaClient = Pick<KafkaLogOptions, 'brokers' | 'clientId' | 'library' | 'ssl' | 'sasl'>;
type Sasl = Exclude<KafkaLogOptions['sasl'], undefined>;

function saslOf(config: EventsConfig): Sasl | undefined {
  const { kafkaSaslMechanism: mechanism, kafkaUsername: username, kafkaPassword: password } = config;
  if (mechanism === 'oauthbearer') {
    const next = tokensOf(config.kafkaTokenCommand ?? '');
    return { mechanism, oauthBearerProvider: async () => ({ value: await next() }) };
  }
  if (mechanism === null || username === null || password === null) return undefined;
  // The client's type has one member per mechanism.
  return { mechanism, username, password } as Sasl;
}
