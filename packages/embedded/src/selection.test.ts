import { expect } from 'chai';
import { UserError } from '@footnote/runtime/user-error';
import { selectionOf } from './selection.ts';

describe('the companies of an ingest', () => {
  it('parses lists with spaces around the commas', () => {
    expect(selectionOf({ symbols: 'AAPL, brk.b' })).to.deep.equal({ symbols: ['AAPL', 'brk.b'] });
    expect(selectionOf({ ciks: '320193,0000789019' })).to.deep.equal({ ciks: ['320193', '0000789019'] });
    expect(selectionOf({ universe: true })).to.deep.equal({ universe: true });
  });

  it('requires exactly one of --symbols, --ciks, --managers and --universe', () => {
    expect(() => selectionOf({})).to.throw(UserError, 'one of --symbols, --ciks, --managers, --universe');
    expect(() => selectionOf({ symbols: 'A', ciks: '1' })).to.throw(UserError, 'one of');
    expect(() => selectionOf({ symbols: 'A', universe: true })).to.throw(UserError, 'one of');
  });

  it('rejects an empty item in a list, which would hide a mistyped name', () => {
    expect(() => selectionOf({ symbols: 'AAPL,,MSFT' })).to.throw(UserError, '--symbols expects a list');
    expect(() => selectionOf({ ciks: '' })).to.throw(UserError, '--ciks expects a list');
  });
});
