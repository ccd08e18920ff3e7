import { expect } from 'chai';
import { ownBufferOf, release } from './own-buffer.ts';

describe('the buffer of a document', () => {
  it('is its own if it has nothing else, and is freed then', () => {
    const inflated = new Uint8Array(new ArrayBuffer(101), 0, 100);
    expect(ownBufferOf(inflated)).to.have.lengthOf(1);
    release(inflated);
    expect(inflated.byteLength).to.equal(0);
  });

  it('is left as it is if other bytes may be in it', () => {
    const page = new Uint8Array(new ArrayBuffer(8192), 8, 100);
    expect(ownBufferOf(page)).to.deep.equal([]);
    release(page);
    expect(page.byteLength).to.equal(100);
  });
});
