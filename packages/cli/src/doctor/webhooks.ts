import { type Config, ConfigError } from '@footnote/runtime/config';
import { readEndpoints } from '@footnote/webhooks/configuration/read-endpoints';
import { type Finding, ok, problem } from './finding.ts';

/** Checks the file of `FOOTNOTE_WEBHOOKS`, if it is set. */
export function examineWebhooks({ webhooks: file }: Pick<Config, 'webhooks'>): readonly Finding[] {
  if (file === null) return [];
  try {
    const names = readEndpoints(file).map(({ name }) => name);
    return [ok('webhooks', `events are sent to ${names.join(', ')}`)];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => problem('webhooks', `${fault}.`, `correct ${file}: docs/webhooks.md`));
  }
}
