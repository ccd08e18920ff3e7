import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { THRESHOLDS } from '@footnote/lanes/subject/thresholds';
import { ALL_RULES } from '@footnote/verification/all-rules';
import { countsOf, issuersOf, outdatedRules, rulesPage } from './page.ts';

const COMMITTED = new URL('../../../../docs/rules.md', import.meta.url);

describe('the page of rules', () => {
  it('is committed with every rule as declared (make rules)', () => {
    expect(outdatedRules(readFileSync(COMMITTED, 'utf8'))).to.deep.equal([]);
  });

  it('keeps its counts when it is read and written again', () => {
    const counts = new Map([['interest.beside_other_rows', { cells: 1234, issuers: 7 }]]);
    const page = rulesPage(counts, 1116);
    expect(countsOf(page).get('interest.beside_other_rows')).to.deep.equal({ cells: 1234, issuers: 7 });
    expect(rulesPage(countsOf(page), issuersOf(page))).to.equal(page);
    expect(countsOf(page).size).to.equal(ALL_RULES.size + Object.keys(THRESHOLDS).length);
  });

  it('is outdated when a rule is missing or its sentence has changed', () => {
    const page = rulesPage(new Map(), 1);
    const [line = ''] = page.split('\n').filter((row) => row.includes('`interest.beside_other_rows`'));
    expect(outdatedRules(page.replace(line, ''))).to.have.length(1);
    expect(outdatedRules(page.replace(line, line.replace('row', 'line')))).to.have.length(2);
  });

  it('has no rule of the engine with the same sentence as a rule of the verifier', () => {
    const sentences = [...ALL_RULES.values()].map(({ sentence }) => sentence);
    expect(new Set(sentences).size).to.equal(sentences.length);
  });
});
