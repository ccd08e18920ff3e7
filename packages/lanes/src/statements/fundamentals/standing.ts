import { isPreliminary } from '@footnote/statements/cell';

type WithCells = { readonly cells: readonly { readonly flags: readonly string[] }[] };

/** The company without the periods that a release announces and no report has yet. */
export const reportedOnly = <Company extends WithCells>(company: Company): Company => ({
  ...company,
  cells: company.cells.filter((cell) => !isPreliminary(cell)),
});

/** The company as requested. */
export const standing = <Company extends WithCells>(
  company: Company | undefined,
  preliminary: 'exclude' | 'include' | undefined,
): Company | undefined =>
  company !== undefined && preliminary === 'exclude' ? reportedOnly(company) : company;
