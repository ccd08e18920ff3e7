import { expect } from 'chai';
import { wrapped } from './exported-svg.ts';

describe('lines of a chart file', () => {
  it('are as long as the chart is wide, and keep each word', () => {
    expect(wrapped('a bb ccc dddd', 6)).to.deep.equal(['a bb', 'ccc', 'dddd']);
    expect(wrapped('0000320193-25-000079 of', 8)).to.deep.equal(['0000320193-25-000079', 'of']);
  });
});
