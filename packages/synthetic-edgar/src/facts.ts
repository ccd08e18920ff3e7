import { scaled, unscaled } from '@footnote/values/decimal';
import { isAmendment } from '@footnote/values/form';
import type { Accounts, Fact } from './accounts.ts';
import { booksOf, quarterEnd, spanStart } from './accounts.ts';
import { flowsOver } from './books.ts';
import { withoutClassRows } from './classes.ts';
import { addDays } from '@footnote/values/day';
import { isLeftOut } from './omitted-rows.ts';
import type { Report } from './reports.ts';
import { rollForwardFacts } from './roll-forwards.ts';
import { roundingOf } from './rounding.ts';
import {
  coverShares,
  declaredDividend,
  divideRounded,
  inMoney,
  shareFigures,
  unitsOutstanding,
} from './shares.ts';
import type { ShareFigures } from './shares.ts';
import { wrongDuplicateFacts } from './wrong-duplicates.ts';
import { basisDate, exchangeFacts, splitFacts } from './split-facts.ts';
import type { ErrorSpec, IssuerSpec } from './spec.ts';

const targets: Record<ErrorSpec['target'], readonly RegExp[]> = {
  revenue: [/:Revenues?$/, /:RevenueFromContract/, /:SalesRevenueNet$/],
  net_income: [/:NetIncomeLoss$/],
  shares: [/:WeightedAverage/, /:AdjustedWeightedAverageShares$/],
  operating_cash_flow: [
    /:NetCashProvidedByUsedInOperatingActivities$/,
    /:CashFlowsFromUsedInOperatingActivities$/,
  ],
  total_assets: [/:Assets$/],
  equity: [/:StockholdersEquity$/, /:EquityAttributableToOwnersOfParent$/],
  eps: [/EarningsPerShare/, /EarningsLossPerShare$/],
  shares_diluted: [/:WeightedAverageNumberOfDilutedShares/, /:AdjustedWeightedAverageShares$/],
  cash: [/:CashAndCashEquivalents(AtCarryingValue)?$/],
};

/** The errors of this filing; amendments have none. */
const errorsOf = (spec: IssuerSpec, report: Report): ErrorSpec[] => {
  const ordinal = report.annual ? 4 : report.quarter.ordinal;
  return isAmendment(report.form)
    ? []
    : spec.errors.filter(({ year, quarter }) => year === report.year.label && quarter === ordinal);
};

/** The first two digits, followed by zeros. */
const inProse = (value: string): string => {
  const places = BigInt(10) ** BigInt(Math.max(0, value.replace('-', '').length - 2));
  return String(divideRounded(BigInt(value), places) * places);
};

/** An amount of cents shifted by this many digits to the left or right. */
const shifted = (value: string, places: number): string => {
  const cents = scaled(value, 2);
  return places > 0 ? unscaled(cents * 10n ** BigInt(places), 2) : unscaled(cents, 2 - places);
};

const spoil = (value: string, error: ErrorSpec['error']): string => {
  if (error === 'sign') return value.startsWith('-') ? value.slice(1) : `-${value}`;
  if (error === 'thousandfold') return `${value}000`;
  if (error === 'prose') return inProse(value);
  if (error === 'hundredth') return shifted(value, -2);
  if (error === 'millionfold') return shifted(value, 6);
  return divideRounded(BigInt(value), error === 'thousandth' ? 1000n : 1_000_000n).toString();
};

const withErrors = (spec: IssuerSpec, report: Report, facts: readonly Fact[]): Fact[] => {
  const errors = errorsOf(spec, report).filter(({ error }) => error !== 'with_nci');
  return facts.map((fact) => {
    const error = errors.find(
      ({ target }) =>
        fact.end < (target === 'eps' ? report.quarter.end : report.year.start) &&
        targets[target].some((pattern) => pattern.test(fact.concept)),
    );
    return error === undefined ? fact : { ...fact, value: spoil(fact.value, error.error) };
  });
};

