import { element, textNode } from '../xbrl/markup.ts';
import { meetingItems } from '../current-report/meeting-items.ts';
import type { Report } from '../reports.ts';
import { resultsDate } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import { contentMarkup } from './layouts/html.ts';
import { paragraph, title } from './content.ts';
import type { Content } from './content.ts';
import { longDate } from './period-words.ts';

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth'];

/** The headline of a press release with results. */
export const releaseHeadline = ({ name }: IssuerSpec, { annual, quarter, year }: Report): string =>
  annual
    ? `${name} Reports Fourth Quarter and Full Year Results for Fiscal ${year.label}`
    : `${name} Reports ${ORDINALS[quarter.ordinal] ?? ''} Quarter Results for Fiscal ${year.label}`;

/** Contents as an HTML document of its own. */
export const htmlDocument = (heading: string, body: string): string =>
  `<!DOCTYPE html>\n${element('html', {}, element('head', {}, element('title', {}, textNode(heading))), element('body', {}, '\n', body))}\n`;

const written = (heading: string, contents: readonly Content[]): string =>
  htmlDocument(heading, contents.map(contentMarkup).join(''));

/** The 8-K under which results are announced, and its exhibit 99.1. */
export const resultsDocuments = (
  spec: IssuerSpec,
  report: Report,
  tables: readonly Content[],
  form: '8-K' | '8-K/A' = '8-K',
): { readonly current: string; readonly release: string } => {
  const date = longDate(resultsDate(report));
  const headline = releaseHeadline(spec, report);
  return {
    current: htmlDocument(
      `${spec.name} ${form}`,
      [
        title('UNITED STATES SECURITIES AND EXCHANGE COMMISSION'),
        title(`FORM ${form}`),
        paragraph(`Date of Report (Date of earliest event reported): ${date}`),
        title(spec.name),
        title('Item 2.02. Results of Operations and Financial Condition.'),
        paragraph(
          `On ${date}, ${spec.name} issued a press release about its results, a copy of which is furnished as Exhibit ` +
            '99.1 to this report.',
        ),
      ]
        .map(contentMarkup)
        .join('') +
        (meetingItems(spec, report)?.body ?? '') +
        [
          title('Item 9.01. Financial Statements and Exhibits.'),
          paragraph('Exhibit 99.1 is the press release named above.'),
          title('SIGNATURES'),
        ]
          .map(contentMarkup)
          .join(''),
    ),
    release: written(headline, [
      paragraph('Exhibit 99.1'),
      title(headline),
      paragraph(
        `NOWHERE, ${date} — ${spec.name} today announced its results for the period ended ` +
          `${longDate(report.quarter.end)}.`,
      ),
      paragraph(
        'Customers in most of our markets ordered with more confidence than a year ago, and our plants delivered on ' +
          'time, said the chief executive officer. We thank our employees for a demanding season.',
      ),
      paragraph(
        `The report on Form 10-${report.annual ? 'K' : 'Q'} will be filed within a few days and contains all statements.`,
      ),
      ...tables,
    ]),
  };
};

type Part = { readonly type: string; readonly name: string | null; readonly text: string };

/** All documents of a filing in one text, as EDGAR keeps a submission. */
export const fullSubmission = (
  spec: IssuerSpec,
  filing: {
    readonly accession: string;
    readonly form: string;
    readonly filed: string;
    readonly period: string;
  },
  parts: readonly Part[],
): string => {
  const day = (date: string): string => date.replaceAll('-', '');
  const documents = parts.map(({ type, name, text }, at) =>
    [
      '<DOCUMENT>',
      `<TYPE>${type}`,
      `<SEQUENCE>${at + 1}`,
      ...(name === null ? [] : [`<FILENAME>${name}`]),
      `<TEXT>\n${text}</TEXT>`,
      '</DOCUMENT>',
    ].join('\n'),
  );
  return [
    `<SEC-DOCUMENT>${filing.accession}.txt : ${day(filing.filed)}`,
    `<SEC-HEADER>${filing.accession}.hdr.sgml : ${day(filing.filed)}`,
    `ACCESSION NUMBER:\t\t${filing.accession}`,
    `CONFORMED SUBMISSION TYPE:\t${filing.form}`,
    `PUBLIC DOCUMENT COUNT:\t\t${parts.length}`,
    `CONFORMED PERIOD OF REPORT:\t${day(filing.period)}`,
    `FILED AS OF DATE:\t\t${day(filing.filed)}`,
    `COMPANY CONFORMED NAME:\t\t\t${spec.name.toUpperCase()}`,
    `CENTRAL INDEX KEY:\t\t\t${spec.cik}`,
    '</SEC-HEADER>',
    ...documents,
    '</SEC-DOCUMENT>',
    '',
  ].join('\n');
};
