import { createRandom } from '../../random.ts';
import { element } from '../markup.ts';
import { drawEquity, type EquityLayout } from './draw.ts';
import { inventEquity, type EquityCell, type InventedEquity } from './invent.ts';

/** An inline document with a statement of equity beside its other statements, and what must be read of it. */
export type EquityDocument = {
  readonly text: string;
  readonly invented: InventedEquity;
  /** The printed numbers with the ids of their elements; a balance may be printed twice. */
  readonly printed: readonly { readonly cell: EquityCell; readonly id: string }[];
};

const NAMESPACES = {
  xmlns: 'http://www.w3.org/1999/xhtml',
  'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
  'xmlns:ixt': 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12',
  'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
  'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi',
  'xmlns:link': 'http://www.xbrl.org/2003/linkbase',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:iso4217': 'http://www.xbrl.org/2003/iso4217',
  'xmlns:us-gaap': 'http://fasb.org/us-gaap/2023',
  'xmlns:srt': 'http://fasb.org/srt/2023',
};

const UNITS = {
  USD: element('xbrli:unit', { id: 'USD' }, element('xbrli:measure', {}, 'iso4217:USD')),
  shares: element('xbrli:unit', { id: 'shares' }, element('xbrli:measure', {}, 'xbrli:shares')),
  'USD/shares': element(
    'xbrli:unit',
    { id: 'per' },
    element(
      'xbrli:divide',
      {},
      element('xbrli:unitNumerator', {}, element('xbrli:measure', {}, 'iso4217:USD')),
      element('xbrli:unitDenominator', {}, element('xbrli:measure', {}, 'xbrli:shares')),
    ),
  ),
};
const SCALE = { USD: '6', shares: '6', 'USD/shares': '0' } as const;

/** A report with a balance sheet, an income statement, cash flows and a statement of equity of some years. */
export function equityDocument(seed: number, layout: EquityLayout): EquityDocument {
  const random = createRandom(seed);
  const invented = inventEquity(random, layout === 'beside' ? [2022, 2023] : [2021, 2022, 2023]);
  const contexts = new Map<string, { readonly id: string; readonly markup: string }>();
  const printed: { readonly cell: EquityCell; readonly id: string }[] = [];
  const contextOf = ({ start, end, members }: Pick<EquityCell, 'end' | 'members' | 'start'>): string => {
    const key = JSON.stringify([start, end, members]);
    const known = contexts.get(key);
    if (known !== undefined) return known.id;
    const id = `c${contexts.size}`;
    const explicit = members.map(([axis, member]) =>
      element('xbrldi:explicitMember', { dimension: axis }, member),
    );
    const days =
      start === null
        ? element('xbrli:instant', {}, end)
        : element('xbrli:startDate', {}, start) + element('xbrli:endDate', {}, end);
    const entity = element(
      'xbrli:entity',
      {},
      element('xbrli:identifier', { scheme: 'http://www.sec.gov/CIK' }, '0000000042'),
      ...(explicit.length === 0 ? [] : [element('xbrli:segment', {}, ...explicit)]),
    );
    contexts.set(key, {
      id,
      markup: element('xbrli:context', { id }, entity, element('xbrli:period', {}, days)),
    });
    return id;
  };
  const tag = (cell: EquityCell, digits: string): string => {
    const id = `e${printed.length}`;
    printed.push({ cell, id });
    return tagged(cell, digits, id, contextOf(cell));
  };
  let others = 0;
  const last = invented.periods.at(-1);
  const plain = (concept: string, start: string | null): string => {
    const cell: EquityCell = {
      concept: `us-gaap:${concept}`,
      unit: 'USD',
      start,
      end: last?.end ?? '',
      members: [],
      value: 7,
      shown: 7,
    };
    others += 1;
    return `<tr><td>${concept}</td><td>${tagged(cell, '7', `o${others}`, contextOf(cell))}</td></tr>`;
  };
  const start = last?.start ?? '';
  const income = ['Revenues', 'IncomeTaxExpenseBenefit', 'ProfitLoss'].map((name) => plain(name, start));
  const balance = ['Assets', 'Liabilities', 'LiabilitiesAndStockholdersEquity'].map((name) =>
    plain(name, null),
  );
  const cash = [
    'ProfitLoss',
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInFinancingActivities',
  ].map((name) => plain(name, start));
  const equity = drawEquity(random, invented, layout, tag);
  const core = [income, balance, cash].map((rows) => element('table', {}, ...rows));
  const body = random.next() < 0.5 ? [...core, equity] : [core[0], core[1], equity, core[2]];
  const header = element(
    'ix:header',
    {},
    element(
      'ix:references',
      {},
      element('link:schemaRef', { 'xlink:type': 'simple', 'xlink:href': 'a.xsd' }),
    ),
    element(
      'ix:resources',
      {},
      ...[...contexts.values()].map(({ markup }) => markup),
      ...Object.values(UNITS),
    ),
  );
  const text = element(
    'html',
    NAMESPACES,
    element(
      'body',
      {},
      element('div', { style: 'display:none' }, header),
      ...body.map((one) => element('div', {}, one ?? '')),
    ),
  );
  return { text, invented, printed };
}

function tagged(
  { concept, unit, value }: EquityCell,
  digits: string,
  id: string,
  contextRef: string,
): string {
  return element(
    'ix:nonFraction',
    {
      id,
      name: concept,
      contextRef,
      unitRef: unit === 'USD/shares' ? 'per' : unit,
      decimals: unit === 'USD/shares' ? '2' : '-6',
      scale: SCALE[unit],
      format: 'ixt:num-dot-decimal',
      sign: value < 0 ? '-' : undefined,
    },
    digits,
  );
}
