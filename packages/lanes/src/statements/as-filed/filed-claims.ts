import type { View } from '@footnote/figures/index/row-cell';
import { exact } from '@footnote/figures/ratios/exact';
import { claimsAt } from '@footnote/figures/valuation/claims';
import type { Provenance } from '@footnote/statements/cell';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Issuer } from '@footnote/statements/statements';

/** Decimal strings. */
export type FiledClaims = {
  /**
   * Null if the filing of the balance sheet reports dividends on preferred stock without stating the stock.
   */
  readonly preferred: string | null;
  readonly temporary: string;
};

type Newest = {
  readonly figures: ReadonlyMap<string, { readonly provenance: Provenance | null }>;
  readonly view: View;
  /** Null if nothing of the kind had been filed. */
  readonly end: string | null;
};

/** Balances that identify the filing of the balance sheet; the first one served is used. */
const OF_BALANCE = ['total_equity', 'total_debt', 'cash_and_equivalents'];

/** Other claims at the end of the newest period, from the facts of the filing of its balance sheet. */
export function filedClaims(
  { filings }: CompanyInput,
  { reporting_currency: currency }: Issuer,
  { figures, view, end }: Newest,
): FiledClaims {
  const accession = OF_BALANCE.map((field) => figures.get(`${field}_${view}`)?.provenance?.accession).find(
    (each) => each !== undefined,
  );
  const facts = filings.find((filing) => filing.accession === accession)?.facts ?? [];
  const { preferred, temporary } = claimsAt(
    facts.flatMap(({ taxonomy, concept, unit, end: at, value }) =>
      unit === currency ? [{ concept: `${taxonomy}:${concept}`, end: at, value }] : [],
    ),
    end ?? '',
  );
  return { preferred: preferred?.toFixed() ?? null, temporary: (temporary ?? exact('0')).toFixed() };
}
