import type { Config } from './config.ts';
import { type ServiceDeclaration, type ServiceName, SERVICES } from './services.ts';

/**
 * What keeps within a memory of its own: a service, the command line where it does the work of all of them, or a process
 * that parses and projects for it.
 */
export type LimitedProcess = ServiceName | 'embedded' | 'pipeline';

type MemoryConfig = Pick<Config, 'heapMiB' | 'companyCacheFacts'>;

/** A fact of a company that is kept in memory, with what is remembered of it and room for garbage. */
const MIB_PER_FACT = 0.5 / 1024;

/**
 * What each needs at most, with room: the largest filers have some 150,000 facts and documents of 20 MB.
 * Without a limit V8 lets garbage grow with the machine's memory, to several times what is alive.
 */
const HEAPS: Readonly<Record<LimitedProcess, Pick<ServiceDeclaration, 'heapMiB' | 'keepsFacts'>>> = {
  ...SERVICES,
  embedded: { heapMiB: 896, keepsFacts: true },
  pipeline: { heapMiB: 512, keepsFacts: true },
};

/** New objects are collected where they were made; V8's own limit is four times as much, for no more speed here. */
const SEMI_SPACE_MIB = 16;

/** Most that the old generation of a process's JavaScript heap may take, MiB. */
export function heapMiBOf(process: LimitedProcess, config: MemoryConfig): number {
  const { heapMiB, keepsFacts } = HEAPS[process];
  return config.heapMiB ?? Math.ceil(heapMiB + (keepsFacts ? config.companyCacheFacts * MIB_PER_FACT : 0));
}

/** What Node is started with so that a process keeps within its memory. */
export function memoryFlags(process: LimitedProcess, config: MemoryConfig): readonly string[] {
  return [`--max-old-space-size=${heapMiBOf(process, config)}`, `--max-semi-space-size=${SEMI_SPACE_MIB}`];
}

const LIMIT = /(^|\s)--max[-_](old[-_]space|heap)[-_]size\b/;

/** Whether the heap size of a process was already set, in its arguments or in `NODE_OPTIONS`. */
export function isLimited(execArgv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  return LIMIT.test([...execArgv, env['NODE_OPTIONS'] ?? ''].join(' '));
}
