import type { CompanyState, Computer } from '@footnote/lanes/statements/company-inputs/computing';
import { createRequestThread } from './request-thread.ts';
import type { Job, Results } from '@footnote/lanes/statements/company-inputs/jobs';
import { withoutInputs } from '@footnote/lanes/statements/company-inputs/span';
import type { Question, Reply } from './thread.ts';

/** Computes from companies' inputs in a separate thread, one request after the other. */
export type ComputerThread = Computer & { stop(): Promise<void> };

/** Memory limits of a thread; with less it collects garbage more often. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

export function createComputer(): ComputerThread {
  const thread = createRequestThread<Omit<Question, 'id'>, Reply>({
    module: new URL('./worker.ts', import.meta.url),
    does: 'computing',
    resourceLimits: MEMORY_LIMITS,
  });
  return {
    ask: async <Kind extends Job['kind']>(
      { key, load, span }: CompanyState,
      job: Extract<Job, { readonly kind: Kind }>,
    ) => {
      let reply = await thread.ask({ key, job, inputs: null });
      if (reply.outcome === 'unknown_company') {
        const known = await span();
        const result = known === undefined ? undefined : withoutInputs(job, known);
        if (result !== undefined) return result as Results[Kind] | null;
        const inputs = await load();
        if (inputs === undefined) return null;
        reply = await thread.ask({ key, job, inputs });
      }
      if (reply.outcome === 'result') return reply.result as Results[Kind];
      throw reply.outcome === 'failed' ? reply.error : new Error(`inputs of ${key} are missing`);
    },
    stop: () => thread.stop(),
  };
}
