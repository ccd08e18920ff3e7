import { expect } from 'chai';
import type { CompanyMultiples, MultipleOutcome } from './multiples.ts';
import { multiplesSection } from './page.ts';
import { multiplesReport, newContradictions, worseMultiples } from './report.ts';
import { VALUATION_FIGURES } from './served.ts';

const AGREES: MultipleOutcome = { kind: 'agrees', value: 12.5 };
const REFUSED: MultipleOutcome = { kind: 'refused', reason: 'stale_prices' };
const CONTRADICTED: MultipleOutcome = { kind: 'contradicted', value: 12.5, recomputed: 14 };

const company = (symbol: string, outcome: MultipleOutcome): CompanyMultiples => ({
  symbol,
  figures: Object.fromEntries(
    VALUATION_FIGURES.map((name) => [name, name === 'price_to_book' ? outcome : AGREES]),
  ) as CompanyMultiples['figures'],
});

const page = multiplesReport([company('B', AGREES), company('A', REFUSED), company('C', AGREES)]);

describe('the report of multiples', () => {
  it('counts each figure by its outcome', () => {
    expect(page.issuers).to.deep.equal(['A', 'B', 'C']);
    expect(page.figures.price_to_book).to.deep.equal({
      agrees: 2,
      alone: 0,
      contradicted: 0,
      refused: { stale_prices: 1 },
    });
    expect(multiplesSection(page)).to.include('| price_to_book | 2 | 2 | 0 | 0 | stale_prices 1 |');
    expect(multiplesSection(null)).to.include('Not measured');
  });

  it('is not worse than itself, nor than a page without multiples', () => {
    expect(worseMultiples(page, page)).to.deep.equal([]);
    expect(worseMultiples(null, page)).to.deep.equal([]);
  });

  it('is worse with a new contradiction, which it names, or without prices', () => {
    const wrong = multiplesReport([company('B', CONTRADICTED), company('A', REFUSED), company('C', AGREES)]);
    expect(worseMultiples(page, wrong)).to.deep.equal([
      'recomputed with another result: B price_to_book (12.5 served, 14)',
    ]);
    expect(multiplesSection(wrong)).to.include('| B | price_to_book | 12.5 | 14 |');
    expect(worseMultiples(wrong, wrong)).to.deep.equal([]);
    expect(worseMultiples(page, null)).to.have.length(1);
    expect(newContradictions(page, multiplesReport([company('B', CONTRADICTED)]))).to.have.length(1);
    expect(newContradictions(page, multiplesReport([company('B', AGREES)]))).to.deep.equal([]);
  });

  it('is worse when a figure of more than one issuer is no longer served', () => {
    const one = multiplesReport([company('A', REFUSED), company('B', REFUSED), company('C', AGREES)]);
    const two = multiplesReport([company('A', REFUSED), company('B', REFUSED), company('C', REFUSED)]);
    expect(worseMultiples(page, one)).to.deep.equal([]);
    expect(worseMultiples(page, two)).to.deep.equal(['price_to_book: 0 issuers served, 2 on the page']);
  });
});
