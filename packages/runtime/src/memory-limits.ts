import type { Config } from './config.ts';
import { type ServiceDeclaration, type ServiceName, SERVICES } from './services.ts';

/**
 * A process with its own memory limit: a service, the command line if it does the work of all services, or a
 * child process that parses and projects for it.
 */
export type LimitedProcess = ServiceName | 'embedded' | 'pipeline';

type MemoryConfig = Pick<Config, 'heapMiB' | 'companyCacheFacts'>;

/** Heap for one cached fact of a company, including derived state and room for garbage. */
const MIB_PER_FACT = 0.5 / 1024;

/**
 * Maximum need of each, with headroom: the largest filers have some 150,000 facts and documents of 20 MB.
 * Without a limit V8 lets garbage grow with the machine's memory, to several times the live objects.
 */
const HEAPS: Readonly<Record<LimitedProcess, Pick<ServiceDeclaration, 'heapMiB' | 'keepsFacts'>>> = {
  ...SERVICES,
  embedded: { heapMiB: 896, keepsFacts: true },
  pipeline: { heapMiB: 512, keepsFacts: true },
};

/** Size of the young generation; V8's default is four times as much and no faster here. */
const SEMI_SPACE_MIB = 16;

/** Most that the old generation of a process's JavaScript heap may take, MiB. */
export function heapMiBOf(process: LimitedProcess, config: MemoryConfig): number {
  const { heapMiB, keepsFacts } = HEAPS[process];
  return config.heapMiB ?? Math.ceil(heapMiB + (keepsFacts ? config.companyCacheFacts * MIB_PER_FACT : 0));
}

/**
 * Of processes that compute companies, which allocate much and run much code for a short time. One background thread
 * collects garbage and compiles: several take more processor time for the same work, and the machine's other cores have
 * such a process each. Long functions are compiled with less code of others in them. The heap may grow to four times
 * what the last collection left, within its limit: a company leaves little, and each full collection marks the cached
 * companies again.
 */
const COMPUTING = [
  '--max-semi-space-size=32',
  '--min-semi-space-size=16',
  '--v8-pool-size=1',
  '--max-inlined-bytecode-size-cumulative=400',
  '--heap-growing-percent=300',
];

/** Node arguments that limit the memory of a process, and the work of V8 in one that computes. */
export function memoryFlags(process: LimitedProcess, config: MemoryConfig): readonly string[] {
  const isComputing = process === 'pipeline' || process === 'projector';
  const young = isComputing ? COMPUTING : [`--max-semi-space-size=${SEMI_SPACE_MIB}`];
  return [`--max-old-space-size=${heapMiBOf(process, config)}`, ...young];
}

const LIMIT = /(^|\s)--max[-_](old[-_]space|heap)[-_]size\b/;

/** Whether a process's arguments or `NODE_OPTIONS` already set the heap size. */
export function isLimited(execArgv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  return LIMIT.test([...execArgv, env['NODE_OPTIONS'] ?? ''].join(' '));
}
