import { statementsAsFiled } from '@footnote/xbrl/report/as-filed/as-filed';
import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { expect } from 'chai';
import { equityDocument, type EquityDocument } from './document.ts';
import { EQUITY_LAYOUTS } from './draw.ts';
import type { EquityCell } from './invent.ts';

const MILLION = 1_000_000;
const DOCUMENTS = 12;

const keyOf = (
  concept: string,
  column: { readonly start: string | null; readonly end: string },
  members: readonly string[],
  edge: string,
): string => [concept, column.start, column.end, ...members.toSorted(), edge].join(' ');

const scaled = ({ unit }: EquityCell, amount: number): number =>
  unit === 'USD/shares' ? amount : amount * MILLION;

/** What a reader must find: each number in the column of its period, balances at both ends of periods. */
function expected({ invented, printed }: EquityDocument): ReadonlyMap<string, string> {
  const tagged = new Set(printed.map(({ cell }) => JSON.stringify(cell)));
  const found = new Map<string, string>();
  const put = (
    cell: EquityCell,
    period: { readonly start: string; readonly end: string },
    edge: string,
  ): void => {
    if (!tagged.has(JSON.stringify(cell))) return;
    const members = cell.members.map((pair) => pair.join('='));
    found.set(
      keyOf(cell.concept, period, members, edge),
      `${scaled(cell, cell.value)} ${scaled(cell, cell.shown)}`,
    );
  };
  for (const period of invented.periods) {
    for (const [row, edge] of [
      [period.opening, 'beginning'],
      [period.closing, 'end'],
    ] as const)
      for (const cell of [...row.amounts.values(), ...row.shares.values()]) put(cell, period, edge);
    for (const { amounts, shares, aside } of period.movements)
      for (const cell of [...amounts.values(), ...shares.values(), ...(aside === null ? [] : [aside])])
        put(cell, period, '');
  }
  return found;
}

function read({ rows, columns }: FiledStatement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { concept, label, dimensions, cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const column = columns[at];
      if (cell === null || column === undefined) continue;
      const members = [...dimensions, ...column.dimensions].map(({ axis, member }) => `${axis}=${member}`);
      const edge = dimensions.length > 0 ? '' : (/\b(beginning|end) of period/.exec(label)?.[1] ?? '');
      const key = keyOf(concept ?? '', column, members, edge);
      expect(found.has(key), key).to.equal(false);
      found.set(key, `${Number(cell.value)} ${Number(cell.shown)}`);
    }
  return found;
}

describe('statements of equity without linkbases', () => {
  for (const layout of EQUITY_LAYOUTS)
    it(`have every number in its row and column: ${layout}`, () => {
      for (let seed = 1; seed <= DOCUMENTS; seed += 1) {
        const document = equityDocument(seed, layout);
        const bytes = new TextEncoder().encode(document.text);
        const { statements } = statementsAsFiled([{ name: 'a.htm', bytes }]);
        const equity = statements.find(({ statement }) => statement === 'equity');
        if (equity === undefined) throw new Error(`none of ${layout} ${seed}`);
        const wanted = [...expected(document)].sort();
        expect([...read(equity)].sort(), `${layout} ${seed}`).to.deep.equal(wanted);
        const ids = new Map(document.printed.map(({ id, cell }) => [id, cell]));
        for (const { concept, cells } of equity.rows)
          for (const cell of cells) {
            const at = cell?.place;
            if (at == null) continue;
            expect(ids.get(at.element ?? '')?.concept).to.equal(concept);
            expect(document.text.slice(at.from, at.to)).to.include(`id="${at.element}"`);
          }
        for (const { header, dimensions } of equity.columns)
          expect(header, `${layout} ${seed}`).to.match(
            dimensions.length === 0
              ? /Total/
              : /Common|Additional|Retained|Accumulated|Treasury|Noncontrolling/,
          );
      }
    });
});
