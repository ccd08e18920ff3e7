import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@footnote/runtime/config';
import { isLimited, memoryFlags } from '@footnote/runtime/memory-limits';
import {
  SERVICE_NAMES,
  type ServiceDeclaration,
  SERVICES,
  type ServiceName,
} from '@footnote/runtime/services';
import { UserError } from '@footnote/runtime/user-error';
import type { ProcessSpec } from './supervise.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('../../../../services', import.meta.url));

export type Replicas = Readonly<Record<ServiceName, number>>;

/** Parses `projector=2,query=3`; services that it omits have one process. Throws `UserError`. */
export function replicasOf(text: string | undefined): Replicas {
  const replicas = Object.fromEntries(SERVICE_NAMES.map((name) => [name, 1])) as Record<ServiceName, number>;
  for (const item of text === undefined ? [] : text.split(',')) {
    const [, name = '', count = ''] = /^\s*([a-z-]+)=(\d{1,3})\s*$/.exec(item) ?? [];
    const service = SERVICE_NAMES.find((known) => known === name);
    if (service === undefined || Number(count) < 1)
      throw new UserError(
        `--replicas expects a list such as projector=2, not ${item}`,
        `services: ${SERVICE_NAMES.join(', ')}`,
      );
    if (!SERVICES[service].replicated && Number(count) > 1)
      throw new UserError(`${service} cannot be replicated`);
    replicas[service] = Number(count);
  }
  return replicas;
}

export type Surroundings = {
  readonly config: Config;
  readonly dataDir: string;
  readonly clickhouseUrl: string;
  /** As the user that may only read. */
  readonly clickhouseReaderUrl: string;
  readonly mirror: string | undefined;
  /** The admin port that a process used when it last ran; it keeps the port across restarts. */
  readonly adminPortOf: (name: string) => number | undefined;
};

/**
 * One process for each service and replica. Omits a fetcher without a source, or one that EDGAR would reject, and
 * webhooks without endpoints.
 */
export function processesOf(replicas: Replicas, surroundings: Surroundings): readonly ProcessSpec[] {
  const { config, mirror } = surroundings;
  const canFetch = config.userAgent !== null || config.edgarMirror !== null || mirror !== undefined;
  const cannotRun: readonly ServiceName[] = [
    ...(canFetch ? [] : (['filing-fetcher'] as const)),
    ...(config.prices === null ? (['price-fetcher'] as const) : []),
    ...(config.webhooks === null ? (['webhooks'] as const) : []),
  ];
  const names = SERVICE_NAMES.filter((service) => !cannotRun.includes(service));
  return names
    .flatMap((service) => Array.from({ length: replicas[service] }, (_, replica) => ({ service, replica })))
    .map(({ service, replica }, index) => ({
      name: replicas[service] === 1 ? service : `${service}-${replica + 1}`,
      service,
      replica,
      index,
    }))
    .map(({ name, service, replica, index }) => ({
      name,
      args: [
        // An operator's NODE_OPTIONS would be outranked by arguments.
        ...(isLimited([], process.env) ? [] : memoryFlags(service, config)),
        join(SERVICES_FOLDER, service),
      ],
      env: () => ({
        ...process.env,
        FOOTNOTE_DATA: surroundings.dataDir,
        FOOTNOTE_CLICKHOUSE_URL: urlFor(service, surroundings),
        FOOTNOTE_INSTANCE: name,
        FOOTNOTE_PORT: String(portOf(replica, config)),
        FOOTNOTE_ADMIN_PORT: String(
          config.adminPort === 0 ? (surroundings.adminPortOf(name) ?? 0) : config.adminPort + index,
        ),
        ...(mirror === undefined ? {} : { FOOTNOTE_EDGAR_MIRROR: mirror }),
      }),
    }));
}

/** The ports from that of the setting on, but that of the registry, which is often on the same machine. */
function portOf(replica: number, { port, schemaRegistryUrl }: Config): number {
  if (port === 0) return 0;
  const registry = schemaRegistryUrl === null ? 0 : Number(new URL(schemaRegistryUrl).port);
  return registry > port && port + replica >= registry ? port + replica + 1 : port + replica;
}

function urlFor(service: ServiceName, { clickhouseReaderUrl, clickhouseUrl }: Surroundings): string {
  const { readsOnly = false }: ServiceDeclaration = SERVICES[service];
  return readsOnly ? clickhouseReaderUrl : clickhouseUrl;
}
