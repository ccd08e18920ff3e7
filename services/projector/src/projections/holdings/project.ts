import type { Company, CusipWitness, Filing, FilingHoldings } from '@footnote/event-types/types.generated';
import { foldedIssuerName } from '@footnote/forms/form-13f/issuer-name';
import type { RowProjection } from '@footnote/projection/projection';
import { deadLetter, drop, ok } from '@footnote/projection/step';
import type { CusipWitnessRow, IssuerNameRow } from '@footnote/read-models/holdings';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { CUSIP_ROWS, LISTED, NAMES, readModel, ROWS, SETS, WITNESSES } from './ddl.ts';
import { cusipRow, listedRow, positionRows, setRow } from './rows.ts';

/** Forms that are reports of holdings; a notice has none. */
const REPORT = /^13F-HR(\/A)?$/;

type Row = { readonly table: string; readonly row: object };

/**
 * `holdings` → Forms 13F and their rows; `filings` → those that EDGAR lists, read or not; `cusips` and
 * `companies` → evidence of the issuer of a CUSIP. Nothing is recomputed: the portfolio of a quarter and the
 * issuer of a CUSIP are determined by queries.
 */
export const holdings: RowProjection<'holdings' | 'filings' | 'cusips' | 'companies'> = {
  kind: 'rows',
  name: 'holdings',
  keyedBy: 'cik',
  version: 4,
  topics: ['holdings', 'filings', 'cusips', 'companies'],
  readModel,
  shownBy: SETS,
  project: (input) => {
    const { event, offset } = input;
    const wrong = wrongCik(event.cik);
    if (wrong !== null) return wrong;
    const publication = {
      entity: event.cik,
      revision: offset + 1,
      symbols: [],
      sourceTime: event.source_time,
    };
    if (input.topic === 'companies') return ok({ rows: nameRows(input.event), publication });
    if (input.topic === 'cusips') return ok({ rows: [witnessRow(input.event)], publication });
    if (input.topic === 'filings') {
      if (!isListed(input.event)) return drop('other_form');
      return ok({ rows: [{ table: LISTED, row: listedRow(input.event, offset) }], publication });
    }
    const { accession, chunk, chunks } = input.event;
    const malformed = wrongAccession(accession);
    if (malformed !== null) return malformed;
    if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
    return ok({ rows: filingRows(input.event, offset), publication });
  },
};

/** A filing without its quarter, as announced by the feed, belongs to none. */
const isListed = ({ form, report_date: period }: Filing): boolean => REPORT.test(form) && period !== null;

const filingRows = (event: FilingHoldings, offset: number): readonly Row[] => [
  ...positionRows(event).flatMap((row) => [
    { table: ROWS, row },
    // Only a row with a CUSIP is looked up by it.
    ...(row.cusip === '' ? [] : [{ table: CUSIP_ROWS, row: cusipRow(row) }]),
  ]),
  { table: SETS, row: setRow(event, offset) },
];

function nameRows({ cik, name, former_names: former }: Company): readonly Row[] {
  const keys = new Set([name, ...former.map((each) => each.name)].map(foldedIssuerName));
  return [...keys].flatMap((key) =>
    key === null ? [] : [{ table: NAMES, row: { issuer_key: key, cik } satisfies IssuerNameRow }],
  );
}

const witnessRow = ({ cusip, cik, accession, form, filed, issuer, class_title }: CusipWitness): Row => ({
  table: WITNESSES,
  row: {
    cusip,
    cik,
    accession,
    form,
    filed,
    issuer: issuer ?? '',
    class_title: class_title ?? '',
  } satisfies CusipWitnessRow,
});
