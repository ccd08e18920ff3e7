import { addDays } from '@footnote/values/day';
import { isAmendment } from '@footnote/values/form';
import { businessDay } from './dates.ts';
import type { Accounts, Fact } from './accounts.ts';
import { booksOf, quarterEnd, spanStart } from './accounts.ts';
import { factsOf } from './facts.ts';
import { filedProxies } from './governance/proxies/filed.ts';
import { flowsOver } from './books.ts';
import { netIncome } from './flows.ts';
import type { Report } from './reports.ts';
import { resultsAccession, resultsDate } from './reports.ts';
import { coverShares, inMoney } from './shares.ts';

/** A filing whose facts belong to none of the issuer's statements. */
export type UnrelatedFiling = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly period: string;
  readonly fy: number;
  readonly fp: string;
  readonly facts: readonly Fact[];
};

/** All monetary facts of a report, at three sevenths of their size. */
const smaller = (fact: Fact): Fact => ({ ...fact, value: String((BigInt(fact.value) * 3n) / 7n) });

const acquired = (accounts: Accounts, report: Report): UnrelatedFiling => ({
  accession: resultsAccession(report),
  form: '8-K',
  filed: resultsDate(report),
  period: resultsDate(report),
  fy: report.fy,
  fp: report.fp,
  facts: factsOf(accounts, report)
    .filter(({ unit, concept }) => unit === accounts.spec.currency && !concept.startsWith('dei:'))
    .map(smaller),
});

const proxy = (accounts: Accounts, report: Report): UnrelatedFiling => {
  const books = booksOf(accounts, report.version);
  return {
    accession: `${report.accession.slice(0, 14)}8${report.accession.slice(15)}`,
    form: 'DEF 14A',
    filed: businessDay(addDays(report.filed, 35)),
    period: '',
    fy: report.fy,
    fp: '',
    facts: report.income.map((span) => ({
      concept: 'us-gaap:NetIncomeLoss',
      unit: accounts.spec.currency,
      start: spanStart(accounts.calendar, span),
      end: quarterEnd(accounts.calendar, span.last),
      value: String(inMoney(accounts.spec, netIncome(flowsOver(books, span.first, span.last))) / 1000n),
    })),
  };
};

const partThree = (accounts: Accounts, report: Report): UnrelatedFiling => {
  const filed = businessDay(addDays(report.filed, 55));
  return {
    accession: `${report.accession.slice(0, 14)}7${report.accession.slice(15)}`,
    form: `${report.form}/A`,
    filed,
    period: report.quarter.end,
    fy: report.fy,
    fp: report.fp,
    facts: [
      {
        concept: 'dei:EntityCommonStockSharesOutstanding',
        unit: 'shares',
        start: null,
        end: addDays(filed, -3),
        value: String(coverShares(accounts.spec, accounts.splits, { ...report, filed }) - 1009n),
      },
    ],
  };
};

/** The newest period of an annual report, translated into US dollars at one rate. */
const convenience = (accounts: Accounts, report: Report): UnrelatedFiling => ({
  accession: report.accession,
  form: report.form,
  filed: report.filed,
  period: report.quarter.end,
  fy: report.fy,
  fp: report.fp,
  facts: factsOf(accounts, report)
    .filter(({ unit, end }) => unit === accounts.spec.currency && end === report.quarter.end)
    .map((fact) => ({ ...fact, unit: 'USD', value: String((BigInt(fact.value) * 108n) / 100n) })),
});

/** The unrelated filings of the spec, each with a report of the issuer. */
export const unrelatedFilings = (accounts: Accounts): UnrelatedFiling[] => {
  const originals = accounts.reports.filter(({ form }) => !isAmendment(form));
  const annuals = originals.filter(({ annual }) => annual);
  const others = accounts.spec.unrelated_filings.flatMap((kind) => {
    switch (kind) {
      case 'acquired':
        return accounts.spec.flavour === 'ifrs'
          ? []
          : originals.slice(3, 5).map((report) => acquired(accounts, report));
      case 'proxy':
        return annuals.map((report) => proxy(accounts, report));
      case 'part_iii':
        return annuals.slice(1, 3).map((report) => partThree(accounts, report));
      case 'convenience':
        return accounts.spec.flavour === 'ifrs' ? annuals.map((report) => convenience(accounts, report)) : [];
    }
  });
  return [...others, ...filedProxies(accounts)];
};
