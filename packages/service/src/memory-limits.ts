import type { Config } from './config.ts';

/** The services of the house that are processes. */
export type ServiceName = 'filing-fetcher' | 'filing-parser' | 'projector' | 'query';

type MemoryConfig = Pick<Config, 'heapMiB' | 'companyCacheFacts'>;

/** A fact of a company that is kept in memory, with what is computed of it, in MiB. */
const MIB_PER_FACT = 1 / 1024;

/**
 * What each service needs at most, with room: the largest filers have some 150,000 facts and documents of 20 MB.
 * Without a limit V8 lets garbage grow with the machine's memory, to several times what is alive.
 */
const HEAP_MIB: Readonly<Record<ServiceName, (config: MemoryConfig) => number>> = {
  'filing-fetcher': () => 256,
  'filing-parser': () => 384,
  projector: ({ companyCacheFacts }) => 384 + companyCacheFacts * MIB_PER_FACT,
  query: () => 384,
};

/** New objects are collected where they were made; V8's own limit is four times as much, for no more speed here. */
const SEMI_SPACE_MIB = 16;

/** Most that the old generation of a service's JavaScript heap may take, MiB. */
export function heapMiBOf(service: ServiceName, config: MemoryConfig): number {
  return config.heapMiB ?? Math.ceil(HEAP_MIB[service](config));
}

/** What Node is started with so that a service keeps within its memory. */
export function memoryFlags(service: ServiceName, config: MemoryConfig): readonly string[] {
  return [`--max-old-space-size=${heapMiBOf(service, config)}`, `--max-semi-space-size=${SEMI_SPACE_MIB}`];
}

const LIMIT = /(^|\s)--max[-_](old[-_]space|heap)[-_]size\b/;

/** Whether whoever started a process said how large its heap may get: in its arguments or in `NODE_OPTIONS`. */
export function isLimited(execArgv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  return LIMIT.test([...execArgv, env['NODE_OPTIONS'] ?? ''].join(' '));
}
