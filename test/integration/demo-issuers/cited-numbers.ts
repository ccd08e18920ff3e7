import { expect } from 'chai';
import { contractFault } from '@footnote/contract/testing';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import type { Cell } from '@footnote/statements/cell';
import type { TruthCell } from '@footnote/synthetic-edgar/truth';
import { compare } from '../../simulation/truth-compare.ts';
import type { DemoIssuers } from './demo-issuers.ts';

type Row = Readonly<Record<string, unknown>> & { readonly period_end: string };
type Block = 'income_statement' | 'balance_sheet' | 'cash_flow';
type Data = Readonly<Record<Block, readonly Row[]>> & { readonly quarterly_view?: unknown };

const BLOCK_OF = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

/** A row of the table in the format of the comparison with the truth. */
function cellOf(row: StatementCellRow): Cell {
  const { value, refusal, rule, method, operands } = row;
  return {
    ...row,
    value,
    refusal: refusal === '' ? null : refusal,
    rule: rule === '' ? null : rule,
    method: method === '' ? null : method,
    operands: JSON.parse(operands) as unknown,
  } as Cell;
}

/** From a mirror of EDGAR to numbers with their sources: the table `statement_cells`, and `GET /v2/fundamentals`. */
export function citedNumbers({ issuers, spine }: DemoIssuers): void {
  const ask = async (query: string): Promise<{ status: number; body: { data: Data } }> => {
    const response = await fetch(`${spine().address}/v2/fundamentals?${query}`, {
      headers: { 'X-API-Key': spine().key },
    });
    const body = (await response.json()) as { data: Data };
    expect(contractFault('/v2/fundamentals', response.status, body), query).to.equal(undefined);
    return { status: response.status, body };
  };

  for (const { spec, truth } of issuers) {
    it(`stores the true values of ${spec.name} and refuses the unknowable ones`, async () => {
      const rows = await spine().store.query<StatementCellRow>(
        'SELECT * FROM statement_cells WHERE cik = {cik:String}',
        { cik: spec.cik },
      );
      expect(rows.every(({ symbol }) => symbol === spec.ticker)).to.equal(true);
      const { faults, served, refused } = compare(rows.map(cellOf), truth);
      expect(faults).to.deep.equal([]);
      const missed = [...refused.values()].reduce((sum, count) => sum + count, 0);
      expect(served / (served + missed)).to.be.greaterThan(0.97);
      const sourced = rows.filter(({ value, method }) => value !== null && method !== '');
      expect(sourced.every(({ accession, operands }) => accession !== '' && operands !== '[]')).to.equal(
        true,
      );
    });

    for (const period of ['quarter', 'annual'] as const)
      it(`answers for ${spec.ticker} by ${period} according to the contract, with the true figures`, async () => {
        const { status, body } = await ask(`symbol=${spec.ticker}&period=${period}`);
        expect(status).to.equal(200);
        const isAnnualOnly = period === 'quarter' && spec.flavour === 'ifrs';
        expect(body.data.quarterly_view !== undefined).to.equal(isAnnualOnly);
        if (isAnnualOnly) return;
        expect(body.data.income_statement).to.have.length.within(5, 8);
        const shown = truth.filter((cell) => agrees(cell, period, body.data));
        expect(shown.length).to.be.greaterThan(period === 'quarter' ? 150 : 90);
      });
  }

  it('answers SYMBOL_UNKNOWN for an unknown symbol', async () => {
    const { status } = await ask('symbol=FNNONE');
    expect(status).to.equal(404);
  });
}

/** Whether the response shows the cell; throws if it shows another value. */
function agrees(cell: TruthCell, period: 'quarter' | 'annual', data: Data): boolean {
  if (cell.period_kind !== period && cell.period_kind !== 'instant') return false;
  const row = data[BLOCK_OF[cell.statement]].find(({ period_end: end }) => end === cell.period_end);
  if (row === undefined || !Object.hasOwn(row, cell.field)) return false;
  const shown = row[cell.field];
  const name = `${cell.field} ${cell.period_end}: ${JSON.stringify(shown)} for ${String(cell.value)}`;
  if (typeof shown !== 'number') return false;
  expect(cell.value, name).to.not.equal(null);
  expect(Math.abs(shown - Number(cell.value)), name).to.be.at.most(Number(cell.tolerance) + 1e-6);
  return true;
}
