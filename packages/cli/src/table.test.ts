import { expect } from 'chai';
import { formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns words left and numbers right', () => {
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

  it('shows what a terminal would obey, as in the name of a company', () => {
    expect(formatTable(['name'], [['A\u001b[2J\nB']])).to.equal('name\nA\\u001b[2J B');
  });

  it('shows only the header if there are no rows', () => {
    expect(formatTable(['a', 'b'], [])).to.equal('a  b');
  });
});
