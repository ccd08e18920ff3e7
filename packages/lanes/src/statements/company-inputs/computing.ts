import type { Job, Results } from './jobs.ts';
import type { StoredCompany } from './record.ts';
import type { Span } from './span.ts';

/** One version of a company's inputs, and how to read them. */
export type CompanyState = {
  /** Equal for equal inputs; a computer may cache them by it. */
  readonly key: string;
  /** Undefined for a company without inputs. */
  readonly load: () => Promise<StoredCompany | undefined>;
  /** Much cheaper than `load`; undefined for a company without statements. */
  readonly span: () => Promise<Span | undefined>;
};

/** Computes from companies' inputs. */
export type Computer = {
  /** Null also for a company without inputs. */
  ask<Kind extends Job['kind']>(
    company: CompanyState,
    job: Extract<Job, { readonly kind: Kind }>,
  ): Promise<Results[Kind] | null>;
};
