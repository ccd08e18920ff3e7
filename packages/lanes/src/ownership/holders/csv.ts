import type {
  Holder,
  HolderDroppedPosition,
  HolderPortfolio,
  HolderPosition,
} from '@footnote/contract/types.generated';
import type { TableCell } from '../../subject/table.ts';
import { nextOf, type Read, type Table } from '../../subject/table.ts';

const COLUMNS = [
  'holder_cik',
  'holder_name',
  'quarter',
  'list',
  'issuer_cik',
  'issuer_name',
  'cusip',
  'class_title',
  'kind',
  'amount',
  'amount_reason',
  'value_usd',
  'value_usd_reason',
  'weight_pct',
  'weight_pct_reason',
  'accession',
  'form',
  'filed',
  'amount_before',
  'change_kind',
  'change_amount',
  'change_reason',
] as const;

type Line = { readonly [Column in (typeof COLUMNS)[number]]?: TableCell };

/**
 * A row for each position on Form 13F and, after the last of them, for each closed one, whose amounts come
 * from the filing of the previous quarter. Without a portfolio, only its reason.
 */
export const holderTable = (data: Read<Holder>): Table => {
  const { cik, name, form_13f: portfolio, next_cursor: cursor } = data;
  const about = { holder_cik: cik, holder_name: name };
  const lines: readonly Line[] = portfolio.available
    ? [
        ...portfolio.positions.map((position) => positionLine(position, portfolio)),
        ...(cursor === null ? portfolio.dropped.map((position) => droppedLine(position, portfolio)) : []),
      ]
    : [{ quarter: portfolio.quarter ?? null, amount_reason: portfolio.reason }];
  return {
    columns: COLUMNS,
    rows: lines.map((line) => COLUMNS.map((column) => ({ ...about, ...line })[column] ?? null)),
    next: nextOf(cursor),
  };
};

function positionLine(position: Read<HolderPosition>, { filings, quarter }: Read<HolderPortfolio>): Line {
  const { amount, value_usd: value, weight_pct: weight, change } = position;
  const filing = filings.find(({ accession }) => accession === position.accession);
  return {
    ...securityOf(position),
    quarter,
    list: 'position',
    ...('reason' in amount ? { amount_reason: amount.reason } : { amount }),
    ...('reason' in value ? { value_usd_reason: value.reason } : { value_usd: value }),
    ...('reason' in weight ? { weight_pct_reason: weight.reason } : { weight_pct: weight }),
    accession: position.accession,
    form: filing?.form ?? null,
    filed: filing?.filed ?? null,
    ...('reason' in change
      ? { change_reason: change.reason }
      : { amount_before: change.amount_before, change_kind: change.kind, change_amount: change.amount }),
  };
}

function droppedLine(
  position: Read<HolderDroppedPosition>,
  { quarter_before: quarter }: Read<HolderPortfolio>,
): Line {
  const { amount_before: amount, value_usd_before: value } = position;
  return {
    ...securityOf(position),
    quarter,
    list: 'dropped',
    ...('reason' in amount ? { amount_reason: amount.reason } : { amount }),
    ...('reason' in value ? { value_usd_reason: value.reason } : { value_usd: value }),
    accession: position.accession,
  };
}

const securityOf = (position: Read<HolderPosition> | Read<HolderDroppedPosition>): Line => ({
  issuer_cik: 'cik' in position.issuer ? position.issuer.cik : null,
  issuer_name: position.issuer_name,
  cusip: position.cusip,
  class_title: position.class_title,
  kind: position.kind,
});
