import type { Config } from '@footnote/runtime/config';
import { createLogger, type Logger } from '@footnote/runtime/logging';

/** For interactive commands: only errors, unless FOOTNOTE_LOG_LEVEL is set. */
export function commandLogger(config: Pick<Config, 'logLevel'>): Logger {
  const isLevelSet = (process.env['FOOTNOTE_LOG_LEVEL'] ?? '') !== '';
  return createLogger({ logLevel: isLevelSet ? config.logLevel : 'error' });
}
