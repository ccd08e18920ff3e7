import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** Members that are redacted, at the top of a log line or one level below. */
const SECRET_MEMBERS = [
  'password',
  'clickhousePassword',
  'authorization',
  'apiKey',
  'api_key',
  'secret',
  'token',
];

/** JSON lines on standard error: standard output is for the results of commands. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  name = 'footnote',
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      name,
      level: config.logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_MEMBERS.flatMap((member) => [member, `*.${member}`]), censor: '***' },
    },
    destination,
  );
}
