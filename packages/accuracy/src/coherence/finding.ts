import type { Cell } from '@footnote/statements/cell';
import type { Finding } from '../survey/finding.ts';

/** Years from which violations are counted. */
export const ERAS = [2010, 2022] as const;

/** The finding of a cell. */
export const findingOf = (
  check: Finding['check'],
  { cell }: { readonly cell: Cell },
  by: string,
  seen: string,
): Finding => ({
  check,
  field: cell.field,
  kind: cell.period_kind,
  end: cell.period_end,
  by,
  seen,
});

/** Concepts with their signs, without taxonomies and a leading plus. */
export const plainConcept = (key: string): string =>
  key.replaceAll(/(?:us-gaap|ifrs-full):/g, '').replace(/^\+/, '');
