import type { Cell } from '@footnote/statements/cell';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Statements } from '@footnote/statements/statements';
import { cellName, maskCells } from './mask.ts';
import type { CellVerdict, Verification } from './verification.ts';
import { verify } from './verify.ts';

/** A company's statements as served after verification, and the verdicts by cell. */
export type VerifiedStatements = {
  readonly statements: Statements;
  readonly verdicts: ReadonlyMap<string, CellVerdict>;
  /** The verdicts by filing. */
  readonly verification: Verification;
};

/** Verifies and masks in one step. `computed` is unmasked. */
export const verifiedStatements = (company: CompanyInput, computed: Statements): VerifiedStatements => {
  const verification = verify(company, computed);
  const { filings } = verification;
  const cells: readonly Cell[] = maskCells(
    computed.cells,
    new Map(filings.map(({ accession, verdicts }) => [accession, verdicts])),
  );
  const verdicts = filings.flatMap((filing) => filing.verdicts.map((one) => [cellName(one), one] as const));
  return { statements: { ...computed, cells }, verdicts: new Map(verdicts), verification };
};
