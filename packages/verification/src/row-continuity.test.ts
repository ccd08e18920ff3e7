import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import { company, fact, filing } from '@footnote/statements/test-support';
import { linesOf } from './lines.ts';
import { readingsOf } from './readings.ts';
import { continuityFaults } from './row-continuity.ts';
import { spread } from './spread.ts';

const ENDS = ['03-31', '06-30', '09-30', '12-31'];
const endOf = (at: number): string => `${2020 + Math.floor(at / 4)}-${ENDS[at % 4] ?? ''}`;

/** A balance in millions, and the concept that its filing tags it with. */
type Tagged = readonly [number, string?];

const OWN = 'AirlineRelatedInventoryNet';
const OTHER = 'InventoryNet';

const reportOf = (at: number, concept: string, value: number, more: readonly InputFact[]): InputFiling =>
  filing('10-Q', endOf(at), [fact(concept, null, endOf(at), value * 1e6), ...more]);

/** Cells of one row at successive quarter ends. */
const rowOf = (row: readonly Tagged[], more: readonly InputFact[] = []) => {
  const filings = row.map(([value, concept = OWN], at) =>
    reportOf(
      at,
      concept,
      value,
      more.filter(({ end }) => end === endOf(at)),
    ),
  );
  const cells = row.map(([value, concept = OWN], at) => {
    const { accession = '', form = '', filed = '' } = filings[at] ?? {};
    const provenance = { accession, form, filed, concept: `us-gaap:${concept}` };
    return {
      statement: 'balance',
      field: 'inventory',
      period_kind: 'instant',
      fiscal_year: 2020 + Math.floor(at / 4),
      fiscal_period: `Q${(at % 4) + 1}`,
      period_start: null,
      period_end: endOf(at),
      value: String(value * 1e6),
      unit: 'USD',
      method: 'reported',
      ...provenance,
      operands: [{ ...provenance, value: String(value * 1e6), start: null, end: endOf(at), role: '+' }],
      flags: [],
    } as unknown as Cell;
  });
  const issuer = { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' } as const;
  return { cells, readings: readingsOf(company(filings), { issuer, cells }) };
};

const found = (row: readonly Tagged[], more?: readonly InputFact[]): readonly string[] => {
  const { cells, readings } = rowOf(row, more);
  return [...continuityFaults(linesOf(cells), readings).keys()].map(({ period_end: end }) => end);
};

describe('the continuity of a row', () => {
  it('contradicts one figure of another concept beside neighbours that agree', () => {
    expect(found([[700], [704], [7, OTHER], [720], [730]])).to.deep.equal(['2020-09-30']);
    expect(found([[700], [704], [1500, OTHER], [720], [730]])).to.deep.equal(['2020-09-30']);
  });

  it('contradicts the quarters between two years that are tagged alike, but no longer run', () => {
    const other: Tagged = [70, OTHER];
    expect(found([[700], [704], other, other, other, [710], [720]])).to.have.length(3);
    expect(found([[700], [704], other, other, other, other, [710], [720]])).to.deep.equal([]);
  });

  it('accepts a moderate change of a row, and of concepts that the filer uses more often', () => {
    expect(found([[700], [704], [900, OTHER], [720], [730]])).to.deep.equal([]);
    expect(found([[70, OTHER], [71, OTHER], [700], [70, OTHER], [700], [72, OTHER]])).to.deep.equal([
      '2020-09-30',
      '2021-03-31',
    ]);
    expect(found([[70, OTHER], [700], [70, OTHER], [700], [70, OTHER]])).not.to.include('2020-09-30');
  });

  it('accepts a figure of an erratic row, unless a filing tags the row itself like its neighbours', () => {
    const row: Tagged[] = [[300], [700], [150], [280, OTHER], [120], [500]];
    expect(found(row)).to.deep.equal([]);
    expect(found(row, [fact(OWN, null, endOf(3), 130e6)])).to.deep.equal([endOf(3)]);
  });

  it('accepts figures where periods are missing in between', () => {
    const { cells, readings } = rowOf([[700], [704], [1], [2], [7, OTHER], [720], [730]]);
    const sparse = cells.filter((_, at) => at !== 2 && at !== 3);
    expect([...continuityFaults(linesOf(sparse), readings).keys()]).to.deep.equal([]);
  });

  it('spreads to what is computed from all facts of a sum', () => {
    const { cells, readings } = rowOf([[700], [704], [7, OTHER], [720], [730]]);
    const [sum, beside] = [cells[2], cells[1]];
    const facts = [...(sum?.operands ?? []), ...(beside?.operands ?? [])];
    const wrong = { ...sum, operands: facts } as Cell;
    const total = { ...sum, field: 'total', operands: [...facts, ...(cells[0]?.operands ?? [])] } as Cell;
    const part = { ...sum, field: 'part', operands: facts.slice(0, 1) } as Cell;
    const row = cells.with(2, wrong);
    const faults = spread([...row, total, part], continuityFaults(linesOf(row), readings));
    expect([...faults.keys()].map(({ field }) => field)).to.deep.equal(['inventory', 'total']);
  });
});
