import { expect } from 'chai';
import { noteFragment, noteOfFragment } from './note-address.ts';
import type { FootnoteTarget } from './footnote-target.ts';

const CELL = {
  kind: 'cell',
  symbol: 'FNDEC',
  statement: 'income_statement',
  field: 'revenue',
  period: 'FY2025',
} as const satisfies FootnoteTarget;
const { kind: _, ...EXPLAINED } = CELL;

const TARGETS: readonly FootnoteTarget[] = [
  CELL,
  { ...CELL, period: 'TTM-2025-Q3', as_known_on: '2025-11-02' },
  { kind: 'figure', symbol: 'FN-B', block: 'ttm', figure: 'roic.latest_pct', period: '2025-Q3' },
  { kind: 'lane', symbol: 'FNDEC', lane: 'valuation', figure: 'multiples[].price_to_earnings.value' },
  { kind: 'percent', view: 'growth', cell: EXPLAINED, base: { ...EXPLAINED, period: 'FY2024' } },
] as readonly FootnoteTarget[];

describe('addresses of footnotes', () => {
  it('open the footnote that they were made of', () => {
    for (const target of TARGETS)
      expect(noteOfFragment(noteFragment(target) ?? '')?.target, noteFragment(target)).to.deep.equal(target);
    expect(noteFragment(CELL)).to.equal(
      '#note=cell&symbol=FNDEC&statement=income_statement&field=revenue&period=FY2025',
    );
    expect(noteOfFragment(noteFragment(CELL) ?? '')?.title).to.equal('Revenue, FY2025');
  });

  it('do not exist for a value as it is stated', () => {
    expect(
      noteFragment({ kind: 'stated', title: '', value: '', reason: undefined, details: [], filings: [] }),
    ).to.equal(undefined);
  });

  it('open nothing if a part is missing or is no name', () => {
    for (const fragment of [
      '',
      '#f120',
      '#note=',
      '#note=toString&symbol=A',
      '#note=cell&symbol=FNDEC&statement=income_statement&field=revenue',
      '#note=cell&symbol=FNDEC&statement=income_statement&field=a/b&period=FY2025',
      '#note=growth&symbol=FNDEC&statement=income_statement&field=revenue&period=FY2025',
      '#note=growth&symbol=FNDEC&statement=income_statement&field=revenue&period=FY2025&base=a/b/c/d',
    ])
      expect(noteOfFragment(fragment), fragment).to.equal(undefined);
  });
});
