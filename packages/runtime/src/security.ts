import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, type ConnectionOptions } from 'node:tls';
import type { Config } from './config.ts';
import { SETTINGS, type SettingName } from './settings.ts';
import { storageFault } from './storage-fault.ts';
import { UserError } from './user-error.ts';

/** A file of a certificate or key that a setting names and that cannot be used. */
export class SecurityFileError extends UserError {
  readonly setting: string;
  readonly path: string;

  constructor(name: SettingName, path: string, why: string) {
    const { env } = SETTINGS[name];
    super(`${env}: ${path} ${why}`, `correct ${env}, or the file, which this user must be able to read`);
    this.setting = env;
    this.path = path;
  }
}

export type TlsConfig = Pick<Config, 'kafkaTls' | 'kafkaCa' | 'kafkaCert' | 'kafkaKey'>;

const CERTIFICATE = /-----BEGIN (TRUSTED )?CERTIFICATE-----/;
const PRIVATE_KEY = /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/;

/** How brokers are spoken to: undefined is without TLS. Throws `SecurityFileError`. */
export function kafkaTlsOf(config: TlsConfig): ConnectionOptions | true | undefined {
  if (config.kafkaTls !== 'on') return undefined;
  const ca = pemOf('kafkaCa', config.kafkaCa, CERTIFICATE);
  const cert = pemOf('kafkaCert', config.kafkaCert, CERTIFICATE);
  const key = pemOf('kafkaKey', config.kafkaKey, PRIVATE_KEY);
  const options = { ...ca, ...cert, ...key };
  try {
    createSecureContext(options);
  } catch (error) {
    const name = config.kafkaKey === null ? 'kafkaCa' : 'kafkaKey';
    const why = `does not go with the other files: ${(error as Error).message}`;
    throw new SecurityFileError(name, config[name] ?? '', why);
  }
  return Object.keys(options).length === 0 ? true : options;
}

/** The CA of the schema registry, PEM; undefined for those of Node. Throws `SecurityFileError`. */
export const registryCaOf = ({ schemaRegistryCa }: Pick<Config, 'schemaRegistryCa'>): string | undefined =>
  pemOf('schemaRegistryCa', schemaRegistryCa, CERTIFICATE)['ca'];

/** By the name of the option of TLS. */
function pemOf(
  name: 'kafkaCa' | 'kafkaCert' | 'kafkaKey' | 'schemaRegistryCa',
  path: string | null,
  kind: RegExp,
): Readonly<Partial<Record<'ca' | 'cert' | 'key', string>>> {
  if (path === null) return {};
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const known: Readonly<Record<string, string>> = {
      ENOENT: 'does not exist',
      EACCES: 'cannot be read by this user',
      EISDIR: 'is a folder',
    };
    const why = known[code ?? ''] ?? storageFault(error)?.sentence ?? (error as Error).message;
    throw new SecurityFileError(name, path, why);
  }
  if (!kind.test(text))
    throw new SecurityFileError(
      name,
      path,
      `has no ${kind === CERTIFICATE ? 'certificate' : 'private key'} in PEM`,
    );
  try {
    if (kind === CERTIFICATE) new X509Certificate(text);
    else createPrivateKey(text);
  } catch (error) {
    throw new SecurityFileError(name, path, `is damaged: ${(error as Error).message}`);
  }
  return { [OPTIONS[name]]: text };
}

const OPTIONS = { kafkaCa: 'ca', kafkaCert: 'cert', kafkaKey: 'key', schemaRegistryCa: 'ca' } as const;
