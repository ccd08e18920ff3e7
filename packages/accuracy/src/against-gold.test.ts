import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { CellVerdict, Verdict } from '@footnote/verification/verification';
import { againstGold } from './against-gold.ts';
import { readGoldValue } from './gold-value.ts';
import type { GoldCell } from './gold.ts';
import type { JudgedCell } from './judged.ts';

const gold = (text: string, unit = 1): GoldCell => ({
  symbol: 'X',
  cik: '0000000001',
  statement: 'income',
  field: 'revenue',
  kind: 'annual',
  end: '2025-12-31',
  unit: 'money',
  expected: readGoldValue(text, unit),
  read: 'page',
  sources: [],
});

const cell = (value: string | null, verdict: Verdict = 'passed', refusal = 'not_reported'): JudgedCell => ({
  cell: { value, refusal: value === null ? refusal : null } as Cell,
  verdict: value === null ? null : ({ verdict } as CellVerdict),
});

describe('a cell against gold', () => {
  it('counts a cell as right if it equals the page to its printed precision', () => {
    expect(againstGold(gold('416161', 1e6), cell('416161000000'))).to.equal('agreed');
    expect(againstGold(gold('2.79'), cell('2.786'))).to.equal('agreed');
    expect(againstGold(gold('416161', 1e6), cell('416162000000'))).to.equal('wrong');
    expect(againstGold(gold('2.79'), cell('2.784'))).to.equal('wrong');
  });

  it('counts cells masked by the verifier separately', () => {
    expect(againstGold(gold('5'), cell('6', 'contradicted'))).to.equal('masked_wrong');
    expect(againstGold(gold('5'), cell('5', 'contradicted'))).to.equal('false_alarm');
    expect(againstGold(gold('refused'), cell('6', 'contradicted'))).to.equal('masked_wrong');
  });

  it('distinguishes expected refusals, other reasons, and refusals of figures on the page', () => {
    expect(againstGold(gold('refused: not_reported'), cell(null))).to.equal('refused_rightly');
    expect(againstGold(gold('refused: not_applicable'), cell(null))).to.equal('wrong');
    expect(againstGold(gold('refused'), cell(null))).to.equal('refused_rightly');
    expect(againstGold(gold('refused'), cell('6'))).to.equal('wrong');
    expect(againstGold(gold('5'), cell(null))).to.equal('refused');
    expect(againstGold(gold('5'), undefined)).to.equal('absent');
  });
});
