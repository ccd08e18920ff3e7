import type { Random } from '../../random.ts';
import { happens, oneOf } from '../awkward/dice.ts';
import { element, textNode } from '../markup.ts';
import type { Component, EquityCell, EquityPeriod, EquityRow, InventedEquity } from './invent.ts';

/**
 * How the periods stand: below each other with one balance between them, each in a table of its own, in one table that a
 * page ends in, beside each other, or in tables with the components below each other.
 */
export type EquityLayout = 'below' | 'beside' | 'pages' | 'tables' | 'transposed';

export const EQUITY_LAYOUTS: readonly EquityLayout[] = ['below', 'tables', 'pages', 'beside', 'transposed'];

/** The tag of a number around its digits; the id of its element is unique. */
export type TagNumber = (cell: EquityCell, digits: string) => string;

const td = (content: string, columns = 1): string =>
  element('td', columns === 1 ? {} : { colspan: String(columns) }, content);
const tr = (cells: readonly string[]): string => element('tr', {}, ...cells);

/** The columns of a component: a currency sign, the number, a closing parenthesis. */
const WIDTH = 3;

class Drawing {
  readonly random: Random;
  readonly tag: TagNumber;
  readonly dashes: boolean;
  readonly signs: boolean;

  constructor(random: Random, tag: TagNumber) {
    this.random = random;
    this.tag = tag;
    this.dashes = happens(random, 0.5);
    this.signs = happens(random, 0.5);
  }

  number(cell: EquityCell | undefined, columns: number): string {
    if (cell === undefined) return this.dashes ? td('') + td('—') + td('') : td('', columns);
    const digits = Math.abs(cell.shown).toLocaleString('en-US');
    const sign = this.signs && cell.unit === 'USD' ? '$' : '';
    const before = cell.shown < 0 ? '(' : '';
    const after = cell.shown < 0 ? ')' : '';
    if (happens(this.random, 0.3)) return td(`${sign}${before}${this.tag(cell, digits)}${after}`, columns);
    return td(sign) + td(`${before}${this.tag(cell, digits)}`) + td(after);
  }

  label({ label, aside }: EquityRow): string {
    if (aside === null) return textNode(label);
    const [before = '', after = ''] = label.split(aside.value.toFixed(2));
    return textNode(before) + this.tag(aside, aside.value.toFixed(2)) + textNode(after);
  }

  cells(row: EquityRow | null, components: readonly Component[]): readonly string[] {
    return components.flatMap((component) => [
      ...(component.shares ? [this.number(row?.shares.get(component), WIDTH)] : []),
      this.number(row?.amounts.get(component), WIDTH),
    ]);
  }

  row(row: EquityRow, components: readonly Component[]): string {
    return tr([td(this.label(row)), ...this.cells(row, components)]);
  }

  heads(components: readonly Component[], times: readonly string[]): readonly string[] {
    const [first, second] = [0, 1].map((line) =>
      times.flatMap(() =>
        components.map(({ heads, shares }) => td(heads[line] ?? '', shares ? WIDTH * 2 : WIDTH)),
      ),
    ) as [string[], string[]];
    const width = components.reduce((sum, { shares }) => sum + (shares ? WIDTH * 2 : WIDTH), 0);
    const over = times.some((time) => time !== '')
      ? [tr([td(''), ...times.map((time) => td(time, width))])]
      : [];
    const joined = happens(this.random, 0.5)
      ? [
          tr([
            td(''),
            ...times.flatMap(() =>
              components.map(({ heads, shares }) => td(heads.join('<br/>'), shares ? WIDTH * 2 : WIDTH)),
            ),
          ]),
        ]
      : [tr([td(''), ...first]), tr([td(''), ...second])];
    const sides = components.some(({ shares }) => shares)
      ? [
          tr([
            td(''),
            ...times.flatMap(() =>
              components.flatMap(({ shares }) =>
                shares ? [td('Shares', WIDTH), td('Amount', WIDTH)] : [td('', WIDTH)],
              ),
            ),
          ]),
        ]
      : [];
    return [...over, ...joined, ...sides];
  }
}

const table = (rows: readonly string[]): string => element('table', {}, ...rows);
const UNIT = element('p', {}, '(In millions, except per share amounts)');
const PAGE = `${element('p', {}, '47')}<hr/>`;
const yearOf = ({ end }: EquityPeriod): string => `Year ended ${end}`;

/** The markup of a statement of equity; every number is tagged once where it is printed. */
export function drawEquity(
  random: Random,
  { components, periods }: InventedEquity,
  layout: EquityLayout,
  tag: TagNumber,
): string {
  const drawing = new Drawing(random, tag);
  const heads = (times: readonly string[] = ['']): readonly string[] => drawing.heads(components, times);
  const rowsOf = (rows: readonly EquityRow[]): readonly string[] =>
    rows.map((row) => drawing.row(row, components));
  const whole = ({ opening, movements, closing }: EquityPeriod): readonly EquityRow[] => [
    opening,
    ...movements,
    closing,
  ];
  const chain = periods.flatMap((period, at) => (at === 0 ? whole(period) : whole(period).slice(1)));
  const drawn: Readonly<Record<EquityLayout, () => string>> = {
    below: () => UNIT + table([...heads(), ...rowsOf(chain)]),
    tables: () =>
      periods.map((period) => UNIT + table([...heads([yearOf(period)]), ...rowsOf(whole(period))])).join(''),
    pages: () => {
      const cut = random.integer(2, chain.length - 2);
      const again = oneOf(random, heads(), []);
      return (
        UNIT +
        table([...heads(), ...rowsOf(chain.slice(0, cut))]) +
        PAGE +
        table([...again, ...rowsOf(chain.slice(cut))])
      );
    },
    beside: () => UNIT + table([...heads(periods.map(yearOf)), ...besideRows(drawing, components, periods)]),
    transposed: () => periods.map((period) => UNIT + transposed(drawing, components, period)).join(''),
  };
  return drawn[layout]();
}

/** Rows of all periods side by side; a movement that a period does not have is empty there. */
function besideRows(
  drawing: Drawing,
  components: readonly Component[],
  periods: readonly EquityPeriod[],
): readonly string[] {
  const kindOf = ({ label }: EquityRow): string => label.replace(/ \(\$.*/, '');
  const kinds = [...new Set(periods.flatMap(({ movements }) => movements.map(kindOf)))];
  const line = (label: string, rows: readonly (EquityRow | null)[]): string =>
    tr([td(label), ...rows.flatMap((row) => drawing.cells(row, components))]);
  return [
    line(
      'Balance, beginning of period',
      periods.map(({ opening }) => opening),
    ),
    ...kinds.map((kind) =>
      line(
        textNode(kind),
        periods.map(({ movements }) => movements.find((row) => kindOf(row) === kind) ?? null),
      ),
    ),
    line(
      'Balance, end of period',
      periods.map(({ closing }) => closing),
    ),
  ];
}

/** The components below each other, balances and movements side by side; without shares and what labels tag. */
function transposed(
  drawing: Drawing,
  components: readonly Component[],
  { opening, movements, closing }: EquityPeriod,
): string {
  const across = [opening, ...movements, closing];
  return table([
    tr([td(''), ...across.map(({ label }) => td(textNode(label), WIDTH))]),
    ...components.map((component) =>
      tr([
        td(component.heads.join(' ')),
        ...across.map((row) => drawing.number(row.amounts.get(component), WIDTH)),
      ]),
    ),
  ]);
}
