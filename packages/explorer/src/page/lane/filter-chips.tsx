import type { JSX } from 'preact';
import { Link } from '../frame/navigation.tsx';
import type { Route } from '../frame/routes.ts';

/** A filter that is in force, and the page without it. */
export type Chip = { readonly text: string; readonly without: Route };

type ChipsProps = {
  readonly chips: readonly Chip[];
  /** The page without any filter. */
  readonly cleared: Route;
};

/** The filters of a list that are in force, each with a link that removes it; nothing without a filter. */
export const FilterChips = ({ chips, cleared }: ChipsProps): JSX.Element | null =>
  chips.length === 0 ? null : (
    <ul class="chips" aria-label="Filters in force">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link to={without}>
            {text} <span aria-hidden="true">×</span>
            <span class="unseen">: remove this filter</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li class="clear">
          <Link to={cleared}>Remove all</Link>
        </li>
      )}
    </ul>
  );
