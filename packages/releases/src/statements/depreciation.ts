import type { Found, Missed } from './found.ts';
import type { RowRule } from './row-fields.ts';
import { rowField } from './row-fields.ts';
import type { Sheet } from './sheet.ts';

type Fields = { readonly found: readonly Found[]; readonly missed: readonly Missed[] };

const rule = (label: RegExp): RowRule => ({
  statement: 'income',
  field: 'depreciation_amortization',
  label,
  sign: 'printed',
  neverNegative: true,
});

const BOTH = rule(
  /^depreciation,?(?: depletion,?)? (?:and|&) (?:amortization|depletion)(?: expense)?$|^depreciation, depletion,? and amortization$/,
);
const DEPRECIATION = rule(/^depreciation(?: expense)?$/);
const AMORTIZATION = rule(
  /^amortization(?: expense)?$|^amortization of (?:(?:other|acquired|purchased|acquisition-related) )*intangible(?:s| assets)$/,
);

/** Depreciation and amortization, in one row or in one each; of intangible assets, not of the costs of debt. */
export function depreciationField(sheet: Sheet, roots: readonly number[]): Fields {
  const both = rowField(sheet, BOTH, roots);
  if (both.found.length > 0 || both.missed.length > 0) return both;
  const [one, other] = [DEPRECIATION, AMORTIZATION].map((part) => rowField(sheet, part, roots));
  if (one === undefined || other === undefined) return both;
  const missed = [...one.missed, ...other.missed];
  if (other.found.length === 0 || missed.length > 0) return missed.length > 0 ? { found: [], missed } : one;
  const found = one.found.flatMap((part): Found[] => {
    const rest = other.found.find(({ column }) => column === part.column);
    if (rest === undefined) return [];
    const evidence = [...part.evidence, ...rest.evidence];
    return [{ ...part, rows: [...part.rows, ...rest.rows], amount: part.amount + rest.amount, evidence }];
  });
  return { found, missed };
}
