import { type Exhibit, readReleaseExhibits } from './read-release-parts.ts';
import type { Computer } from '../../statements/company-inputs/computing.ts';
import type { CompanyStates } from '../../statements/company-inputs/states.ts';
import type { StoreReader } from '@footnote/read-store/port';
import { dayBefore } from '@footnote/values/day';

/**
 * The exhibits of a release, and what is read of them with what was served on the evening before: `read` is null for a
 * filing without exhibits, and for a company without statements.
 */
export async function readReleaseOf(
  options: {
    readonly store: StoreReader;
    readonly computer: Pick<Computer, 'ask'>;
    readonly states: CompanyStates;
  },
  filing: { readonly cik: string; readonly accession: string; readonly filed: string },
) {
  const { store, computer, states } = options;
  const exhibits: readonly Exhibit[] = await readReleaseExhibits(store, filing);
  if (exhibits.length === 0) return { exhibits, read: null };
  const read = await computer.ask(await states(filing.cik), {
    kind: 'release',
    day: dayBefore(filing.filed),
    released: filing.filed,
    exhibits: exhibits.map(({ parts }) => parts),
  });
  return { exhibits, read };
}
