import { gaap } from '../fields/field.ts';
import type { InputReport } from '../inputs.ts';
import { remembered } from '../values/remembered.ts';
import { type Leaf, leavesBelow, type Tree, treesWith } from './tree.ts';

/** Changes of operating assets and liabilities by a filing's own calculation linkbase. */
export type OperatingChanges = {
  readonly tree: Tree;
  /** Operating cash flow; qualified name. */
  readonly total: string;
  readonly rows: readonly Leaf[];
  /** Whether no other row below the total may be such a change. */
  readonly clear: boolean;
};

/** Operating cash flow, the total of all operations first. */
export const OPERATING_TOTALS: readonly string[] = [
  gaap('NetCashProvidedByUsedInOperatingActivities'),
  gaap('NetCashProvidedByUsedInOperatingActivitiesContinuingOperations'),
];

const CHANGE = /^IncreaseDecrease/;
/** Changes of positions that are not operating assets or liabilities of an industrial company. */
const OTHER_CHANGE =
  /DeferredIncomeTax|RestrictedCash|Securities|Collateral|Loans?(?![a-z])|FinancialInstruments|FinanceReceivables/;

/** Income, and items of it that moved no cash. */
const ADJUSTMENT =
  /^(NetIncomeLoss|ProfitLoss|IncomeLossFrom|Provision)|Depreciation|Amortization|Accretion|ShareBasedCompensation|DeferredIncomeTax|ExcessTaxBenefit|Gains?Loss|Impairment|Noncash|NonCash|Write-?(Down|down|Off|off)|EquityMethod/;
/** Such an item may be a change of an operating position under another name. */
const POSITION = /Revenue|Payable|Receivable|ContractWithCustomer|Prepaid|Accrued/;

const nameOf = (concept: string): string => concept.slice(concept.indexOf(':') + 1);

const isChange = (concept: string): boolean =>
  CHANGE.test(nameOf(concept)) && !OTHER_CHANGE.test(nameOf(concept));

const isAdjustment = (concept: string): boolean =>
  !CHANGE.test(nameOf(concept)) && ADJUSTMENT.test(nameOf(concept)) && !POSITION.test(nameOf(concept));

/** Whether the rows are adjacent on a face of the cash flow statement. */
const areAdjacent = ({ faces }: InputReport, rows: ReadonlySet<string>): boolean =>
  faces.some(({ statement, concepts }) => {
    if (statement !== 'cash_flow') return false;
    const first = concepts.findIndex((concept) => rows.has(concept));
    const last = concepts.findLastIndex((concept) => rows.has(concept));
    return first >= 0 && last - first + 1 === rows.size;
  });

/**
 * The rows of a filing's cash flow statement that are changes of operating assets and liabilities (semantics
 * §3.3): the rows below operating cash flow named as changes. Null without a calculation linkbase or with fewer
 * than two such rows. They are clear if they are adjacent on the face and every other row below operating cash
 * flow is income or an item that moved no cash: rows such as the recognition of deferred revenue or an
 * unspecified one may belong to them.
 */
export const operatingChanges = remembered((report: InputReport): OperatingChanges | null => {
  for (const total of OPERATING_TOTALS) {
    const [tree, ...others] = treesWith(report, 'cash_flow', total);
    if (tree === undefined) continue;
    const leaves = others.length > 0 ? null : leavesBelow(tree, total);
    const rows = (leaves ?? []).filter(({ concept }) => isChange(concept));
    if (leaves === null || rows.length < 2) return null;
    const names = new Set(rows.map(({ concept }) => concept));
    const clear =
      names.size === rows.length &&
      leaves.every(({ concept }) => names.has(concept) || isAdjustment(concept)) &&
      areAdjacent(report, names);
    return { tree, total, rows, clear };
  }
  return null;
});
