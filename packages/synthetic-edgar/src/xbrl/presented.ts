import { classAxis } from '../classes.ts';
import type { Accounts, Fact } from '../accounts.ts';
import { interestParts } from '../interest.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import type { DimensionedFact } from './dimensioned.ts';
import { membersOfStock, parValue } from './dimensioned.ts';
import type { Line } from './lines.ts';
import {
  cashLines,
  classAxes,
  isDividend,
  partAxes,
  plainLine,
  present,
  showsDividends,
  statementLine,
} from './lines.ts';
import type { Network } from './networks.ts';
import { tree } from './networks.ts';
import { notesOf } from './notes.ts';
import { segmentNotes } from './segments.ts';

const titles = ({ flavour, loss_years }: IssuerSpec): { income: string; balance: string; cash: string } =>
  flavour === 'ifrs'
    ? {
        income: 'CONSOLIDATED INCOME STATEMENT',
        balance: 'CONSOLIDATED STATEMENT OF FINANCIAL POSITION',
        cash: 'CONSOLIDATED STATEMENT OF CASH FLOWS',
      }
    : {
        income: `CONSOLIDATED STATEMENTS OF ${loss_years.length > 0 ? 'OPERATIONS' : 'INCOME'}`,
        balance: 'CONSOLIDATED BALANCE SHEETS',
        cash: 'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      };

export const coverNetwork = (facts: readonly Fact[]): Network => {
  const concepts = new Set(
    facts.map(({ concept }) => concept).filter((concept) => concept.startsWith('dei:')),
  );
  return {
    name: 'Cover',
    kind: 'Document',
    title: 'Cover page',
    statement: null,
    rows: tree('dei:CoverAbstract', [], [...concepts].map(plainLine)),
  };
};

/** Par values by class of stock, in brackets below the balance sheet. */
const parenthetical = (spec: IssuerSpec, title: string): Network => ({
  name: 'BalanceSheetParenthetical',
  kind: 'Statement',
  title: `${title} (Parenthetical)`,
  statement: 'parenthetical',
  rows: tree(
    'us-gaap:StatementOfFinancialPositionAbstract',
    [{ axis: classAxis.axis, domain: classAxis.domain, members: membersOfStock(spec) }],
    [plainLine(parValue)],
  ),
});

/** Per-share figures and averages; dividends only if shown on the income statement. */
const perShareRows = (spec: IssuerSpec, tagged: ReadonlySet<string>): string[] => [
  ...[...tagged].filter((name) =>
    /(Earnings.*PerShare|PerOutstandingLimitedPartnershipUnit|WeightedAverage)/.test(name),
  ),
  ...(showsDividends(spec) ? [...tagged].filter(isDividend) : []),
];

/** The networks of a periodic report, in the order of the document. */
export const networksOf = (
  accounts: Accounts,
  report: Report,
  facts: readonly Fact[],
  dimensioned: readonly DimensionedFact[],
): Network[] => {
  const { spec, chart } = accounts;
  const tagged = new Set([
    ...facts.map(({ concept }) => concept),
    ...dimensioned.map(({ taxonomy, concept }) => `${taxonomy}:${concept}`),
  ]);
  const showing = { year: report.year.label, annual: report.annual };
  const onFace = [...chart.flowTags, ...chart.balanceTags].filter(
    (tag) => !tag.note && tag.when?.(showing) !== false,
  );
  const rowsOf = (statement: 'income' | 'balance' | 'cash_flow'): string[] =>
    onFace
      .filter((tag) => ('statement' in tag ? tag.statement : 'balance') === statement)
      .map(({ concept }) => concept);
  const parts = interestParts(spec).filter(({ note }) => !note);
  const income = present(
    [...rowsOf('income'), ...parts.map(({ concept }) => concept), ...perShareRows(spec, tagged)],
    tagged,
  );
  const lines = (concepts: readonly string[]): Line[] =>
    present(concepts, tagged).map((concept) => statementLine(spec, concept));
  const prefix = spec.flavour === 'ifrs' ? 'ifrs-full' : 'us-gaap';
  const title = titles(spec);
  return [
    coverNetwork(facts),
    {
      name: 'StatementOfIncome',
      kind: 'Statement',
      title: title.income,
      statement: 'income',
      rows: tree(
        `${prefix}:IncomeStatementAbstract`,
        [...partAxes(parts), ...classAxes(spec, income)],
        lines(income),
      ),
    },
    {
      name: 'BalanceSheet',
      kind: 'Statement',
      title: title.balance,
      statement: 'balance',
      rows: tree(`${prefix}:StatementOfFinancialPositionAbstract`, [], lines(rowsOf('balance'))),
    },
    ...(tagged.has(parValue) ? [parenthetical(spec, title.balance)] : []),
    {
      name: 'StatementOfCashFlows',
      kind: 'Statement',
      title: title.cash,
      statement: 'cash_flow',
      rows: tree(
        `${prefix}:StatementOfCashFlowsAbstract`,
        [],
        [...lines(rowsOf('cash_flow')), ...cashLines(tagged)],
      ),
    },
    ...notesOf(accounts, report, tagged),
    ...segmentNotes(spec, report, tagged),
  ];
};
