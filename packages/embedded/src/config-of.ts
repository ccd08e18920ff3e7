import { loadConfig, type Config } from '@footnote/runtime/config';

/** Options of the command line that override the environment. */
export type SessionOptions = {
  readonly data?: string | undefined;
  readonly port?: string | undefined;
  readonly mirror?: string | undefined;
  /** Symbol of the fund that represents the market. */
  readonly benchmark?: string | undefined;
  /** The log is in the data folder, regardless of Kafka settings. */
  readonly embedded?: true;
  /** Opens also a log that no service would, to inspect it. */
  readonly isFaultAllowed?: true;
};

/** The configuration, overridden by the command line. Throws `ConfigError`. */
export function configOf(options: SessionOptions): Config {
  return loadConfig(process.env, {
    dataDir: options.data,
    port: options.port,
    edgarMirror: options.mirror,
    benchmark: options.benchmark,
    ...(options.embedded === true ? { kafkaBrokers: '', schemaRegistryUrl: '' } : {}),
  });
}
