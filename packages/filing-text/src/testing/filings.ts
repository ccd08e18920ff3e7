import { annualParts, bold, link, p, pageBreak, prose, table } from './invented.ts';

const MDA = 'Management’s Discussion and Analysis of Financial Condition and Results of Operations';
const TITLES = ['Business', 'Risk Factors', 'Properties', 'Legal Proceedings', MDA, 'Financial Statements'];
const NUMBERS = ['1', '1A', '2', '3', '7', '8'];

/** Whole invented filings, one of each layout. */
export function inventedFilings(): string[] {
  return [anchored(), headed(), indexed(), titled(), quarterly(), plain(), submitted()];
}

/** An invented annual report of about this many bytes, with markup as dense as that of word processors. */
export function inventedReport(bytes: number, seed: number): string {
  const style = 'color:#000000;font-family:Times;font-size:10pt;font-weight:400;line-height:120%';
  const paragraphs = Array.from({ length: Math.ceil(bytes / 3_000) }, (_, at) => {
    const text = `<div style="text-align:justify"><span style="${style}">${prose(700, seed + at)}</span></div>`;
    return text + styled(figures(at), style);
  });
  const share = Math.ceil(paragraphs.length / NUMBERS.length);
  const items = NUMBERS.map(
    (number, at) =>
      `<div id="a${at}"></div>${bold(`Item ${number}. ${TITLES[at]}`)}${paragraphs.slice(at * share, (at + 1) * share).join(pageBreak)}`,
  );
  const contents = TITLES.map((title, at) => [
    link(`a${at}`, `Item ${NUMBERS[at]}.`),
    title,
    String(at * share),
  ]);
  return document(table(...contents), bold('PART I'), ...items);
}

function styled(source: string, style: string): string {
  return source
    .replaceAll('<td>', `<td style="padding:2px"><span style="${style}">`)
    .replaceAll('</td>', '</span></td>');
}

const document = (...parts: readonly string[]): string => `<html><body>${parts.join('\n')}</body></html>`;

function anchored(): string {
  const contents = TITLES.map((title, at) => [
    link(`a${at}`, `Item ${NUMBERS[at]}.`),
    link(`a${at}`, title),
    String(at),
  ]);
  const body = TITLES.map(
    (title, at) =>
      `<div id="a${at}"></div>${bold(`Item ${NUMBERS[at]}. ${title}`)}${p(prose(2_600, at))}${figures(at)}`,
  );
  return document(bold('FORM 10-K'), table(...contents), bold('PART I'), ...body);
}

function headed(): string {
  return document(bold('PART I'), ...annualParts(), bold('SIGNATURES'));
}

function indexed(): string {
  const pages = TITLES.map(
    (title, at) => `${bold(title)}${p(prose(2_600, at))}${p(String(at + 1))}${pageBreak}`,
  );
  return document(
    ...pages,
    table(...TITLES.map((title, at) => [`Item ${NUMBERS[at]}.`, title, String(at + 1)])),
  );
}

function titled(): string {
  const pages = TITLES.flatMap((title, at) =>
    Array.from(
      { length: 5 },
      (_, page) => `${bold(title)}${p(prose(900, at + page))}${p(String(at * 5 + page))}${pageBreak}`,
    ),
  );
  return document(...pages);
}

function quarterly(): string {
  return document(
    bold('PART I. FINANCIAL INFORMATION'),
    bold('Item 1. Financial Statements') + figures(4),
    bold(`Item 2. ${MDA}`) + p(prose(3_000)),
    bold('PART II. OTHER INFORMATION'),
    bold('Item 1A. Risk Factors') + p('There is no change.'),
    bold('Item 2. Unregistered Sales of Equity Securities') + p('None.'),
  );
}

function plain(): string {
  return NUMBERS.map((number, at) => {
    const lines = prose(2_600, at).match(/.{1,70}(?: |$)/g) ?? [];
    return `ITEM ${number}.  ${TITLES[at]?.toUpperCase()}\n\n${lines.join('\n')}\n\n<PAGE>\n`;
  }).join('');
}

function submitted(): string {
  return `<DOCUMENT>\n<TYPE>10-K\n<FILENAME>a.htm\n<TEXT>\n${headed()}\n</TEXT>\n</DOCUMENT>\n<DOCUMENT>\n<TYPE>EX-99.1\n<TEXT>\n${plain()}\n</TEXT>\n</DOCUMENT>\n`;
}

function figures(seed: number): string {
  return table(...Array.from({ length: 12 }, (_, at) => [`Line ${at}`, '$', String(seed * 17 + at), '%']));
}
