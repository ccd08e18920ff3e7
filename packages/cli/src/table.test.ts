import { expect } from 'chai';
import { formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns words to the left and numbers to the right', () => {
    expect(
      formatTable(
        ['name', 'n'],
        [
          ['a', 5],
          ['longer', 1234],
        ],
      ),
    ).to.equal(['name       n', 'a          5', 'longer  1234'].join('\n'));
  });

  it('shows the header alone when there are no rows', () => {
    expect(formatTable(['a', 'b'], [])).to.equal('a  b');
  });
});
