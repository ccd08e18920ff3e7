import type { Decimal } from 'decimal.js';
import { served } from '@footnote/figures/ratios/exact';
import {
  ENTERPRISE_OPERANDS,
  type EnterpriseOperand,
  SIGN_OF,
} from '@footnote/figures/valuation/enterprise-value';
import { statusOf } from '@footnote/statements/cell';
import type { StatedCell } from '@footnote/figures/valuation/stated';
import type { Writable } from '@footnote/wire/json';
import type {
  EnterpriseValue,
  MarketValue,
  Provenance,
  ValuationOperand,
  ValuationRefusal,
} from '@footnote/contract/types.generated';
import type { Stated } from '../../subject/stated-profile.ts';
import type { Refused, Valued } from './valued.ts';

/** An amount per share as it is. */
const PER_SHARE_DECIMALS = 6;

export const refusalOf = ({ reason, operand }: Refused): Writable<ValuationRefusal> => ({
  available: false,
  ...(operand === undefined ? {} : { operand }),
  reason,
});

export const missing = (operand: string): Writable<ValuationRefusal> =>
  refusalOf({ reason: 'operand_missing', operand });

/** An amount of money, to the unit. */
export const money = (value: Decimal): Decimal => served(value, 0);

export const perShare = (value: Decimal): Decimal => served(value, PER_SHARE_DECIMALS);

export function provenanceOf(cell: StatedCell | undefined): Provenance {
  return cell?.filed === undefined || cell.filed === null
    ? null
    : { accession: cell.accession, filed: cell.filed, form: cell.form, ...statusOf(cell) };
}

export function operandMember(name: string, cell: StatedCell, value: Decimal): Writable<ValuationOperand> {
  return { name, period_end: cell.period_end, provenance: provenanceOf(cell), value };
}

export function marketValueMember(
  { price, marketCap, marketValue, close }: Valued,
  { profile }: Stated,
): Writable<MarketValue> {
  const isCounted = !('reason' in marketValue) && !('refusal' in marketCap) && profile !== undefined;
  return {
    close,
    close_date: price?.last_bar ?? null,
    price_source: price?.source ?? '',
    splits_from: isCounted ? marketCap.source.splits_from : null,
    shares_outstanding: isCounted ? money(marketCap.shares) : null,
    shares_source: isCounted
      ? {
          accession: profile.shares_accession,
          as_of: profile.shares_as_of ?? '',
          filed: profile.shares_filed ?? '',
          form: profile.shares_form,
        }
      : null,
    value: 'reason' in marketValue ? refusalOf(marketValue) : money(marketValue),
  };
}

export function enterpriseValueMember(valued: Valued): Writable<EnterpriseValue> {
  const { enterpriseValue: value, isFinancial } = valued;
  return {
    operands: isFinancial ? [] : ENTERPRISE_OPERANDS.map((name) => enterpriseOperand(name, valued)),
    value: 'reason' in value ? refusalOf(value) : money(value),
  };
}

function enterpriseOperand(
  name: EnterpriseOperand,
  { operands, stated, balance, claims }: Valued,
): Writable<EnterpriseValue['operands'][number]> {
  const value = operands[name];
  const ofClaims = name === 'preferred_stock' || name === 'temporary_equity';
  const cell = ofClaims
    ? balance
    : stated?.cells[name === 'noncontrolling_interest' ? 'total_equity_with_nci' : name];
  const isNoRow =
    (name === 'preferred_stock' && !claims.hasPreferredRow) ||
    (name === 'temporary_equity' && !claims.hasTemporaryRow) ||
    (name === 'short_term_investments' && cell === undefined);
  return {
    name,
    note: value !== null && isNoRow ? 'no_such_row' : null,
    period_end: stated?.anchor.period_end ?? null,
    provenance: value === null ? null : provenanceOf(cell ?? balance),
    sign: SIGN_OF[name] > 0 ? 'added' : 'deducted',
    value: value === null ? refusalOf({ reason: 'not_reported' }) : money(value),
  };
}
