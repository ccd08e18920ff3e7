import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import { folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { isMasked, judgedCompany } from '@footnote/accuracy/judged';
import { readReleaseExhibits } from '@footnote/lanes/filings/releases/read-release-parts';
import { withReleases } from '@footnote/releases/company/with-releases';
import { eventParts } from '@footnote/releases/document/event-parts';
import type { ParsedRelease } from '@footnote/statements/as-of/company-record';
import type { Spine } from '../spine.ts';

/** Field, period, value or refusal, and source of a cell, as a reader of the table sees them. */
const reported = (
  cell: Pick<StatementCellRow, 'field' | 'period_kind' | 'period_end' | 'fiscal_period' | 'accession'> & {
    readonly value: string | null;
    readonly refusal: string | null;
  },
): string =>
  [
    cell.field,
    cell.period_kind,
    cell.fiscal_period,
    cell.period_end,
    cell.value === null ? (cell.refusal ?? '') : String(Number(cell.value)),
    cell.accession,
  ].join(' ');

/** The releases of a company, as they were parsed: the accuracy page measures reports alone. */
const releasesOf = async ({ store }: Spine, cik: string): Promise<readonly ParsedRelease[]> => {
  const filings = await store.query<Pick<ParsedRelease, 'accession' | 'form' | 'filed'>>(
    `SELECT DISTINCT accession, form, toString(filed) AS filed FROM releases WHERE cik = '${cik}' ORDER BY filed, accession`,
  );
  return Promise.all(
    filings.map(async (filing) => {
      const exhibits = await readReleaseExhibits(store, { cik, accession: filing.accession });
      return {
        ...filing,
        exhibits: exhibits.map(({ exhibit, parts }) => ({ exhibit, parts: eventParts(parts) })),
      };
    }),
  );
};

/** The cells of a company by the programs of the accuracy page, with its releases. */
export const measuredCells = async (folder: string, cik: string, spine: Spine): Promise<string[]> => {
  const { input } = await folderCompany(folder, cik);
  const releases = await releasesOf(spine, cik);
  const { company } = withReleases({ company: input, acceptedAt: new Map(), releases });
  return judgedCompany(company)
    .cells.map((item) =>
      reported(
        isMasked(item)
          ? { ...item.cell, value: null, refusal: 'oracle_contradicted', accession: '' }
          : item.cell,
      ),
    )
    .sort();
};

/** The cells of a company that the read model serves. */
export const servedCells = async (spine: Spine, cik: string): Promise<string[]> => {
  const rows = await spine.store.query<StatementCellRow>(
    `SELECT * FROM statement_cells WHERE cik = '${cik}'`,
  );
  return rows.map(reported).sort();
};
