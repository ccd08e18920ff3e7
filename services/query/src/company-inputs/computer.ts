import { createRequestThread } from '../request-thread.ts';
import type { Job, Results } from './jobs.ts';
import type { StoredCompany } from './record.ts';
import { type Span, withoutInputs } from './span.ts';
import type { Question, Reply } from './thread.ts';

/** One version of a company's inputs, and how to read them. */
export type CompanyState = {
  /** Equal for equal inputs; the thread caches them by it. */
  readonly key: string;
  /** Undefined for a company without inputs. */
  readonly load: () => Promise<StoredCompany | undefined>;
  /** Much cheaper than `load`; undefined for a company without statements. */
  readonly span: () => Promise<Span | undefined>;
};

/** Computes from companies' inputs in a separate thread, one request after the other. */
export type Computer = {
  /** Null also for a company without inputs. */
  ask<Kind extends Job['kind']>(
    company: CompanyState,
    job: Extract<Job, { readonly kind: Kind }>,
  ): Promise<Results[Kind] | null>;
  stop(): Promise<void>;
};

/** Memory limits of a thread; with less it collects garbage more often. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

export function createComputer(): Computer {
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
