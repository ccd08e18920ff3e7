import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { indexCells } from '@footnote/figures/index/cell-index';
import { cell, changed, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

/** Both sides, and cash, in addition to every total of assets. */
const sheets = (filings: readonly InputFiling[], cash: number): InputFiling[] =>
  filings.map((each) => ({
    ...each,
    facts: each.facts.flatMap((item) =>
      item.concept === 'Assets'
        ? [
            item,
            { ...item, concept: 'LiabilitiesAndStockholdersEquity' },
            { ...item, concept: 'CashAndCashEquivalentsAtCarryingValue', value: String(cash) },
          ]
        : [item],
    ),
  }));

/** The operating company: its filings from the third quarter of 2023 on, with its own comparatives. */
const operating = sheets(plainFilings(2022, plainYears(3)), 30e6).filter(({ filed }) => filed > '2023-10-01');

const shell = (form: string, filed: string, start: string, end: string, more: Record<string, number>) =>
  filing(form, filed, [
    fact('NetIncomeLoss', start, end, -1_234_567),
    fact('NetCashProvidedByUsedInOperatingActivities', start, end, -987_654),
    fact('Assets', null, end, 345_678_901),
    fact('LiabilitiesAndStockholdersEquity', null, end, 345_678_901),
    fact('CashAndCashEquivalentsAtCarryingValue', null, end, 812_345),
    ...Object.entries(more).map(([name, value]) => fact(name, null, end, value)),
  ]);

const shellFilings = (more: Record<string, number>): InputFiling[] => [
  shell('10-K', '2023-03-20', '2022-01-01', '2022-12-31', more),
  shell('10-Q', '2023-05-10', '2023-01-01', '2023-03-31', more),
  shell('10-Q', '2023-08-10', '2023-01-01', '2023-06-30', more),
];

describe('a reverse merger', () => {
  it('excludes the shell from the operating company: recognised by a trust', () => {
    const statements = compute([...shellFilings({ AssetsHeldInTrustNoncurrent: 344e6 }), ...operating]);
    const alone = compute(operating);
    const since2022 = statements.cells.filter(({ period_end: end }) => end >= '2022-01-01');
    expect(since2022).to.deep.equal(alone.cells.filter(({ period_end: end }) => end >= '2022-01-01'));
    expect(shown(statements, 'net_income', 'quarter', '2023-03-31')).to.match(/^[0-9]+$/);
    // The operating company never filed its balance sheet of that day.
    expect(shown(statements, 'total_assets', 'instant', '2023-03-31')).to.equal('not_reported');
  });

  it('is recognised without a trust by assets, cash and results of another size', () => {
    const small = shellFilings({}).map((each) =>
      changed(each, (item) =>
        item.concept.includes('Assets') || item.concept.includes('Equity')
          ? { ...item, value: '45678901' }
          : item,
      ),
    );
    expect(compute([...small, ...operating])).to.deep.equal(compute(operating));
  });

  it('leaves earlier years of the shell as filed, and compares nothing with them', () => {
    const trust = { AssetsHeldInTrustNoncurrent: 344e6 };
    const early = shell('10-K', '2022-03-20', '2021-01-01', '2021-12-31', trust);
    const statements = compute([early, ...shellFilings(trust), ...operating]);
    expect(cell(statements, 'net_income', 'annual', '2021-12-31')).to.deep.include({ value: '-1234567' });
    expect(cell(statements, 'net_income', 'annual', '2021-12-31').flags).to.include('predecessor');
    const years = indexCells(statements.cells, 'annual');
    expect(years.yearBefore('2022-12-31')).to.equal(undefined);
    expect(years.yearBefore('2023-12-31')).to.equal('2022-12-31');
  });

  it('is not recognised by a restatement of assets alone, nor by an error of scale', () => {
    for (const factor of [3, 1000]) {
      const filings = sheets(plainFilings(2022, plainYears(3)), 30e6);
      const odd = filings.map((each) =>
        each.form === '10-K' && each.filed.startsWith('2024')
          ? changed(each, (item) =>
              item.end === '2022-12-31' && /^(Assets|Liab)/.test(item.concept)
                ? { ...item, value: String(Number(item.value) * factor) }
                : item,
            )
          : each,
      );
      expect(shown(compute(odd), 'revenue', 'quarter', '2022-06-30')).to.equal('110000000');
    }
  });
});

describe('another entity recognised by results alone', () => {
  /**
   * A shell without revenue and with its own calendar, before the filings of the operating company from 2024
   * on.
   */
  const interim = (filed: string, start: string, end: string, revenue = 0) =>
    filing('10-Q', filed, [
      fact('Revenues', start, end, revenue),
      fact('NetIncomeLoss', start, end, revenue === 0 ? -900_000 : revenue / 10),
      fact('Assets', null, end, 11_413_000),
      fact('LiabilitiesAndStockholdersEquity', null, end, 11_413_000),
    ]);
  const shells = (revenue = 0) => [
    interim('2023-05-10', '2023-01-01', '2023-03-29', revenue),
    interim('2023-08-10', '2023-01-01', '2023-06-28', revenue * 2),
    interim('2023-11-10', '2023-01-01', '2023-09-27', revenue * 3),
  ];
  const company = sheets(plainFilings(2022, plainYears(3)), 30e6).filter(({ filed }) => filed > '2024-01-01');

  it('cuts the history: no balance or result of the shell is in the company’s rows', () => {
    expect(compute([...shells(), ...company])).to.deep.equal(compute(company));
  });

  it('is not recognised by one report with other comparatives', () => {
    const [first] = shells();
    const statements = compute([first!, ...company]);
    expect(shown(statements, 'total_assets', 'instant', '2023-03-31')).to.equal('11413000');
  });

  it('is not recognised by a restatement of revenue by less than a multiple', () => {
    const statements = compute([...shells(120e6), ...company]);
    expect(shown(statements, 'total_assets', 'instant', '2023-03-31')).to.equal('11413000');
  });
});

describe('a balance sheet some days after the end of a quarter', () => {
  const filings = sheets(plainFilings(2022, plainYears(3)), 30e6);
  const before = filing('10-K', '2022-02-15', [fact('NetIncomeLoss', '2021-01-01', '2021-12-31', 30e6)]);
  const sheet = [
    fact('Assets', null, '2021-12-28', 3e9),
    fact('LiabilitiesAndStockholdersEquity', null, '2021-12-28', 3e9),
  ];

  it('is that of the quarter if the report of the quarter has it', () => {
    const own = compute([{ ...before, facts: [...before.facts, ...sheet] }, ...filings]);
    expect(shown(own, 'total_assets', 'instant', '2021-12-31')).to.equal('3000000000');
  });

  it('is ignored if a later report has it', () => {
    const [first, ...rest] = filings;
    const later = compute([before, { ...first!, facts: [...first!.facts, ...sheet] }, ...rest]);
    expect(shown(later, 'total_assets', 'instant', '2021-12-31')).to.equal('not_reported');
  });
});
