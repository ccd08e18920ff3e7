import type { Filed13f, TableRow } from './types.ts';

/** Differences between filers' software. */
export type Form13fStyle = {
  /** Prefixes of the elements, with their colon. */
  readonly cover: '' | 'ns1:' | 'p:';
  readonly table: '' | 'n1:' | 'ns1:';
  readonly indent: '' | '\n  ';
};

type Markup = (name: string, ...content: readonly (string | number | boolean)[]) => string;

const markup =
  (prefix: string, indent: string): Markup =>
  (name, ...content) =>
    `${indent}<${prefix}${name}>${content.join('')}</${prefix}${name}>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const namespace = (prefix: string, address: string): string =>
  `xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="${address}"`;

/** 2025-09-30 as 09-30-2025. */
const american = (date: string): string => `${date.slice(5)}-${date.slice(0, 4)}`;

const perUnit = ({ unit }: Filed13f): number => (unit === 'thousands' ? 1000 : 1);

/** The value in the unit of the filing. */
const valueOf = (filed: Filed13f, { security, kind, amount }: TableRow): number =>
  (kind === 'principal' ? amount : amount * security.price[filed.quarter]) / perUnit(filed);

const amendmentOf = ({ amendment, unflagged }: Filed13f, tag: Markup): string => {
  const flag = unflagged === true ? '' : tag('isAmendment', amendment !== undefined);
  if (amendment === undefined) return flag;
  const { number, type } = amendment;
  const info = type === null ? '' : tag('amendmentInfo', tag('amendmentType', type));
  return flag + tag('amendmentNo', number) + info;
};

const otherManager = ({ cik, name }: Filed13f['reporter'], tag: Markup): string =>
  tag('cik', cik) + tag('form13FFileNumber', '028-99901') + tag('name', escaped(name));

const summaryOf = (filed: Filed13f, rows: readonly TableRow[], tag: Markup): string => {
  const { reporter, overstated = { entries: 0, value: 0 } } = filed;
  const isShared = rows.some(({ managers }) => managers !== '');
  const value = rows.reduce((sum, row) => sum + valueOf(filed, row), 0);
  const included = [1, 2].map((number) =>
    tag('otherManager2', tag('sequenceNumber', number), tag('otherManager', otherManager(reporter, tag))),
  );
  return tag(
    'summaryPage',
    tag('otherIncludedManagersCount', isShared ? 2 : 0),
    tag('tableEntryTotal', rows.length + overstated.entries),
    tag('tableValueTotal', value + overstated.value),
    tag('isConfidentialOmitted', false),
    isShared ? tag('otherManagers2Info', ...included) : '',
  );
};

/** The cover of a Form 13F: EDGAR's `primary_doc.xml`. */
export function writeCover(filed: Filed13f, style: Form13fStyle): string {
  const { form, manager, reporter, period, rows, words } = filed;
  const tag = markup(style.cover, style.indent);
  const root = `${style.cover}edgarSubmission`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace(style.cover, 'http://www.sec.gov/edgar/thirteenffiler')}` +
    ` xmlns:com="http://www.sec.gov/edgar/common">` +
    tag('schemaVersion', 'X0202') +
    tag(
      'headerData',
      tag('submissionType', form),
      tag(
        'filerInfo',
        tag('liveTestFlag', 'LIVE'),
        tag('filer', tag('credentials', tag('cik', manager.cik), tag('ccc', 'XXXXXXXX'))),
        tag('periodOfReport', american(period)),
      ),
    ) +
    tag(
      'formData',
      tag(
        'coverPage',
        tag('reportCalendarOrQuarter', american(period)),
        amendmentOf(filed, tag),
        tag('filingManager', tag('name', escaped(manager.name))),
        tag('reportType', rows === null ? '13F NOTICE' : '13F HOLDINGS REPORT'),
        tag('form13FFileNumber', '028-99900'),
        rows === null ? tag('otherManagersInfo', tag('otherManager', otherManager(reporter, tag))) : '',
        tag('provideInfoForInstruction5', 'N'),
        words === undefined ? '' : tag('additionalInformation', words),
      ),
      tag('signatureBlock', tag('name', 'Invented Signer'), tag('signatureDate', american(filed.filed))),
      rows === null ? '' : summaryOf(filed, rows, tag),
    ) +
    `</${root}>\n`
  );
}

const OPTIONS = { put: 'Put', call: 'Call', shares: null, principal: null } as const;

/** The information table of a Form 13F. */
export function writeTable(filed: Filed13f, rows: readonly TableRow[], style: Form13fStyle): string {
  const tag = markup(style.table, style.indent);
  const root = `${style.table}informationTable`;
  const lines = rows.map((row) => {
    const { security, kind, managers } = row;
    const amount = filed.repeatsValues === true ? valueOf(filed, row) : row.amount;
    const option = OPTIONS[kind];
    return tag(
      'infoTable',
      tag('nameOfIssuer', escaped(security.issuer)),
      tag('titleOfClass', security.title),
      tag('cusip', security.cusip),
      tag('value', valueOf(filed, row)),
      tag(
        'shrsOrPrnAmt',
        tag('sshPrnamt', amount),
        tag('sshPrnamtType', kind === 'principal' ? 'PRN' : 'SH'),
      ),
      option === null ? '' : tag('putCall', option),
      tag('investmentDiscretion', managers === '' ? 'SOLE' : 'DFND'),
      managers === '' ? '' : tag('otherManager', managers),
      tag('votingAuthority', tag('Sole', amount), tag('Shared', 0), tag('None', 0)),
    );
  });
  const address = namespace(style.table, 'http://www.sec.gov/edgar/document/thirteenf/informationtable');
  const end = filed.broken === true ? '<' : `</${root}>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${address}>${lines.join('')}${end}`;
}
