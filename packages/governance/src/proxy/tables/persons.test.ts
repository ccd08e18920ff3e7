import { expect } from 'chai';
import { columnNamed } from './headings.ts';
import { personOf } from './persons.ts';

describe('the person of a row', () => {
  const cases: readonly (readonly [readonly string[], readonly [string, string | null] | null])[] = [
    [
      ['Ada Q. Fictional(1)', 'President and CEO'],
      ['Ada Q. Fictional', 'President and CEO'],
    ],
    [
      ['Tim Cooksmith', 'Sr. Vice President'],
      ['Tim Cooksmith', 'Sr. Vice President'],
    ],
    [['Brad Cooper Co-Chief Executive Officer'], ['Brad Cooper', 'Co-Chief Executive Officer']],
    [['Otto Unreal, Jr., CFO'], ['Otto Unreal, Jr.', 'CFO']],
    [
      ['J. H.B. Invented', 'EVP, Finance*'],
      ['J. H.B. Invented', 'EVP, Finance'],
    ],
    [['Patricia “Patty” Paper'], ['Patricia “Patty” Paper', null]],
    [
      ['Juan', 'de la Nada', 'Chief Counsel'],
      ['Juan de la Nada', 'Chief Counsel'],
    ],
    [['Ada Q.'], null],
    [['President'], null],
    [['2,400 PSUs'], null],
    [[], null],
  ];
  for (const [lines, expected] of cases)
    it(`is told from ${JSON.stringify(lines)}`, () => {
      const person = personOf(lines);
      expect(person === null ? null : [person.name, person.title]).to.deep.equal(expected);
    });
});

describe('the column of a heading', () => {
  const cases: readonly (readonly [string, ReturnType<typeof columnNamed>])[] = [
    ['Salary ($)(2)', 'salary'],
    ['Non-Equity Incentive Plan Compen- sation ($)', 'non_equity_incentive'],
    ['Change in Pension Value and Nonqualified Deferred Compensation Earnings ($) (5)', 'pension_change'],
    ['Fees Earned or Paid in Cash ($)', 'fees'],
    ['Restricted Stock Unit Awards', 'stock_awards'],
    ['Stock Option Awards ($)', 'option_awards'],
    ['All Other Compensation($)(6)', 'all_other'],
    ['Total ($)', 'total'],
    ['Total Without Change in Pension Value ($)', 'beside'],
    ['Target', null],
  ];
  for (const [text, expected] of cases)
    it(`is ${expected} for "${text}"`, () => expect(columnNamed(text)).to.equal(expected));
});
