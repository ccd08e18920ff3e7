import { expect } from 'chai';
import { UserError } from '@footnote/runtime/user-error';
import { printFailure } from './print-failure.ts';

const printed = (error: unknown): string => {
  let text = '';
  printFailure(error, { write: (chunk) => (text += chunk) });
  return text;
};

describe('printFailure', () => {
  it('names a full disk and the remedy, whoever reported it', () => {
    expect(printed(new Error('Cannot reserve 1.00 MiB, not enough space. '))).to.match(
      /^footnote: the disk is full \(Cannot reserve 1\.00 MiB, not enough space\. ?\)\n {2}free space/,
    );
    expect(printed(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))).to.match(
      /^footnote: the disk is full \(write failed\)\n {2}free space/,
    );
  });

  it('prints any other failure as it is, with the hint of one that the user can fix', () => {
    expect(printed(new Error('memory limit exceeded'))).to.equal('footnote: memory limit exceeded\n');
    expect(printed(new UserError('no such topic', 'footnote topics'))).to.equal(
      'footnote: no such topic\n  footnote topics\n',
    );
  });
});
