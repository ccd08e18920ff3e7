import type { Provenance } from '@footnote/statements/cell';
import type { IssuerType } from '@footnote/statements/fields/field';
import { industryFields, type IndustryMember } from '@footnote/statements/fields/served-fields';
import type { CellIndex } from '../index/cell-index.ts';
import { rowProvenance } from '../index/provenance.ts';
import type { Anchor, View } from '../index/row-cell.ts';
import { served, type Figure } from '../ratios/exact.ts';

/** As per-share figures of the statements. */
const PER_SHARE_DECIMALS = 6;

const WINDOW: Readonly<Record<View, number>> = { quarter: 8, annual: 5 };

/** The members of the company's type; those of other types are absent. */
export type IndustryRow = Anchor & { readonly provenance: Provenance | null } & {
  readonly [Name in IndustryMember]?: Figure;
};

/**
 * The block `industry_rows`: rows that are specific to this type of issuer, one for each period of the view,
 * newest first, like the rows of the statements. Undefined for a type that has none.
 */
export function industryRows(
  index: CellIndex,
  view: View,
  type: IssuerType,
): readonly IndustryRow[] | undefined {
  const members = industryFields(type);
  if (members.length === 0) return undefined;
  const names: ReadonlySet<string> = new Set(members.map(({ field }) => field));
  return index.anchors.slice(0, WINDOW[view]).map((anchor) => {
    const end = anchor.period_end;
    const cells = [...index.cells('income', end), ...index.cells('balance', end)];
    const figures = members.map(({ statement, field, measure }) => [
      field,
      served(index.figure(statement, field, end), measure === 'per_share' ? PER_SHARE_DECIMALS : 0),
    ]);
    return {
      ...anchor,
      provenance: rowProvenance(cells.filter(({ field }) => names.has(field))),
      ...(Object.fromEntries(figures) as Partial<Record<IndustryMember, Figure>>),
    };
  });
}
