import { resolve } from 'node:path';
import { expect } from 'chai';
import { locationOf } from './location.ts';

describe('where an archive is', () => {
  it('is a bucket with a prefix, or a folder', () => {
    const bucket = { kind: 's3', bucket: 'filings' };
    expect(locationOf('s3://filings')).to.deep.equal({ ...bucket, prefix: '' });
    expect(locationOf('s3://filings/')).to.deep.equal({ ...bucket, prefix: '' });
    expect(locationOf('s3://filings/a/b//')).to.deep.equal({ ...bucket, prefix: 'a/b/' });
    expect(locationOf('data/archive')).to.deep.equal({ kind: 'folder', path: resolve('data/archive') });
    for (const other of ['s3://', 's3://Filings', 's3://filings/a?b', 'gs://filings', 'http://host/filings'])
      expect(locationOf(other), other).to.equal(null);
  });
});
