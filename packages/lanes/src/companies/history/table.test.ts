import { expect } from 'chai';
import fc from 'fast-check';
import { NO_FOOTNOTES, type Point, refusedPoint, type Row, tableOf } from './table.ts';

const filing = (number: number): Point['footnotes'][number] => ({
  accession: `0009999999-25-00000${number}`,
  form: '10-Q',
  filed: '2025-05-01',
  periodEnd: '2025-03-31',
});

const points: fc.Arbitrary<Point> = fc.oneof(
  fc.record({
    value: fc.integer(),
    reason: fc.constant(null),
    footnotes: fc.uniqueArray(fc.integer({ min: 0, max: 3 }).map(filing), {
      maxLength: 2,
      selector: ({ accession }) => accession,
    }),
  }),
  fc.constantFrom('not_reported', 'outdated').map(refusedPoint),
);
const rows: fc.Arbitrary<readonly Row[]> = fc
  .array(fc.tuple(points, points), { maxLength: 12 })
  .map((list) =>
    list.map((pair, at) => ({ date: `2025-01-${String(28 - at)}`, period: null, points: pair })),
  );

describe('the table of a history', () => {
  it('states the filing of each number, and the reason for each missing one', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const names = ['one', 'two'];
        const { columns, rows: shown, provenance, refused, footnotes } = tableOf(names, given);
        expect(columns).to.deep.equal(['date', ...names]);
        const covers = (run: { readonly first_date: unknown; readonly last_date: unknown }, date: string) =>
          String(run.first_date) <= date && date <= String(run.last_date);
        given.forEach(({ date, points: own }, at) => {
          expect(shown[at]).to.deep.equal([date, ...own.map(({ value }) => value)]);
          own.forEach(({ reason, footnotes: expected }, place) => {
            const series = names[place];
            const why = refused.filter((run) => run.series === series && covers(run, date));
            expect(why.map((run) => run.reason)).to.deep.equal(reason === null ? [] : [reason]);
            const from = provenance.filter((run) => run.series === series && covers(run, date));
            const found = from.flatMap((run) => run.footnotes.map((index) => footnotes[index as number]!));
            expect(found.map(({ accession }) => accession)).to.deep.equal(
              expected.map(({ accession }) => accession),
            );
          });
        });
        const count = refused.reduce((sum, run) => sum + (run.rows as number), 0);
        expect(count).to.equal(
          given.flatMap((row) => row.points).filter(({ value }) => value === null).length,
        );
      }),
    );
  });

  it('labels fiscal periods', () => {
    const row = {
      date: '2025-12-31',
      period: 'FY2025',
      points: [{ value: 1, reason: null, footnotes: NO_FOOTNOTES }],
    };
    expect(tableOf(['x'], [row])).to.deep.include({
      columns: ['date', 'period', 'x'],
      rows: [['2025-12-31', 'FY2025', 1]],
    });
  });
});
