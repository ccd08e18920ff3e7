import { printable, withoutCredentials } from './printable.ts';
import { OTHER_VARIABLES, SETTINGS, type Setting, type SettingName, type SettingType } from './settings.ts';

type ValueOf<S extends Setting> =
  | (S['type']['kind'] extends 'integer' | 'number' ? number : ChoiceOf<S['type']>)
  | (S['fallback'] extends null ? null : never);
type ChoiceOf<T extends SettingType> = T extends { readonly of: readonly (infer C)[] } ? C : string;

/** The settings by name, read and checked. A setting without a default is null when it is not set. */
export type Config = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

/**
 * Values from the command line, which override the environment, as text; an empty one unsets the variable.
 */
export type ConfigOverrides = { readonly [Name in SettingName]?: string | undefined };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reports all configuration faults at once, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `${faults.length === 1 ? 'invalid setting' : `${faults.length} invalid settings`}:\n  ${faults.join('\n  ')}`,
    );
    this.faults = faults;
  }
}

/** One line of `footnote config`. */
export type ConfigLine = {
  readonly env: string;
  /** The effective value; secrets are `***`, also those in URLs; null is unset. */
  readonly value: string | null;
  readonly fallback: string | null;
  readonly origin: 'environment' | 'option' | 'default';
  readonly description: string;
};

const NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Reads the configuration. Empty variables count as unset. Throws `ConfigError`. */
export function loadConfig(env: Environment, overrides: ConfigOverrides = {}): Config {
  const faults = [...unknownVariables(env)];
  const values = NAMES.map((name): [SettingName, string | number | null] => {
    const setting: Setting = SETTINGS[name];
    const text = raw(name, env, overrides).text;
    if (text === null) return [name, null];
    const value = parse(setting.type, text);
    if (typeof value === 'object') {
      faults.push(
        `${setting.env} must be ${value.expected}${setting.secret === true ? '' : `, not '${printable(text)}'`}`,
      );
      return [name, null];
    }
    return [name, value];
  });
  if (faults.length > 0) throw new ConfigError(faults);
  const config = Object.fromEntries(values) as unknown as Config;
  const missing = missingPartners(config);
  if (missing.length > 0) throw new ConfigError(missing);
  return config;
}

/** Settings that mean something only together. */
const PARTNERS: readonly (readonly [SettingName, SettingName])[] = [
  ['kafkaBrokers', 'schemaRegistryUrl'],
  ['kafkaUsername', 'kafkaPassword'],
  ['kafkaCert', 'kafkaKey'],
  ['schemaRegistryUsername', 'schemaRegistryPassword'],
];

function missingPartners(config: Config): readonly string[] {
  const both = PARTNERS.flatMap(([one, other]) => [
    { given: one, needed: other },
    { given: other, needed: one },
  ]);
  return both
    .filter(({ given, needed }) => config[given] !== null && config[needed] === null)
    .map(({ given, needed }) => `${SETTINGS[given].env} requires ${SETTINGS[needed].env}`)
    .concat(missingForSecurity(config));
}

/** What else the settings of SASL, TLS and the registry need, or exclude. */
function missingForSecurity(config: Config): readonly string[] {
  const { kafkaSaslMechanism: mechanism, kafkaTokenCommand: command, kafkaUsername: user } = config;
  const [sasl, token, name] = [
    SETTINGS.kafkaSaslMechanism.env,
    SETTINGS.kafkaTokenCommand.env,
    SETTINGS.kafkaUsername.env,
  ];
  const faults: string[] = [];
  if (mechanism === 'oauthbearer' && command === null) faults.push(`${sasl} requires ${token}`);
  if (mechanism !== 'oauthbearer' && command !== null) faults.push(`${token} requires ${sasl} oauthbearer`);
  if (mechanism !== null && mechanism !== 'oauthbearer' && user === null)
    faults.push(`${sasl} requires ${name}`);
  if (user !== null && mechanism === null) faults.push(`${name} requires ${sasl}`);
  if (user !== null && mechanism === 'oauthbearer') faults.push(`${name} is not used by oauthbearer`);
  for (const file of ['kafkaCa', 'kafkaCert'] as const)
    if (config[file] !== null && config.kafkaTls === 'off')
      faults.push(`${SETTINGS[file].env} requires ${SETTINGS.kafkaTls.env} on`);
  if (config.schemaRegistryToken !== null && config.schemaRegistryUsername !== null)
    faults.push(`${SETTINGS.schemaRegistryToken.env} excludes ${SETTINGS.schemaRegistryUsername.env}`);
  return faults;
}

/**
 * Every setting with its effective value, for display. Does not throw: an invalid value is shown unchanged.
 */
export function listConfig(env: Environment, overrides: ConfigOverrides = {}): readonly ConfigLine[] {
  return NAMES.map((name) => {
    const setting: Setting = SETTINGS[name];
    const { text, origin } = raw(name, env, overrides);
    return {
      env: setting.env,
      value: text === null ? null : setting.secret === true ? '***' : withoutCredentials(text),
      fallback: setting.fallback,
      origin,
      description: setting.description,
    };
  });
}

function raw(
  name: SettingName,
  env: Environment,
  overrides: ConfigOverrides,
): { readonly text: string | null; readonly origin: ConfigLine['origin'] } {
  const setting: Setting = SETTINGS[name];
  const override = overrides[name];
  if (override !== undefined) return { text: override === '' ? null : override, origin: 'option' };
  const text = env[setting.env];
  if (text !== undefined && text !== '') return { text, origin: 'environment' };
  return { text: setting.fallback, origin: 'default' };
}

/** A misspelt variable would otherwise be ignored without a word. */
function unknownVariables(env: Environment): readonly string[] {
  const known = new Set<string>([...NAMES.map((name) => SETTINGS[name].env), ...OTHER_VARIABLES]);
  return Object.keys(env)
    .filter((variable) => variable.startsWith('FOOTNOTE_') && !known.has(variable))
    .map((variable) => `${variable} is not a setting`);
}

function parse(type: SettingType, text: string): string | number | { readonly expected: string } {
  switch (type.kind) {
    case 'text':
      if (text.trim() === '') return { expected: 'more than blanks' };
      return type.pattern?.test(text) === false ? { expected: type.expects ?? 'valid' } : text;
    case 'choice':
      return type.of.includes(text) ? text : { expected: `one of ${type.of.join(', ')}` };
    case 'url':
      // `http:///x` is read as the host x.
      return /^https?:\/\/[^/\\?#]/.test(text) && URL.canParse(text)
        ? text
        : { expected: 'an http or https URL' };
    case 'integer':
    case 'number': {
      const wellFormed = type.kind === 'integer' ? /^-?[0-9]+$/ : /^-?[0-9]+(\.[0-9]+)?$/;
      const value = wellFormed.test(text) ? Number(text) : NaN;
      const kind = type.kind === 'integer' ? 'a whole number' : 'a number';
      return value >= type.min && value <= type.max
        ? value
        : { expected: `${kind} from ${type.min} to ${type.max}` };
    }
  }
}
