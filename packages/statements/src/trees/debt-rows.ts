import { gaap } from '../fields/field.ts';
import type { InputReport } from '../inputs.ts';
import { remembered } from '../values/remembered.ts';
import { type Leaf, leavesBelow, type Tree, treesWith } from './tree.ts';

/** Debt by a filing's own calculation linkbase. */
export type DebtRows = {
  readonly tree: Tree;
  /** The total of the balance sheet that the rows count toward; qualified name. */
  readonly total: string;
  readonly rows: readonly Leaf[];
  /** Rows that may be debt, in whole or in part. */
  readonly unclear: readonly Leaf[];
  /** Whether one of the rows counts toward the total of current liabilities, and one does not. */
  readonly isSplit: boolean;
  /** Whether a row includes finance leases. */
  readonly withLeases: boolean;
};

/** Totals of all liabilities; not every balance sheet has the second one. */
export const BALANCE_TOTALS: readonly string[] = [
  gaap('LiabilitiesAndStockholdersEquity'),
  gaap('Liabilities'),
];
const CURRENT = gaap('LiabilitiesCurrent');

const DEBT =
  /Debt(?!Securit)|Debenture|Borrowings?|CommercialPaper|(Notes|Loans?)(And(Notes|Loans))?Payable|(Senior|Convertible|Subordinated|Secured|MediumTerm|LongTerm)Notes|TermLoans?|LineOfCredit|CreditFacilit|BankOverdraft/;
/** Debt together with finance leases. */
const LEASES = /And(Capital|Finance)Leases?(Obligations?|Liabilit(y|ies))?/;
/** Words that show that a row of debt also includes other items, or is debt of others. */
const MIXED =
  /Lease|AccountsPayable|Accounts|Trade|Accrued|Interest|Deposit|Related|Affiliate|Parent|Repurchase|Repo|Derivative|Warrant|HeldForSale|Disposal|Discontinued|VariableInterest|Nonrecourse|Securitiz|IssuanceCost|Discount|Premium/;
/** Rows that may be borrowings under another name. */
const FINANCING =
  /Financing|Securitiz|Repurchase|FederalFunds|Advances|Loans?(?![a-z])|Notes?(?![a-z])|Bonds?(?![a-z])|Mortgage|PreferredStock.*Liabilit|DueTo/;
/** Liabilities and equity that are no borrowings. */
const OTHER =
  /Payable|Payroll|Accrued|Accrual|Deferred|Lease|Tax|Pension|Postretirement|Retirement|Benefit|Compensation|Employee|Customer|Unearned|Revenue|Insurance|Claims|Warrant|Reserve|Liabilit|Dividend|Distribution|Commitment|Contingen|Regulatory|Settlement|Restructuring|Royalt|Rebate|Equity|Stock|Capital|Earnings|Deficit|Shares|Interest|AccumulatedOther|Partners|Members/;

const nameOf = (concept: string): string => concept.slice(concept.indexOf(':') + 1);

type Kind = 'debt' | 'debt_with_leases' | 'other' | 'unclear';

const kindOf = (concept: string): Kind => {
  const name = nameOf(concept);
  if (DEBT.test(name)) {
    const plain = name.replace(LEASES, '');
    if (MIXED.test(plain)) return 'unclear';
    return plain === name ? 'debt' : 'debt_with_leases';
  }
  return !FINANCING.test(name) && OTHER.test(name) ? 'other' : 'unclear';
};

/**
 * The rows of a filing's balance sheet that are borrowings (semantics §3.2), by their names, the filer's own among
 * them. Null without a calculation linkbase, with a row that is deducted, or without any row of debt.
 */
export const debtRows = remembered((report: InputReport): DebtRows | null => {
  for (const total of BALANCE_TOTALS) {
    const [tree, ...others] = treesWith(report, 'balance', total);
    if (tree === undefined) continue;
    const leaves = others.length > 0 ? null : leavesBelow(tree, total);
    const rows = (leaves ?? []).filter(({ concept }) => kindOf(concept).startsWith('debt'));
    if (leaves === null || rows.length === 0 || rows.some(({ sign }) => sign < 0)) return null;
    const current = new Set((leavesBelow(tree, CURRENT) ?? []).map(({ concept }) => concept));
    const due = rows.filter(({ concept }) => current.has(concept));
    return {
      tree,
      total,
      rows,
      unclear: leaves.filter(({ concept }) => kindOf(concept) === 'unclear'),
      isSplit: due.length > 0 && due.length < rows.length,
      withLeases: rows.some(({ concept }) => kindOf(concept) === 'debt_with_leases'),
    };
  }
  return null;
});
