import type { Config } from '@footnote/runtime/config';
import { kafkaTlsOf, registryCaOf, SecurityFileError } from '@footnote/runtime/security';
import { TokenCommandError, tokensOf } from '@footnote/runtime/token-command';
import { type Finding, ok, problem } from './finding.ts';

export type SecurityConfig = Pick<
  Config,
  'kafkaTls' | 'kafkaCa' | 'kafkaCert' | 'kafkaKey' | 'kafkaTokenCommand' | 'schemaRegistryCa'
>;

/** Whether the files of TLS can be used, and the command for tokens prints one. */
export async function examineSecurity(config: SecurityConfig): Promise<readonly Finding[]> {
  const { kafkaCa, kafkaCert, kafkaTokenCommand, schemaRegistryCa } = config;
  if ([kafkaCa, kafkaCert, kafkaTokenCommand, schemaRegistryCa].every((setting) => setting === null))
    return [];
  const faults: Finding[] = [];
  for (const read of [() => kafkaTlsOf(config), () => registryCaOf(config)]) {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SecurityFileError)) throw error;
      faults.push(problem('security', `${error.message}.`, error.hint));
    }
  }
  try {
    if (kafkaTokenCommand !== null) await tokensOf(kafkaTokenCommand)();
  } catch (error) {
    if (!(error instanceof TokenCommandError)) throw error;
    faults.push(problem('security', `${error.message}.`, kafkaTokenCommand));
  }
  return faults.length > 0
    ? faults
    : [ok('security', 'the files of TLS and the command for tokens can be used')];
}
