import { expect } from 'chai';
import fc from 'fast-check';
import { type FilingOfRows, keyOfRows, type Part, sumParts } from './parts.ts';

const filing = (serial: number, changes: Partial<FilingOfRows> = {}): FilingOfRows => ({
  accession: `0000000007-26-00000${serial}`,
  amendment_number: 0,
  filed: '2026-02-12',
  set_key: `set ${serial}`,
  value_unit: 'dollars',
  ...changes,
});
const byKey = (...filings: readonly FilingOfRows[]): ReadonlyMap<string, FilingOfRows> =>
  new Map(filings.map((each) => [keyOfRows(each), each]));
const part = (
  { accession, set_key: key }: FilingOfRows,
  amount: string | null,
  value: string | null,
): Part => ({
  accession,
  set_key: key,
  amount,
  value,
});
const ONE = (): string => 'one security';

describe('sums of reported holdings', () => {
  it('are in dollars whatever the unit of each filing', () => {
    const [a, b] = [filing(1), filing(2, { value_unit: 'thousands', amendment_number: 1 })];
    const [sum, ...others] = sumParts([part(a, '10.5', '70'), part(b, '2', '3.5')], byKey(a, b), ONE);
    expect(others).to.deep.equal([]);
    expect([String(sum?.amount), String(sum?.value)]).to.deep.equal(['12.5', '3570']);
    expect(sum?.newest.filing).to.equal(b);
  });

  it('are null if a term is missing, or its unit is unknown', () => {
    const [a, b] = [filing(1), filing(2, { value_unit: '' })];
    const sums = (...parts: readonly Part[]) =>
      sumParts(parts, byKey(a, b), ONE).map(({ amount, value }) => [
        amount?.toString() ?? null,
        value?.toString() ?? null,
      ]);
    expect(sums(part(a, '1', '10'), part(b, '2', '20'))).to.deep.equal([['3', null]]);
    expect(sums(part(b, '2', '20'), part(a, '1', '10'))).to.deep.equal([['3', null]]);
    expect(sums(part(a, null, '10'), part(a, '2', null))).to.deep.equal([[null, null]]);
  });

  it('exclude rows of a superseded filing, and of an earlier version of one', () => {
    const [a, b] = [filing(1), filing(2)];
    const before = { ...a, set_key: 'read before' };
    const rows = [part(a, '1', '10'), part(b, '2', '20'), part(before, '4', '40')];
    expect(sumParts(rows, byKey(a), ONE).map(({ amount }) => String(amount))).to.deep.equal(['1']);
  });

  it('have the provenance of the newest filing by day, number and accession, in any order', () => {
    const filings = [
      filing(1),
      filing(4, { filed: '2026-02-11', amendment_number: 9 }),
      filing(2, { amendment_number: 1 }),
      filing(3, { amendment_number: 1 }),
    ];
    const rows = filings.map((each, index) => part(each, `${index + 1}.25`, String(10 ** index)));
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        const [sum] = sumParts(shuffled, byKey(...filings), ONE);
        expect([String(sum?.amount), String(sum?.value)]).to.deep.equal(['11', '1111']);
        expect(sum?.newest.filing).to.equal(filings[3]);
        expect(sum?.newest.row).to.equal(rows[3]);
      }),
    );
  });

  it('separate securities', () => {
    const a = filing(1);
    const rows = [part(a, '1', '10'), part(a, '2', '20'), part(a, '4', '40')];
    const parity = ({ amount }: Part): string => (amount === '1' ? 'odd' : 'even');
    expect(sumParts(rows, byKey(a), parity).map(({ amount }) => String(amount))).to.deep.equal(['1', '6']);
  });
});
