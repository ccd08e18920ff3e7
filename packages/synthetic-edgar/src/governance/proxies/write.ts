import { addDays } from '@footnote/values/day';
import { longDate } from '../../documents/period-words.ts';
import { element, textNode, xmlDeclaration } from '../../xbrl/markup.ts';
import { directorsTable, feesTable, officersTable } from './tables.ts';
import type { ProxyLayout, TrueProxy } from './types.ts';

const YEAR_DAYS = 364;

type Dimensions = Readonly<Record<string, string>>;

/** Facts of pay versus performance, and the contexts that they need. */
class Tags {
  readonly contexts: string[] = [];
  readonly #ids = new Map<string, string>();
  readonly #cik: string;

  constructor(cik: string) {
    this.#cik = cik;
  }

  number(concept: string, amount: number, end: string, dimensions: Dimensions = {}): string {
    return element(
      'ix:nonFraction',
      {
        name: concept,
        contextRef: this.#context(end, dimensions),
        unitRef: 'usd',
        decimals: '0',
        scale: '0',
        format: amount === 0 ? 'ixt:fixed-zero' : 'ixt:num-dot-decimal',
        ...(amount < 0 && { sign: '-' }),
      },
      amount === 0 ? '—' : Math.abs(amount).toLocaleString('en-US'),
    );
  }

  text(concept: string, content: string, end: string, dimensions: Dimensions = {}): string {
    return element('ix:nonNumeric', { name: concept, contextRef: this.#context(end, dimensions) }, content);
  }

  #context(end: string, dimensions: Dimensions): string {
    const key = JSON.stringify([end, dimensions]);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `c-${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    const members = Object.entries(dimensions).map(([axis, member]) =>
      element('xbrldi:explicitMember', { dimension: axis }, textNode(member)),
    );
    this.contexts.push(
      element(
        'xbrli:context',
        { id },
        element(
          'xbrli:entity',
          {},
          element('xbrli:identifier', { scheme: 'http://www.sec.gov/CIK' }, this.#cik),
          ...(members.length === 0 ? [] : [element('xbrli:segment', {}, ...members)]),
        ),
        element(
          'xbrli:period',
          {},
          element('xbrli:startDate', {}, addDays(end, -YEAR_DAYS)),
          element('xbrli:endDate', {}, end),
        ),
      ),
    );
    return id;
  }
}

const p = (content: string): string => element('p', {}, content);
const row = (...cells: readonly string[]): string =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));

const memberOf = (name: string): string => `acme:${name.replaceAll(/[^A-Za-z]/g, '')}Member`;

function performance(tags: Tags, { performance: years, measures }: TrueProxy): string {
  const rows = years.flatMap(({ end, peos, others, company }) => [
    row(
      ...peos.flatMap(({ name, total, paid }) => {
        const person = { 'ecd:IndividualAxis': memberOf(name) };
        return [
          tags.text('ecd:PeoName', textNode(name), end, person),
          tags.number('ecd:PeoTotalCompAmt', total, end, person),
          tags.number('ecd:PeoActuallyPaidCompAmt', paid, end, person),
        ];
      }),
      tags.number('ecd:NonPeoNeoAvgTotalCompAmt', others.total, end),
      tags.number('ecd:NonPeoNeoAvgCompActuallyPaidAmt', others.paid, end),
      tags.number('ecd:TotalShareholderRtnAmt', company['total_shareholder_return'] ?? 0, end),
      tags.number('ecd:PeerGroupTotalShareholderRtnAmt', company['peer_group_return'] ?? 0, end),
      tags.number('us-gaap:NetIncomeLoss', company['net_income'] ?? 0, end),
      tags.number('ecd:CoSelectedMeasureAmt', company['selected_measure'] ?? 0, end),
    ),
    ...peos.flatMap(({ name, adjustments }) =>
      adjustments.map(({ member, amount }) =>
        row(
          member,
          tags.number('ecd:AdjToCompAmt', amount, end, {
            'ecd:IndividualAxis': memberOf(name),
            'ecd:ExecutiveCategoryAxis': 'ecd:PeoMember',
            'ecd:AdjToCompAxis': `acme:${member}`,
          }),
        ),
      ),
    ),
  ]);
  const newest = years[0]?.end ?? '';
  return (
    p('Pay versus performance') +
    tags.text('ecd:PvpTableTextBlock', element('table', {}, ...rows), newest) +
    p(tags.text('ecd:CoSelectedMeasureName', textNode(measures[0] ?? ''), newest)) +
    measures
      .map((name, at) =>
        p(
          tags.text('ecd:MeasureName', textNode(name), newest, {
            'ecd:MeasureAxis': `acme:Measure${at + 1}Member`,
          }),
        ),
      )
      .join('')
  );
}

/** A proxy statement; `inline` for one that tags pay versus performance. */
export function writeProxy(
  truth: TrueProxy,
  layout: ProxyLayout,
  { cik = '0009990001', inline = true }: { readonly cik?: string; readonly inline?: boolean } = {},
): string {
  const tags = new Tags(cik);
  const { day, record, auditor } = truth.meeting;
  const body = [
    p('Notice of Annual Meeting of Stockholders'),
    p(
      `The annual meeting of stockholders will be held on ${longDate(day)}, at ten o’clock. Stockholders of record at the ` +
        `close of business on ${longDate(record)} may vote.`,
    ),
    p(
      `We ask you to ratify the appointment of ${textNode(auditor)} as our independent registered public accounting firm.`,
    ),
    p('Director compensation'),
    directorsTable(layout, truth.directors),
    p('Summary Compensation Table'),
    officersTable(layout, truth.officers),
    ...(inline ? [performance(tags, truth)] : []),
    p('Fees of the auditor'),
    feesTable(layout, truth.fees),
    p('Proposals for the next annual meeting must reach us by the autumn.'),
  ];
  const usd = element('xbrli:unit', { id: 'usd' }, element('xbrli:measure', {}, 'iso4217:USD'));
  const header = element('ix:header', {}, element('ix:resources', {}, ...tags.contexts, usd));
  const namespaces: Readonly<Record<string, string>> = inline
    ? {
        'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
        'xmlns:ixt': 'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16',
        'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
        'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi',
        'xmlns:iso4217': 'http://www.xbrl.org/2003/iso4217',
        'xmlns:us-gaap': 'http://fasb.org/us-gaap/2025',
        'xmlns:ecd': 'http://xbrl.sec.gov/ecd/2025',
        'xmlns:acme': 'http://example.com/20251231',
      }
    : {};
  const html = element(
    'html',
    { xmlns: 'http://www.w3.org/1999/xhtml', ...namespaces },
    element('head', {}, element('title', {}, 'DEF 14A')),
    element('body', {}, ...(inline ? [element('div', { style: 'display:none' }, header)] : []), ...body),
  );
  return `${xmlDeclaration}${html}\n`;
}
