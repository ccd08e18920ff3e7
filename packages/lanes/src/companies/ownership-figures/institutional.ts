import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import type { Institutional13f } from '@footnote/contract/types.generated';
import { Decimal } from 'decimal.js';
import type { Read } from '../../subject/table.ts';
import { allRefused, filingsOf, type OwnedCompany, type OwnedFigure } from './owned.ts';

const NAMES = OWNERSHIP_NAMES.filter(({ owners }) => owners === 'institutional');

/** Figures of the holders on Form 13F, as `GET /v2/ownership` serves them. */
export function institutionalFigures(served: Read<Institutional13f>, newest: string | null): OwnedCompany {
  if (!served.available) return { figures: allRefused(NAMES, served.reason), newest };
  const { managers, quarter, share_of_company: share, top_holders: holders, totals } = served;
  const [first] = holders;
  const reported = {
    asOf: quarter,
    provenance:
      first === undefined ? null : { accession: first.accession, filed: first.filed, form: first.form },
    accessions: filingsOf(holders.map(({ accession }) => accession)).accessions,
    filings: new Decimal(managers).toNumber(),
  };
  const held: OwnedFigure =
    'reason' in share
      ? { refusal: share.reason }
      : {
          ...reported,
          value: new Decimal(share.pct).toFixed(),
          provenance: { accession: share.accession, filed: share.filed, form: share.form },
        };
  return {
    figures: new Map<string, OwnedFigure>([
      ['institutional_managers', { ...reported, value: new Decimal(managers).toFixed() }],
      ['institutional_shares', { ...reported, value: new Decimal(totals.shares).toFixed() }],
      ['institutional_held_pct', held],
    ]),
    newest,
  };
}
