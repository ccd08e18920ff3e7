import { expect } from 'chai';
import fc from 'fast-check';
import { inventProxy } from '@footnote/synthetic-edgar/governance/proxies/invent';
import type { ProxyLayout, TruePay, TrueProxy } from '@footnote/synthetic-edgar/governance/proxies/types';
import { writeProxy } from '@footnote/synthetic-edgar/governance/proxies/write';
import { readProxy } from './read-proxy.ts';
import type { ProxyRow, ProxyStatement } from './types.ts';

const FILED = '2026-04-10';
const PLAIN: ProxyLayout = {
  heads: 'one_row',
  currency: 'none',
  marks: 'none',
  names: 'lines',
  years: 'in_rows',
  zero: 'dash',
  feesIn: 'dollars',
  fees: 'kinds',
};
const LAYOUTS: fc.Arbitrary<ProxyLayout> = fc.record({
  heads: fc.constantFrom('one_row', 'stacked'),
  currency: fc.constantFrom('none', 'with_number', 'own_cell'),
  marks: fc.constantFrom('none', 'raised', 'in_text', 'own_cell'),
  names: fc.constantFrom('lines', 'one_line', 'merged', 'rows_below'),
  years: fc.constantFrom('in_rows', 'over_persons', 'stacked'),
  zero: fc.constantFrom('dash', 'figure'),
  feesIn: fc.constantFrom('dollars', 'thousands'),
  fees: fc.constantFrom('kinds', 'with_subtotal', 'unnamed_total', 'years'),
});
const truthOf = (seed: number): TrueProxy => inventProxy({ seed, yearEnd: '2025-12-31', filed: FILED });
const TRUTH = truthOf(7);
const read = (text: string): ProxyStatement => readProxy('acme-20251231.htm', text, FILED);

const rowsOf = ({ rows }: ProxyStatement, section: ProxyRow['section']): readonly ProxyRow[] =>
  rows.filter((row) => row.section === section);
const amountsOf = ({ figures }: ProxyRow): Readonly<Record<string, number | null>> =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value === null ? null : Number(value)]));
const paid = ({ name, title, year, amounts }: TruePay) => ({ name, title, year, refusal: null, amounts });
const said = (row: ProxyRow) => ({
  name: row.name,
  title: row.title,
  year: row.year,
  refusal: row.refusal,
  amounts: amountsOf(row),
});
const byPerson = <T extends { readonly name: string | null; readonly year: number | null }>(
  rows: readonly T[],
) => rows.toSorted((a, b) => `${a.name} ${a.year}`.localeCompare(`${b.name} ${b.year}`));

const refusals = (statement: ProxyStatement, section: ProxyRow['section']) =>
  rowsOf(statement, section).map(({ refusal }) => refusal);

/** A statement with another text at one place. */
function changed(from: string | RegExp, to: string, layout = PLAIN): ProxyStatement {
  const text = writeProxy(TRUTH, layout);
  const other = text.replace(from, to);
  expect(other, 'the text is there').to.not.equal(text);
  return read(other);
}
const shown = (amount: number | undefined): string => (amount ?? 0).toLocaleString('en-US');

