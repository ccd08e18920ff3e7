import { classAxis, classesOfConcept } from '../classes.ts';
import type { Accounts, Fact } from '../facts.ts';
import { interestLabel, interestParts } from '../interest.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import type { DimensionedFact } from './dimensioned.ts';
import { membersOfStock, parValue } from './dimensioned.ts';
import type { Axis, Network, Row } from './networks.ts';
import { row, standardLabel, tree } from './networks.ts';

type Line = (depth: number) => Row;

const isPerShare = (concept: string): boolean => /PerShare/.test(concept);
const isAverage = (concept: string): boolean => /WeightedAverage/.test(concept);
const isDividend = (concept: string): boolean => isPerShare(concept) && concept.includes('Dividend');
const isInterest = (concept: string): boolean => /:InterestExpense/.test(concept);

/** Dividends per share stand on the income statement, or in a note. */
const showsDividends = ({ seed }: IssuerSpec): boolean => seed % 3 !== 0;

/** A row of a statement: totals, payments and interest are labelled in filers' various ways. */
const line =
  (spec: IssuerSpec, concept: string): Line =>
  (depth) => {
    const partial = isInterest(concept) ? interestLabel(spec) : undefined;
    if (partial !== undefined) return row(concept, depth, { role: 'terseLabel', text: partial });
    const text = standardLabel(concept);
    if (concept === 'us-gaap:Assets')
      return row(concept, depth, { role: 'totalLabel', text: 'Total assets' });
    if (/:Payments|ExpenseNonoperating$/.test(concept))
      return row(concept, depth, { role: 'negatedLabel', text: text.replace(/ Nonoperating$/, '') });
    return row(concept, depth);
  };

/** The first of the concepts of both lists that the filing has facts of, each once. */
const present = (concepts: readonly string[], facts: ReadonlySet<string>): string[] =>
  [...new Set(concepts)].filter((concept) => facts.has(concept));

/** Cash opens and closes the statement of its flows: one concept in two rows. */
const cashRows = (concepts: ReadonlySet<string>): Line[] => {
  const cash = [...concepts].find((concept) => /:CashAndCashEquivalents(AtCarryingValue)?$/.test(concept));
  return cash === undefined
    ? []
    : [
        (depth) => row(cash, depth, { role: 'periodStartLabel', text: 'Cash at beginning of period' }),
        (depth) => row(cash, depth, { role: 'periodEndLabel', text: 'Cash at end of period' }),
      ];
};

const axesOnIncome = (spec: IssuerSpec, onFace: readonly string[]): Axis[] => {
  const parts = interestParts(spec).filter(({ note }) => !note);
  const [part] = parts;
  const axes: Axis[] = part
    ? [{ axis: part.axis, domain: part.domain, members: parts.map(({ member }) => member) }]
    : [];
  if (onFace.some((concept) => classesOfConcept(spec, concept) !== null))
    axes.push({
      axis: classAxis.axis,
      domain: classAxis.domain,
      members: [classAxis.first, classAxis.second],
    });
  return axes;
};

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

export const coverNetwork = (facts: readonly Fact[]): Network => ({
  name: 'Cover',
  kind: 'Document',
  title: 'Cover page',
  statement: null,
  rows: tree(
    'dei:CoverAbstract',
    [],
    [...new Set(facts.map(({ concept }) => concept).filter((concept) => concept.startsWith('dei:')))].map(
      (concept) => (depth) => row(concept, depth),
    ),
  ),
});

