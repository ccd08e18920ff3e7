const BROKERS = /^[^\s,:]+:\d{1,5}(,[^\s,:]+:\d{1,5})*$/;
const TEXT = { kind: 'text' } as const;

/** How Kafka is reached, and what is declared for its topics. */
export const KAFKA_SETTINGS = {
  kafkaBrokers: {
    env: 'FOOTNOTE_KAFKA_BROKERS',
    type: { kind: 'text', pattern: BROKERS, expects: 'a list like host:9092,host:9092' },
    fallback: null,
    description: 'Kafka bootstrap servers; unset keeps the event log in the data folder',
  },
  kafkaClientId: {
    env: 'FOOTNOTE_KAFKA_CLIENT_ID',
    type: TEXT,
    fallback: 'footnote',
    description: 'Kafka client id, followed by the name of the process',
  },
  kafkaLibrary: {
    env: 'FOOTNOTE_KAFKA_LIBRARY',
    type: { kind: 'choice', of: ['kafkajs', 'platformatic'] },
    fallback: 'kafkajs',
    description: 'Client that speaks to the brokers: kafkajs or @platformatic/kafka; see cluster.md',
  },
  kafkaTls: {
    env: 'FOOTNOTE_KAFKA_TLS',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'off',
    description: 'Whether to connect to the brokers over TLS',
  },
  kafkaCa: {
    env: 'FOOTNOTE_KAFKA_CA',
    type: TEXT,
    fallback: null,
    description:
      'File with the certificates (PEM) of the authority of the brokers; unset trusts the known ones',
  },
  kafkaCert: {
    env: 'FOOTNOTE_KAFKA_CERT',
    type: TEXT,
    fallback: null,
    description: 'File with the certificate (PEM) that identifies this client to the brokers',
  },
  kafkaKey: {
    env: 'FOOTNOTE_KAFKA_KEY',
    type: TEXT,
    fallback: null,
    description: 'File with the private key (PEM, without a password) of that certificate',
  },
  kafkaSaslMechanism: {
    env: 'FOOTNOTE_KAFKA_SASL_MECHANISM',
    type: { kind: 'choice', of: ['plain', 'scram-sha-256', 'scram-sha-512', 'oauthbearer'] },
    fallback: null,
    description: 'SASL mechanism; unset disables authentication',
  },
  kafkaUsername: {
    env: 'FOOTNOTE_KAFKA_USERNAME',
    type: TEXT,
    fallback: null,
    description: 'Kafka SASL user name',
  },
  kafkaPassword: {
    env: 'FOOTNOTE_KAFKA_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'Kafka SASL password',
    secret: true,
  },
  kafkaTokenCommand: {
    env: 'FOOTNOTE_KAFKA_TOKEN_COMMAND',
    type: TEXT,
    fallback: null,
    description: 'Shell command that prints a token for SASL oauthbearer; see cluster.md',
  },
  kafkaTopicPrefix: {
    env: 'FOOTNOTE_KAFKA_PREFIX',
    type: {
      kind: 'text',
      pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
      expects: 'at most 64 letters, digits, dots, dashes and underscores',
    },
    fallback: null,
    description: 'Prefix of the topics and consumer groups on Kafka; see cluster.md',
  },
  kafkaReplicas: {
    env: 'FOOTNOTE_KAFKA_REPLICAS',
    type: { kind: 'integer', min: 1, max: 32767 },
    fallback: null,
    description:
      'Number of brokers that have each partition: topics are created with it, and ones with fewer are reported; unset leaves it to the brokers',
  },
  kafkaMinInsync: {
    env: 'FOOTNOTE_KAFKA_MIN_INSYNC',
    type: { kind: 'integer', min: 1, max: 32767 },
    fallback: null,
    description:
      'min.insync.replicas of the topics: they are created with it, and ones with less are reported; unset leaves it to the brokers',
  },
  kafkaMessageBytes: {
    env: 'FOOTNOTE_KAFKA_MESSAGE_BYTES',
    type: { kind: 'integer', min: 1_048_576, max: 1_073_741_824 },
    fallback: '25165824',
    description:
      'max.message.bytes of the topics: they are created with it, and ones with less are reported; appends are divided to fit',
  },
  kafkaSessionSeconds: {
    env: 'FOOTNOTE_KAFKA_SESSION_SECONDS',
    type: { kind: 'number', min: 0.5, max: 3600 },
    fallback: '10',
    description:
      'Consumer session timeout in seconds: without a heartbeat for this long, a replica loses its partitions',
  },
  kafkaRebalanceSeconds: {
    env: 'FOOTNOTE_KAFKA_REBALANCE_SECONDS',
    type: { kind: 'number', min: 0.5, max: 3600 },
    fallback: '60',
    description:
      'Rebalance timeout in seconds: how long a replica may take to finish the partitions that are revoked',
  },
} as const;
