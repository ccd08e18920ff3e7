import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { TRADING_ARRANGEMENT_COLUMNS } from '@footnote/read-models/governance';
import { INSIDER_FILING_COLUMNS, INSIDER_TRANSACTION_COLUMNS } from '@footnote/read-models/insiders';
import { storeQuery } from '@footnote/read-store/store-query';
import { TRADE_COLUMNS } from '../../ownership/insiders/queries.ts';

type OfCompany = { readonly cik: string };

const LINE_COLUMNS = pick(
  TRADING_ARRANGEMENT_COLUMNS,
  'accession',
  'form',
  'filed',
  'line',
  'name',
  'rule_10b5_1_adopted',
  'rule_10b5_1_terminated',
  'other_adopted',
  'other_terminated',
  'adopted',
  'terminated',
  'ends',
  'terminates',
  'shares',
  'shares_refusal',
  'revision',
);

export type PlanLine = RowOf<typeof LINE_COLUMNS>;

/** All arrangements of a company, as far as a plan depends on them. */
export const PLAN_LINES = storeQuery<OfCompany, PlanLine>(
  `SELECT ${selectList(LINE_COLUMNS)} FROM trading_arrangements WHERE cik = {cik:String}
  ORDER BY filed, accession, line`,
);

const OWNER_COLUMNS = pick(
  INSIDER_FILING_COLUMNS,
  'accession',
  'owner_ciks',
  'owner_names',
  'remarks',
  'revision',
);

export type OwnersLine = RowOf<typeof OWNER_COLUMNS>;

const MENTIONS = "ILIKE '%10b5%'";

/** The owners on the forms of a company, once each, and the forms whose remarks mention a plan. */
export const PLAN_OWNERS = storeQuery<OfCompany, OwnersLine>(
  `SELECT ${selectList(OWNER_COLUMNS)} FROM insider_filings WHERE cik = {cik:String} AND refusal = ''
    AND remarks ${MENTIONS}
  UNION ALL
  SELECT ${selectList(OWNER_COLUMNS)} FROM insider_filings WHERE cik = {cik:String} AND refusal = ''
  ORDER BY accession LIMIT 1 BY owner_ciks, owner_names`,
);

const PLAN_TRADE_COLUMNS = {
  ...TRADE_COLUMNS,
  ...pick(INSIDER_TRANSACTION_COLUMNS, 'owner_names', 'under_plan', 'footnotes'),
};

export type PlanTradeLine = RowOf<typeof PLAN_TRADE_COLUMNS>;

/** Effective purchases, sales and gifts on forms that mention a plan. */
export const PLAN_TRADES = storeQuery<OfCompany, PlanTradeLine>(
  `SELECT ${selectList(PLAN_TRADE_COLUMNS)} FROM insider_transactions
  WHERE cik = {cik:String} AND code IN ('G', 'P', 'S') AND NOT derivative AND superseded_by = '' AND same_as = ''
    AND (under_plan = true OR arrayExists(note -> note ${MENTIONS}, footnotes)
      OR accession IN (SELECT accession FROM insider_filings WHERE cik = {cik:String} AND remarks ${MENTIONS}))`,
);
