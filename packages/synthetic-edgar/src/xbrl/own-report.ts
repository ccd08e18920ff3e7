import { coverTextsOf } from '../cover-texts.ts';
import type { IssuerSpec } from '../spec.ts';
import type { DimensionedFact } from './dimensioned.ts';
import type { FiledReport } from './filed-report.ts';
import { roleUri } from './names.ts';
import type { Network, Row } from './networks.ts';

/** The face of a statement: the rows of its network without headings and repetitions. */
export type Face = {
  readonly role: string;
  readonly statement: NonNullable<Network['statement']>;
  /** Qualified names in the order of the rows, axes and members among them. */
  readonly concepts: readonly string[];
  /** The label of each concept. */
  readonly labels: readonly string[];
};

/** The contents of a filing's package that companyfacts lacks, as a reader of the package finds them. */
export type OwnReport = {
  readonly accession: string;
  readonly faces: readonly Face[];
  readonly dimensioned: readonly DimensionedFact[];
  /** Texts of the cover page by local names of dei. */
  readonly cover: ReturnType<typeof coverTextsOf>;
};

const isHeading = ({ concept }: Row): boolean => /(Abstract|Table|Domain|LineItems)$/.test(concept);

const faceOf = (spec: IssuerSpec, { name, statement, rows }: Network): Face[] => {
  if (statement === null) return [];
  const shown = rows.filter(
    (row, position) =>
      !isHeading(row) && rows.findIndex(({ concept }) => concept === row.concept) === position,
  );
  return [
    {
      role: roleUri(spec, name),
      statement,
      concepts: shown.map(({ concept }) => concept),
      labels: shown.map(({ label }) => label),
    },
  ];
};

/** A report as read from its package, without writing the package. */
export const ownReportOf = (spec: IssuerSpec, report: FiledReport): OwnReport => ({
  accession: report.accession,
  faces: report.networks.flatMap((network) => faceOf(spec, network)),
  dimensioned: report.dimensioned,
  cover: coverTextsOf(spec, report),
});
