import { corpusCompany } from '@footnote/accuracy/corpus/corpus-company';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import type { ReleaseContext } from '../types.ts';

/** The cells of an issuer of the corpus from the filings of some days. */
export async function cellsOn(
  folder: string,
  cik: string,
  isKnown: (filed: string) => boolean,
): Promise<readonly Cell[]> {
  const company = await corpusCompany(folder, cik);
  const filings = company.filings.filter(({ filed }) => isKnown(filed));
  return computeStatements({ ...company, filings }).cells;
}

/** What was served of an issuer of the corpus on the evening before a release. */
export async function contextBefore(folder: string, cik: string, released: string): Promise<ReleaseContext> {
  const { fiscal_year_end: fiscalYearEnd } = await corpusCompany(folder, cik);
  const served = await cellsOn(folder, cik, (filed) => filed < released);
  return { released, fiscalYearEnd, served, currency: 'USD' };
}
