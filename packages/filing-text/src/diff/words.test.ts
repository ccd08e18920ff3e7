import { expect } from 'chai';
import { comparableWords } from './words.ts';

const key = (text: string): string => comparableWords(text).join(' ');

describe('comparableWords', () => {
  const same: Readonly<Record<string, readonly [string, string]>> = {
    'amounts of any scale': ['Sales rose by $1.2 billion.', 'Sales rose by €900 million.'],
    'percentages in words and signs': ['a rise of 4.5%', 'a rise of 11 percent'],
    'negative amounts': ['a change of $(17)', 'a change of 3'],
    'full dates': ['as of December 31, 2024', 'as of June 30, 2025'],
    'dates with the day first': ['as of 31 December 2024', 'as of 2025-06-30'],
    'fiscal years': ['in fiscal year 2024', 'in fiscal 2025'],
    'calendar years': ['in 2024 compared with 2023', 'in 2025 compared with calendar year 2024'],
    'codes of periods': ['FY24 guidance', 'Q3FY2025 guidance'],
    'lists of years': ['in 2024, 2023 and 2022, respectively', 'in 2025 and 2024, respectively'],
    'quarters of a year': ['the first quarter of 2024', 'the third quarter of 2025'],
    'cumulative periods': [
      'the three months ended June 30, 2024',
      'the three and nine months ended May 31, 2025',
    ],
    'periods of weeks': ['the thirteen weeks then ended', 'the thirty-nine weeks then ended'],
    ordinals: ['on the 2nd floor', 'on the 15th floor'],
    'white space, case and punctuation': ['The Company ’s “plan”\u00a0— new', "the company's plan - new"],
    'the numbering of lists': ['(1)Represents tax', '• (iv) Represents tax'],
    'a first number': ['1. Represents tax', 'Represents tax'],
    ligatures: ['eﬃcient oﬀers', 'efficient offers'],
  };
  for (const [name, [left, right]] of Object.entries(same))
    it(`masks ${name}`, () => {
      expect(key(left)).to.equal(key(right));
    });

  it('keeps tokens that are not numbers', () => {
    expect(key('The H100, 5G and Form 10-K may differ; two segments')).to.equal(
      'the h100 5g and form # k may differ two segments',
    );
  });

  it('drops an initial, but no abbreviation or amount', () => {
    expect(key('A. Smith founded u.s. plants')).to.equal('smith founded u s plants');
    expect(key('U.S. sales of 1.5 tons')).to.equal('u s sales of # tons');
    expect(key('1.5 tons were sold')).to.equal('# tons were sold');
  });

  it('keeps months without a day or year', () => {
    expect(key('we may march in october')).to.equal('we may march in october');
  });

  it('keeps the words around a count of periods', () => {
    expect(key('this and every quarter, and quarter by quarter')).to.equal(
      'this and every quarter and quarter by quarter',
    );
  });
});
