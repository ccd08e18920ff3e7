import { expect } from 'chai';
import { wrongPlaceOf } from './wrong-place.ts';

describe('the place where a filter is wrong', () => {
  it('is the word at the character of the message', () => {
    expect(
      wrongPlaceOf('roic_pct > > 5', 'where is wrong at character 12: roic_pct is compared'),
    ).to.deep.equal({
      before: 'roic_pct > ',
      wrong: '>',
      after: ' 5',
    });
  });

  it('is the end for a filter that stops early, and nothing if the message names none', () => {
    expect(wrongPlaceOf('roic_pct >', 'where is wrong at character 11: a number')).to.deep.equal({
      before: 'roic_pct >',
      wrong: '',
      after: '',
    });
    expect(wrongPlaceOf('revenue > 5', 'revenue is in the reporting currency')).to.equal(undefined);
  });
});