/** Concepts of averages and earnings per share: basic, diluted. */
const shareConcepts = (spec: IssuerSpec): { eps: string[]; shares: string[] } => {
  if (spec.flavour === 'ifrs')
    return {
      eps: ['ifrs-full:BasicEarningsLossPerShare', 'ifrs-full:DilutedEarningsLossPerShare'],
      shares: ['ifrs-full:WeightedAverageShares', 'ifrs-full:AdjustedWeightedAverageShares'],
    };
  if (spec.units?.tagged_as === 'units')
    return {
      eps: [
        'us-gaap:NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax',
        'us-gaap:NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted',
      ],
      shares: [
        'us-gaap:WeightedAverageLimitedPartnershipUnitsOutstanding',
        'us-gaap:WeightedAverageLimitedPartnershipUnitsOutstandingDiluted',
      ],
    };
  if (spec.style.eps === 'basic_and_diluted')
    return {
      eps: ['us-gaap:EarningsPerShareBasicAndDiluted'],
      shares: ['us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted'],
    };
  return {
    eps: ['us-gaap:EarningsPerShareBasic', 'us-gaap:EarningsPerShareDiluted'],
    shares: [
      'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic',
      'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
    ],
  };
};

const dividendConcept = ({ flavour }: IssuerSpec): string => {
  if (flavour === 'ifrs') return 'ifrs-full:DividendsRecognisedAsDistributionsToOwnersPerShare';
  return flavour === 'partnership'
    ? 'us-gaap:DistributionMadeToLimitedPartnerDistributionsDeclaredPerUnit'
    : 'us-gaap:CommonStockDividendsPerShareDeclared';
};

/** Units outstanding on each balance sheet of a partnership. */
const unitFacts = ({ spec, calendar, splits }: Accounts, report: Report): Fact[] =>
  spec.flavour === 'partnership'
    ? report.balances.map((index) => ({
        concept: 'us-gaap:LimitedPartnersCapitalAccountUnitsOutstanding',
        unit: 'shares',
        start: null,
        end: quarterEnd(calendar, index),
        value: String(unitsOutstanding(spec, splits, index, report.filed)),
      }))
    : [];

/** Per-share figures and averages; those that are tagged by class are class A's. */
export const perShareFacts = (accounts: Accounts, report: Report): Fact[] => {
  const { spec, calendar, splits, reports } = accounts;
  const books = booksOf(accounts, report.version);
  const { eps, shares } = shareConcepts(spec);
  const { share_unit } = roundingOf(spec, report.year.label);
  const facts: Fact[] = [];
  const tableOnly = report.table.filter(
    ({ first }) => !report.income.some((span) => span.first === first && span.last === first),
  );
  for (const [spans, withShares] of [
    [report.income, true],
    [tableOnly, false],
  ] as const)
    for (const span of spans) {
      const period = { start: spanStart(calendar, span), end: quarterEnd(calendar, span.last) };
      const shown = (figure: 'eps' | 'average'): ShareFigures =>
        shareFigures(
          spec,
          calendar,
          splits,
          books,
          span,
          basisDate(splits, reports, report, span, figure),
          share_unit,
        );
      const [{ epsBasic, epsDiluted }, { basic, diluted }] = [shown('eps'), shown('average')];
      const perShare = [epsBasic, epsDiluted];
      const averages = [basic, diluted];
      eps.forEach((concept, position) =>
        facts.push({
          concept,
          unit: `${spec.currency}/shares`,
          ...period,
          value: unscaled(perShare[position] ?? 0n, 2),
        }),
      );
      if (withShares)
        shares.forEach((concept, position) =>
          facts.push({ concept, unit: 'shares', ...period, value: String(averages[position] ?? 0n) }),
        );
    }
  if (report.annual && spec.dividend > 0) {
    const concept = dividendConcept(spec);
    for (const span of report.income)
      facts.push({
        concept,
        unit: `${spec.currency}/shares`,
        start: spanStart(calendar, span),
        end: quarterEnd(calendar, span.last),
        value: unscaled(declaredDividend(spec, splits, span, report.filed), 4),
      });
  }
  return facts;
};

