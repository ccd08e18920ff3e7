import type { Environment } from '../config.ts';
import type { Logger } from '../logging.ts';
import { setTracing } from './tracing.ts';

/** OpenTelemetry's own variables, of which one switches tracing on; its SDK reads the others. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

const isSet = (text: string | undefined): boolean => text !== undefined && text !== '';

/** Whether the environment asks for traces. */
export const isTraced = (env: Environment): boolean =>
  ENDPOINTS.some((name) => isSet(env[name])) &&
  env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none';

/**
 * Switches tracing on where the environment asks for it, under the name of the process unless OTEL_SERVICE_NAME gives
 * another. Answers what switches it off again. Otherwise nothing is loaded.
 */
export async function startTracing(
  process: string,
  options: { readonly logger?: Pick<Logger, 'warn'>; readonly env?: Environment } = {},
): Promise<() => Promise<void>> {
  const { logger, env = globalThis.process.env } = options;
  if (!isTraced(env)) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry(process, logger);
  setTracing(opened);
  return async () => {
    setTracing(undefined);
    await opened.stop();
  };
}
