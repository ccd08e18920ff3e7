import { addDays } from '@footnote/values/day';
import type { Accounts, Fact } from './accounts.ts';
import { spanStart } from './accounts.ts';
import type { Report, Span } from './reports.ts';
import { firstMerged } from './calendar.ts';
import type { Split } from './shares.ts';
import type { SplitDisclosure } from './spec.ts';

type Reported = Pick<Fact, 'start' | 'end'>;

const ratioFact = (ratio: number, { start, end }: Reported): Fact => ({
  concept: 'us-gaap:StockholdersEquityNoteStockSplitConversionRatio1',
  unit: 'pure',
  start,
  end,
  value: String(ratio),
});

const wholeYear = ({ calendar }: Accounts, { year }: Report): Reported => ({
  start: spanStart(calendar, year),
  end: year.end,
});

/** Tagged at once with its date, and for the whole year in the annual reports that follow. */
const plainlyStated = (accounts: Accounts, report: Report, split: Split): Reported[] => {
  const first = accounts.reports.find(({ filed }) => filed > split.date) === report;
  if (first) return [{ start: null, end: split.date }];
  if (split.date >= report.filed || !report.annual || report.year.transition) return [];
  return [wholeYear(accounts, report)];
};

const oddlyStated = (
  { calendar, reports }: Accounts,
  report: Report,
  split: Split,
  { from, reports: count, dated }: SplitDisclosure,
): Reported[] => {
  // The first filing may be later than the announcement.
  const first = Math.max(0, reports.findIndex(({ filed }) => filed > split.date) + from);
  const step = reports.indexOf(report) - first;
  if (step < 0 || step >= count) return [];
  if (dated === 'effect') return [{ start: null, end: split.date }];
  const { quarter, year, annual } = report;
  if (dated === 'record') return [{ start: null, end: addDays(reports[first]?.filed ?? '', -10) }];
  return [
    {
      start: spanStart(calendar, annual ? year : { first: quarter.index, last: quarter.index }),
      end: quarter.end,
    },
  ];
};

const toPlaces = (ratio: number, rounded: SplitDisclosure['rounded']): number => {
  if (rounded === 'no') return ratio;
  return rounded === 'down' ? Math.floor(ratio * 100) / 100 : Number(ratio.toFixed(2));
};

/** Split facts in a report's notes. */
export const splitFacts = (accounts: Accounts, report: Report): Fact[] =>
  accounts.splits
    .filter(({ tagged }) => tagged)
    .flatMap((split): Fact[] => {
      const ratio = split.new / split.old;
      const { disclosure: reported } = split;
      if (reported === undefined)
        return plainlyStated(accounts, report, split).map((date) => ratioFact(ratio, date));
      const shown = toPlaces(ratio, reported.rounded);
      return oddlyStated(accounts, report, split, reported).map((date) => ratioFact(shown, date));
    });

/** The exchange ratio of a merger: in the first report that includes the other company, and in the next annual one. */
export const exchangeFacts = (accounts: Accounts, report: Report): Fact[] => {
  const { spec, reports, calendar } = accounts;
  if (spec.merger?.ratio == null) return [];
  const begins = firstMerged(spec.merger);
  const merged = reports.filter(({ quarter }) => quarter.index >= begins);
  const facts: Fact[] = [];
  const start = spanStart(calendar, { first: begins, last: begins });
  if (merged[0] === report) facts.push(ratioFact(spec.merger.ratio, { start: null, end: addDays(start, 3) }));
  if (merged.find(({ annual }) => annual) === report)
    facts.push(ratioFact(spec.merger.ratio, wholeYear(accounts, report)));
  return facts;
};

const isOnOldBasis = (
  split: Split,
  report: Report,
  { first, last }: Span,
  figure: 'eps' | 'average',
): boolean => {
  if (split.on_old_basis === 'oldest_averages')
    return figure === 'average' && report.income.length > 1 && report.income.at(-1)?.first === first;
  const inStatement = report.income.some((span) => span.first === first && span.last === last);
  return split.on_old_basis === 'quarterly_table' && figure === 'eps' && !inStatement;
};

/** The day of the split basis of a report's figure: the report's own, or the day before a split not applied to it. */
export const basisDate = (
  splits: readonly Split[],
  reports: readonly Report[],
  report: Report,
  span: Span,
  figure: 'eps' | 'average',
): string => {
  const missed = splits.find(
    (split) =>
      split.on_old_basis !== undefined &&
      reports.find(({ annual, filed }) => annual && filed > split.date) === report &&
      isOnOldBasis(split, report, span, figure),
  );
  return missed === undefined ? report.filed : addDays(missed.date, -1);
};