const coverFacts = ({ spec, calendar, splits }: Accounts, report: Report): Fact[] => {
  const facts: Fact[] = [
    {
      concept: 'dei:EntityCommonStockSharesOutstanding',
      unit: 'shares',
      start: null,
      end: spec.flavour === 'ifrs' ? report.quarter.end : addDays(report.filed, -7),
      value: String(coverShares(spec, splits, report)),
    },
  ];
  if (report.annual && spec.flavour !== 'ifrs' && !report.year.transition)
    facts.push({
      concept: 'dei:EntityPublicFloat',
      unit: spec.currency,
      start: null,
      end: quarterEnd(calendar, report.year.first + 1),
      value: String(BigInt(spec.size) * BigInt(spec.unit) * 9n),
    });
  return facts;
};

/** Whether the comparatives of this report include the noncontrolling part under the parent's tag. */
const mixesScope = ({ spec }: Accounts, report: Report, concept: string): boolean =>
  errorsOf(spec, report).some(
    ({ error, target }) => error === 'with_nci' && targets[target].some((pattern) => pattern.test(concept)),
  );

/**
 * Whether a note of another scope also tags this total: the segment note of an annual report shows the assets of
 * years whose balance sheet is not in the report. Only for dates whose balance sheet is in another report with both
 * sides, so that a reader can distinguish the two.
 */
const isSegmentTotal = ({ spec, chart }: Accounts, report: Report, concept: string): boolean =>
  spec.openings_of_other_scope &&
  spec.missing.length === 0 &&
  spec.transition === null &&
  report.annual &&
  report.year.label > spec.first_year + 1 &&
  concept === 'us-gaap:Assets' &&
  chart.balanceTags.some((tag) => tag.concept === 'us-gaap:LiabilitiesAndStockholdersEquity');

/** All facts that one filing tags for the consolidated company, errors included. */
export const factsOf = (accounts: Accounts, report: Report): Fact[] => {
  const { spec, calendar, chart } = accounts;
  const books = booksOf(accounts, report.version);
  const rounding = roundingOf(spec, report.year.label);
  const money = (amount: bigint): string => String(inMoney(rounding, amount));
  const showing = { year: report.year.label, annual: report.annual };
  const facts: Fact[] = [];
  for (const tag of chart.flowTags) {
    if (tag.when?.(showing) === false) continue;
    const spans = [
      ...(tag.statement === 'income' ? report.income : report.cash),
      ...(tag.table ? report.table : []),
    ];
    for (const { first, last } of spans) {
      if (isLeftOut(accounts, report, tag.concept, { first, last })) continue;
      const flows = flowsOver(books, first, last);
      const amount =
        tag.of(flows) +
        (last < report.year.first && mixesScope(accounts, report, tag.concept) ? flows.nci : 0n);
      if (spec.sparse && amount === 0n) continue;
      facts.push({
        concept: tag.concept,
        unit: spec.currency,
        start: spanStart(calendar, { first, last }),
        end: quarterEnd(calendar, last),
        value: money(amount),
      });
    }
  }
  for (const tag of chart.balanceTags) {
    if (tag.when?.(showing) === false) continue;
    const openings =
      tag.opening || isSegmentTotal(accounts, report, tag.concept)
        ? report.openings.filter((index) => !report.balances.includes(index))
        : [];
    for (const index of [...report.balances, ...openings]) {
      const balances = books.balances[index] ?? books.opening;
      const amount =
        tag.of(balances) +
        (index < report.year.first && mixesScope(accounts, report, tag.concept) ? balances.nci : 0n);
      const otherScope = spec.openings_of_other_scope && openings.includes(index);
      facts.push({
        concept: tag.concept,
        unit: spec.currency,
        start: null,
        end: quarterEnd(calendar, index),
        value: money(otherScope ? (amount * 103n) / 100n : amount),
      });
    }
  }
  facts.push(...withoutClassRows(spec, perShareFacts(accounts, report)));
  const reported = withErrors(spec, report, facts);
  return [
    ...reported,
    ...unitFacts(accounts, report),
    ...wrongDuplicateFacts(accounts, report),
    ...rollForwardFacts(accounts, report),
    ...splitFacts(accounts, report),
    ...exchangeFacts(accounts, report),
    ...coverFacts(accounts, report),
  ];
};