/** The networks of a periodic report, in the order of the document. */
export const networksOf = (
  { spec, chart }: Accounts,
  report: Report,
  facts: readonly Fact[],
  dimensioned: readonly DimensionedFact[],
): Network[] => {
  const names = new Set([
    ...facts.map(({ concept }) => concept),
    ...dimensioned.map(({ taxonomy, concept }) => `${taxonomy}:${concept}`),
  ]);
  const showing = { year: report.year.label, annual: report.annual };
  const shown = [...chart.flowTags, ...chart.balanceTags].filter((tag) => tag.when?.(showing) !== false);
  const notes = new Set(shown.filter(({ note }) => note).map(({ concept }) => concept));
  const face = (statement: 'income' | 'cash_flow'): string[] =>
    chart.flowTags
      .filter((tag) => tag.statement === statement && tag.when?.(showing) !== false && !tag.note)
      .map(({ concept }) => concept);
  const perShare = [...names].filter(
    (name) => (isPerShare(name) && name !== parValue && !isDividend(name)) || isAverage(name),
  );
  const dividends = [...names].filter(isDividend);
  const parts = interestParts(spec).filter(({ note }) => note && report.annual);
  const faceParts = interestParts(spec).filter(({ note }) => !note);
  const income = present(
    [
      ...face('income'),
      ...faceParts.map(({ concept }) => concept),
      ...perShare,
      ...(showsDividends(spec) ? dividends : []),
    ],
    names,
  );
  const balance = chart.balanceTags
    .filter((tag) => tag.when?.(showing) !== false && !tag.note)
    .map(({ concept }) => concept);
  const lines = (concepts: readonly string[]): Line[] => concepts.map((concept) => line(spec, concept));
  const plain = (concepts: readonly string[]): Line[] =>
    concepts.map((concept) => (depth) => row(concept, depth));
  const title = titles(spec);
  const prefix = spec.flavour === 'ifrs' ? 'ifrs-full' : 'us-gaap';
  const networks: Network[] = [
    coverNetwork(facts),
    {
      name: 'StatementOfIncome',
      kind: 'Statement',
      title: title.income,
      statement: 'income',
      rows: tree(`${prefix}:IncomeStatementAbstract`, axesOnIncome(spec, income), lines(income)),
    },
    {
      name: 'BalanceSheet',
      kind: 'Statement',
      title: title.balance,
      statement: 'balance',
      rows: tree(`${prefix}:StatementOfFinancialPositionAbstract`, [], lines(present(balance, names))),
    },
  ];
  if (names.has(parValue))
    networks.push({
      name: 'BalanceSheetParenthetical',
      kind: 'Statement',
      title: `${title.balance} (Parenthetical)`,
      statement: 'parenthetical',
      rows: tree(
        'us-gaap:StatementOfFinancialPositionAbstract',
        [{ axis: classAxis.axis, domain: classAxis.domain, members: membersOfStock(spec) }],
        plain([parValue]),
      ),
    });
  networks.push({
    name: 'StatementOfCashFlows',
    kind: 'Statement',
    title: title.cash,
    statement: 'cash_flow',
    rows: tree(
      `${prefix}:StatementOfCashFlowsAbstract`,
      [],
      [...lines(present(face('cash_flow'), names)), ...cashRows(names)],
    ),
  });
  const [part] = parts;
  const debt = present([...notes, ...parts.map(({ concept }) => concept)], names);
  if (debt.length > 0)
    networks.push({
      name: 'DebtDetails',
      kind: 'Disclosure',
      title: 'DEBT AND OTHER FIGURES (Details)',
      statement: null,
      rows: tree(
        'us-gaap:DebtDisclosureAbstract',
        part ? [{ axis: part.axis, domain: part.domain, members: parts.map(({ member }) => member) }] : [],
        plain(debt),
      ),
    });
  const split = 'us-gaap:StockholdersEquityNoteStockSplitConversionRatio1';
  const equity = present([split, ...(showsDividends(spec) ? [] : dividends)], names);
  if (equity.length > 0)
    networks.push({
      name: 'EquityDetails',
      kind: 'Disclosure',
      title: 'EQUITY (Details)',
      statement: null,
      rows: tree(`${prefix}:EquityAbstract`, axesOnNote(spec, equity), plain(equity)),
    });
  return networks;
};

const axesOnNote = (spec: IssuerSpec, concepts: readonly string[]): Axis[] =>
  concepts.some((concept) => classesOfConcept(spec, concept) !== null)
    ? [{ axis: classAxis.axis, domain: classAxis.domain, members: [classAxis.first, classAxis.second] }]
    : [];
