import type {
  InstitutionalHolder,
  Ownership,
  StakeHistoryItem,
  StakeHolder,
} from '@footnote/contract/types.generated';
import type { TableCell } from '../../subject/table.ts';
import { joined, type Read, type Table } from '../../subject/table.ts';

const COLUMNS = [
  'symbol',
  'list',
  'holder_cik',
  'holder_name',
  'class_title',
  'shares',
  'pct_of_class',
  'value_usd',
  'accession',
  'form',
  'filed',
  'reason',
  'amounts_as_of',
  'event_date',
  'quarter',
  'flags',
  'superseded',
] as const;

type Line = { readonly [Column in Exclude<(typeof COLUMNS)[number], 'symbol'>]?: TableCell } & {
  readonly list: 'form_13f' | 'stake_history' | 'stakes_in_force';
};

/**
 * A row for each stake in force, each schedule, and each of the largest managers on Form 13F; one with the
 * reason for each missing list.
 */
export const ownershipTable = (data: Read<Ownership>): Table => {
  const { beneficial_ownership: stakes, institutional_13f: managers, symbol } = data;
  const lines: readonly Line[] = [
    ...('available' in stakes
      ? [{ list: 'stakes_in_force', reason: stakes.reason } as const]
      : [...stakes.holders.map(stakeLine), ...stakes.history.map(historyLine)]),
    ...(managers.available
      ? managers.top_holders.map((holder) => managerLine(holder, managers.quarter))
      : [{ list: 'form_13f', reason: managers.reason } as const]),
  ];
  return {
    columns: COLUMNS,
    rows: lines.map((line) =>
      COLUMNS.map((column) => (column === 'symbol' ? symbol : (line[column] ?? null))),
    ),
  };
};

function stakeLine(stake: Read<StakeHolder>): Line {
  return {
    ...statedBy(stake),
    list: 'stakes_in_force',
    holder_cik: stake.cik ?? null,
    holder_name: stake.name,
    amounts_as_of: stake.amounts_as_of ?? null,
  };
}

function historyLine(stake: Read<StakeHistoryItem>): Line {
  return {
    ...statedBy(stake),
    list: 'stake_history',
    holder_cik: stake.holder_cik ?? null,
    holder_name: stake.holder_name,
    superseded: stake.superseded,
  };
}

const statedBy = (stake: Read<StakeHolder> | Read<StakeHistoryItem>): Omit<Line, 'list'> => ({
  class_title: stake.class_title,
  shares: stake.aggregate_shares,
  pct_of_class: stake.pct_of_class,
  accession: stake.accession,
  form: stake.form,
  filed: stake.filed,
  event_date: stake.event_date,
  flags: joined(stake.flags.map(String)),
});

function managerLine(holder: Read<InstitutionalHolder>, quarter: string): Line {
  const { value_usd: value } = holder;
  return {
    list: 'form_13f',
    holder_cik: holder.cik,
    holder_name: holder.name,
    shares: holder.shares,
    ...('reason' in value ? { reason: value.reason } : { value_usd: value }),
    accession: holder.accession,
    form: holder.form,
    filed: holder.filed,
    quarter,
  };
}
