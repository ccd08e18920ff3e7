import { editDistance } from '@footnote/lanes/companies/search/distance';
import {
  type Config,
  ConfigError,
  type ConfigOverrides,
  type Environment,
  listConfig,
  loadConfig,
} from '@footnote/runtime/config';
import { type Finding, ok, problem, warning } from './finding.ts';

/** More slips than this make another name. */
const MAX_TYPOS = 3;

export type Examined = {
  readonly findings: readonly Finding[];
  /** The configuration with the default in place of each invalid value; null if that is still invalid. */
  readonly config: Config | null;
};

/** Every fault of the settings, and the settings without them. */
export function examineSettings(env: Environment, overrides: ConfigOverrides): Examined {
  const faults = faultsOf(env, overrides);
  if (faults.length === 0) {
    const config = loadConfig(env, overrides);
    return { config, findings: [ok('settings', 'every setting is valid'), userAgent(config)] };
  }
  const findings = faults.map((fault) => {
    const [name = ''] = fault.split(' ');
    if (!fault.endsWith(' is not a setting'))
      return problem('settings', `${fault}.`, `unset ${name}, or correct it: footnote config`);
    const near = nearest(name);
    return near === undefined
      ? problem('settings', `${fault}.`, `unset ${name}`)
      : problem('settings', `${fault}; ${near} is.`, `export ${near}="$${name}"; unset ${name}`);
  });
  const faulty = new Set(faults.map((fault) => fault.split(' ')[0]));
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !faulty.has(name)));
  return { findings, config: faultsOf(rest, overrides).length === 0 ? loadConfig(rest, overrides) : null };
}

function faultsOf(env: Environment, overrides: ConfigOverrides): readonly string[] {
  try {
    loadConfig(env, overrides);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

function nearest(name: string): string | undefined {
  const [best] = listConfig({})
    .map(({ env }) => ({ env, distance: editDistance(name, env, MAX_TYPOS) }))
    .filter(({ distance }) => distance <= MAX_TYPOS)
    .sort((a, b) => a.distance - b.distance);
  return best?.env;
}

function userAgent({ userAgent: declared, edgarMirror }: Config): Finding {
  if (edgarMirror !== null) return ok('edgar', `filings are read from the mirror ${edgarMirror}`);
  if (declared !== null) return ok('edgar', `requests to EDGAR are identified as ${declared}`);
  return warning(
    'edgar',
    'EDGAR cannot be used: it requires every client to identify itself.',
    "export FOOTNOTE_USER_AGENT='Example Corp ops@example.com'",
  );
}
