import type { Projection } from '@footnote/service/projection/projection';
import { companies } from './projections/companies/project.ts';
import { names } from './projections/names/project.ts';
import { statements } from './projections/statements/project.ts';

/** Every projection there is. A new one is a folder beside these and a line here, and nothing else. */
export const PROJECTIONS: readonly Projection[] = [companies, names, statements];