describe('a proxy statement', () => {
  it('has the pay of officers and directors, the fees and the meeting in every layout', () => {
    fc.assert(
      fc.property(LAYOUTS, fc.integer({ min: 1, max: 500 }), fc.boolean(), (layout, seed, inline) => {
        const truth = truthOf(seed);
        const statement = read(writeProxy(truth, layout, { inline }));
        expect(byPerson(rowsOf(statement, 'compensation').map(said))).to.deep.equal(
          byPerson(truth.officers.map(paid)),
        );
        expect(rowsOf(statement, 'director_compensation').map(said)).to.deep.equal(truth.directors.map(paid));
        expect(
          rowsOf(statement, 'audit_fees').map((row) => [row.year, row.refusal, amountsOf(row)]),
        ).to.deep.equal(truth.fees.map(({ year, amounts }) => [year, null, amounts]));
        const { day, record, auditor } = truth.meeting;
        expect(
          rowsOf(statement, 'meeting').flatMap(({ figures }) =>
            figures.map(({ name, value }) => [name, value]),
          ),
        ).to.deep.equal([
          ['annual_meeting', day],
          ['record_date', record],
          ['auditor', auditor],
        ]);
      }),
      { numRuns: 16 },
    );
  });

  it('has the totals, adjustments and returns that it tags, of each principal executive officer of a year', () => {
    const rows = rowsOf(read(writeProxy(TRUTH, PLAIN)), 'pay_versus_performance');
    const years = [
      ...Map.groupBy(
        rows.filter(({ end }) => end !== null),
        ({ end }) => end,
      ),
    ];
    expect(
      years.map(([end, own]) => ({
        end,
        peos: own
          .filter(({ kind }) => kind === 'peo')
          .map((peo) => ({
            name: peo.name,
            total: amountsOf(peo)['total'],
            paid: amountsOf(peo)['actually_paid'],
            adjustments: own
              .filter(({ kind, individual }) => kind === 'adjustment' && individual === peo.individual)
              .map((row) => ({
                member: row.member?.replace('acme:', ''),
                amount: amountsOf(row)['amount'],
                effect: row.effect,
              })),
          })),
        others: own
          .filter(({ kind }) => kind === 'others')
          .map((row) => ({ total: amountsOf(row)['total'], paid: amountsOf(row)['actually_paid'] }))[0],
        company: own.filter(({ kind }) => kind === 'company').map(amountsOf)[0],
      })),
    ).to.deep.equal(TRUTH.performance);
    expect(rows.filter(({ kind }) => kind === 'measure').map(({ name }) => name)).to.deep.equal(
      TRUTH.measures,
    );
  });

  it('has the place of every figure', () => {
    const text = writeProxy(TRUTH, { ...PLAIN, currency: 'own_cell' });
    for (const { section, figures } of read(text).rows)
      for (const { from, to, text: figure, concept } of figures) {
        const markup = text.slice(from, to);
        if (concept !== null) expect(markup).to.include(`name="${concept}"`);
        else if (section !== 'meeting') expect(markup.replaceAll(/<[^>]*>/g, '')).to.equal(figure);
      }
  });

  it('refuses a row that does not add up, and no other', () => {
    const [first] = TRUTH.officers;
    const wrong = changed(shown(first?.amounts['salary']), shown((first?.amounts['salary'] ?? 0) + 90));
    expect(refusals(wrong, 'compensation')).to.deep.equal([
      'does_not_add',
      ...TRUTH.officers.slice(1).map(() => null),
    ]);
    const [evidence] = rowsOf(wrong, 'compensation');
    expect(evidence?.figures.map(({ value }) => value)).to.deep.equal(evidence?.figures.map(() => null));
    const fees = changed(shown(TRUTH.fees[1]?.amounts['audit']), '12,000');
    expect(refusals(fees, 'audit_fees')).to.deep.equal([null, 'does_not_add']);
  });

  it('refuses fees without a stated total, and small ones without a unit', () => {
    expect(
      refusals(changed(/<tr><td>Total<\/td>.*?<\/tr>(?=<\/table><p>Proposals)/, ''), 'audit_fees'),
    ).to.deep.equal(['no_total', 'no_total']);
    const unscaled = changed('(in thousands)', '', { ...PLAIN, feesIn: 'thousands' });
    expect(refusals(unscaled, 'audit_fees')).to.deep.equal(['scale_unknown', 'scale_unknown']);
  });

  it('refuses what was actually paid where the adjustments do not lead to it, and the adjustments', () => {
    const [year] = TRUTH.performance;
    const [peo] = year?.peos ?? [];
    const statement = changed(shown(peo?.paid), shown((peo?.paid ?? 0) + 3_000));
    const own = rowsOf(statement, 'pay_versus_performance').filter(
      ({ name, end }) => name === peo?.name && end === year?.end,
    );
    expect(own.flatMap(({ figures }) => figures.map(({ name, refusal }) => [name, refusal]))).to.deep.equal([
      ['total', null],
      ['actually_paid', 'does_not_add'],
      ...(peo?.adjustments ?? []).map(() => ['amount', 'does_not_add']),
    ]);
  });

  it('refuses an amount that is shown as negative and tagged as positive', () => {
    const others = TRUTH.performance[0]?.others.paid;
    const statement = changed(
      new RegExp(
        `<td>(<ix:nonFraction name="ecd:NonPeoNeoAvgCompActuallyPaidAmt"[^>]*>${shown(others)}</ix:nonFraction>)`,
      ),
      '<td>($1)',
    );
    const figures = statement.rows.flatMap((row) => row.figures);
    expect(
      figures.filter(({ refusal }) => refusal !== null).map(({ name, refusal }) => [name, refusal]),
    ).to.deep.equal([['actually_paid', 'sign_contradicted']]);
  });

  it('refuses a total of the principal executive officer that is not the tagged one', () => {
    const [peo] = TRUTH.performance[0]?.peos ?? [];
    const tagged = changed(
      new RegExp(`(name="ecd:PeoTotalCompAmt"[^>]*>)${shown(peo?.total)}<`),
      `$1${shown((peo?.total ?? 0) + 1_000_000)}<`,
    );
    expect(refusals(tagged, 'compensation')[0]).to.equal('differs_from_tagged');
  });

  it('refuses a day of the meeting that is stated in two ways, and a firm', () => {
    const other =
      '<p>The annual meeting will be held on May 5, 2026.</p><p>Ratification of the appointment of Other & Co LLP as independent registered public accounting firm</p>$&';
    const meeting = rowsOf(changed('<p>Director compensation</p>', other.replace('&', '&amp;')), 'meeting');
    expect(
      meeting.flatMap(({ figures }) => figures.map(({ name, refusal }) => [name, refusal])),
    ).to.deep.equal([
      ['annual_meeting', 'ambiguous'],
      ['record_date', null],
      ['auditor', 'ambiguous'],
    ]);
  });

  it('does not give rows to a name that is broken over two of them', () => {
    const statement = changed(
      /<td>Ada Q\. Fictional<\/td>(.*?)<td>President and Chief Executive Officer<\/td>/,
      '<td>Ada Q.</td>$1<td>Fictional</td>',
      { ...PLAIN, names: 'rows_below' },
    );
    const names = rowsOf(statement, 'compensation').filter(({ name }) => name === null);
    expect(names.map(({ year, refusal }) => [year, refusal])).to.deep.equal([
      [2025, 'name_unclear'],
      [2024, 'name_unclear'],
      [2023, 'name_unclear'],
    ]);
  });

  it('leaves out tables under headings that it does not know', () => {
    expect(rowsOf(changed('Salary ($)', 'Wage ($)'), 'compensation')).to.deep.equal([]);
    expect(rowsOf(read('<html><p>Additional materials</p></html>'), 'compensation')).to.deep.equal([]);
  });
});
