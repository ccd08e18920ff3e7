import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { SCHEMAS_DIR } from '@footnote/events/schema-files';
import { ConfigError } from '@footnote/runtime/config';
import type { StreamKind } from '@footnote/wire/events/stream-event';
import type { Endpoint } from './endpoint.ts';
import { isSecret } from './secret.ts';

/** An endpoint of the file; see schemas/webhooks.schema.json. */
type ConfiguredEndpoint = {
  readonly name: string;
  readonly url: string;
  readonly secret?: string | readonly string[];
  readonly secret_file?: string;
  readonly symbols?: readonly string[];
  readonly kinds?: readonly StreamKind[];
  readonly since?: string;
  readonly begin: Endpoint['begin'];
  readonly attempts: number;
  readonly give_up_after_seconds: number;
  readonly timeout_seconds: number;
  readonly local: boolean;
};

type ConfiguredWebhooks = { readonly endpoints: readonly ConfiguredEndpoint[] };

/**
 * Reads the file of `FOOTNOTE_WEBHOOKS`. Throws `ConfigError` with every fault; no fault contains a part of the file's
 * text, which has secrets.
 */
export function readEndpoints(file: string): readonly Endpoint[] {
  const { endpoints } = validated(parsed(textOf(file, 'FOOTNOTE_WEBHOOKS')));
  const faults: string[] = [];
  const names = new Set<string>();
  const read = endpoints.map((endpoint, index): Endpoint => {
    const where = `FOOTNOTE_WEBHOOKS: endpoints[${index}]`;
    if (names.has(endpoint.name)) faults.push(`${where}.name is that of another endpoint`);
    names.add(endpoint.name);
    const urlFault = faultOfUrl(endpoint.url);
    if (urlFault !== undefined) faults.push(`${where}.url ${urlFault}`);
    if (endpoint.since !== undefined && Number.isNaN(Date.parse(endpoint.since)))
      faults.push(`${where}.since is not a date`);
    let secrets: readonly string[] = [];
    try {
      secrets = secretsOf(endpoint, dirname(file), where);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(...error.faults);
    }
    return {
      name: endpoint.name,
      url: endpoint.url,
      secrets,
      symbols: endpoint.symbols?.map((symbol) => symbol.toUpperCase().replaceAll('.', '-')) ?? null,
      kinds: endpoint.kinds ?? null,
      since: endpoint.since ?? null,
      begin: endpoint.begin,
      attempts: endpoint.attempts,
      giveUpMs: endpoint.give_up_after_seconds * 1000,
      timeoutMs: endpoint.timeout_seconds * 1000,
      isLocal: endpoint.local,
    };
  });
  if (faults.length > 0) throw new ConfigError(faults);
  return read;
}

function textOf(file: string, where: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException;
    throw new ConfigError([`${where}: ${file} cannot be read (${code})`]);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the error quotes the text.
    throw new ConfigError(['FOOTNOTE_WEBHOOKS: the file is not valid JSON']);
  }
}

function validated(value: unknown): ConfiguredWebhooks {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strictRequired: false });
  const schema = JSON.parse(readFileSync(`${SCHEMAS_DIR}/webhooks.schema.json`, 'utf8')) as object;
  const isValid = ajv.compile<ConfiguredWebhooks>(schema);
  if (isValid(value)) return value;
  throw new ConfigError([...new Set((isValid.errors ?? []).map(sentenceOf))]);
}

/** Describes a fault without the faulty value. */
function sentenceOf({ instancePath, keyword, message = 'is invalid', params }: ErrorObject): string {
  const where = instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  const what =
    keyword === 'additionalProperties'
      ? `has the unknown member ${String(params['additionalProperty'])}`
      : keyword === 'enum'
        ? `must be one of ${(params['allowedValues'] as readonly string[]).join(', ')}`
        : keyword === 'oneOf' && /^endpoints\[\d+\]$/.test(where)
          ? 'must have either secret or secret_file'
          : message;
  return `FOOTNOTE_WEBHOOKS: ${where === '' ? 'the file' : where} ${what}`;
}

function faultOfUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return 'must be an http or https URL';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or a password';
  if (url.hash !== '') return 'must not contain a fragment';
  return undefined;
}

/** Throws `ConfigError`. */
function secretsOf(endpoint: ConfiguredEndpoint, folder: string, where: string): readonly string[] {
  const { secret, secret_file: file } = endpoint;
  const secrets =
    file === undefined
      ? [secret ?? []].flat()
      : textOf(resolve(folder, file), `${where}.secret_file`)
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
  const member = file === undefined ? 'secret' : 'secret_file';
  if (secrets.length === 0 || secrets.length > 2)
    throw new ConfigError([`${where}.${member} must contain one or two secrets`]);
  if (!secrets.every(isSecret))
    throw new ConfigError([`${where}.${member} must be whsec_ and 24 to 64 bytes in base64`]);
  return secrets;
}
