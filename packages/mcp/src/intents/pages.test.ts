import { expect } from 'chai';
import { readArguments } from './given.ts';
import { page } from './pages.ts';
import { Problem, problemText } from './problem.ts';
import { estimateTokens } from './tokens.ts';

const ITEMS = Array.from({ length: 1000 }, (_, at) => `line ${at} | ${at * 1000}`);
const ask = (more?: string) =>
  page(
    'get_figures',
    readArguments('get_figures', ['company', 'more'], { company: 'A', ...(more !== undefined && { more }) }),
    ITEMS,
    (shown) => ['head', ...shown],
  );

describe('pages of an answer', () => {
  it('fit the budget and say what is cut, with a call that continues until all was shown', () => {
    const seen: string[] = [];
    let more: string | undefined;
    for (;;) {
      const text = ask(more);
      expect(estimateTokens(text)).to.be.below(2000);
      seen.push(...text.split('\n').filter((line) => line.startsWith('line ')));
      const next = /CUT: \d+–\d+ of 1000 rows\. Rest: get_figures (\{.*\})$/.exec(text)?.[1];
      if (next === undefined) break;
      more = (JSON.parse(next) as { more: string }).more;
    }
    expect(seen).to.deep.equal(ITEMS);
    expect(ask(more)).to.match(/Rows \d+–1000 of 1000; there are no more\.$/);
  });

  it('say nothing if nothing is cut, and refuse what is from no answer', () => {
    expect(page('x', readArguments('x', [], {}), ['a'], (shown) => shown)).to.equal('a');
    for (const more of ['x', '-1', '1000', '1.5']) expect(() => ask(more)).to.throw(Problem, 'leave it out');
  });
});

describe('a problem of a call', () => {
  const told = (given: object) =>
    problemText(new Problem('wrong', { wrong: 'revenu', right: 'revenue' }), 'get_figures', given);

  it('gives the mended call', () => {
    expect(told({ fields: ['revenue', 'revenu'] })).to.equal(
      'wrong. Repeat: get_figures {"fields":["revenue","revenue"]}',
    );
    expect(told({ fields: 'EPS, revenu', periods: 2023 })).to.equal(
      'wrong. Repeat: get_figures {"fields":"EPS, revenue","periods":2023}',
    );
    expect(problemText(new Problem('wrong', { wrong: '99', right: 'latest' }), 'x', { period: 99 })).to.equal(
      'wrong. Repeat: x {"period":"latest"}',
    );
  });

  it('gives none if the wrong words are not in it, or nothing is likely to be meant', () => {
    expect(told({ fields: 'x' })).to.equal('wrong');
    expect(problemText(new Problem('wrong'), 'x', {})).to.equal('wrong');
  });
});
