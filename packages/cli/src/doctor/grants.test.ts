import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { openReadStore } from '@footnote/read-store/client';
import { examineGrants, grantFindings } from './grants.ts';

describe('the grants of users of ClickHouse', () => {
  const opened = useTestReadStore();

  it('are reported where they reach beyond the tables, or write for the user of queries', () => {
    const sentences = (grants: readonly string[], right: 'write' | 'read'): readonly string[] =>
      grantFindings('u', grants, right).map(({ finding }) => finding);
    expect(
      sentences(['GRANT SELECT, INSERT ON footnote.* TO u', 'GRANT SELECT ON system.* TO u'], 'write'),
    ).to.deep.equal([]);
    expect(sentences(['GRANT SELECT(a, b), INSERT ON footnote.* TO u'], 'read')).to.deep.equal([
      'the user u, which is for queries, may write: INSERT.',
    ]);
    expect(sentences(['GRANT ALL ON *.* TO u WITH GRANT OPTION'], 'read')).to.deep.equal([
      'the user u may reach beyond its tables: ALL.',
    ]);
    expect(sentences(['GRANT SELECT ON footnote.* TO u', 'GRANT READ ON FILE TO u'], 'read')).to.deep.equal([
      'the user u may reach beyond its tables: READ.',
    ]);
    expect(sentences(['GRANT SELECT, CREATE FUNCTION, BACKUP ON *.* TO u'], 'write')).to.deep.equal([
      'the user u may reach beyond its tables: CREATE FUNCTION, BACKUP.',
    ]);
    const remote = ['GRANT SELECT ON footnote.* TO u', 'GRANT REMOTE ON *.* TO u'];
    expect(grantFindings('u', remote, 'write', true)).to.deep.equal([]);
    for (const right of ['read', 'write'] as const)
      expect(grantFindings('u', remote, right, right === 'read')).to.have.length(1);
  });

  it('are read from the server', async () => {
    const { store, readerUrl, database } = opened();
    const reader = openReadStore({ url: readerUrl, database });
    try {
      const found = await examineGrants({ write: store, read: reader }, false);
      expect(found.map(({ level }) => level)).to.deep.equal(['ok']);
      // The engine of the tests has one user within, and keeps the other one read-only by a setting.
      const strict = await examineGrants({ write: store, read: reader }, true);
      expect(strict.map(({ finding }) => finding)).to.deep.equal([
        'the user default, which is for queries, may write: INSERT, ALTER, CREATE DATABASE, CREATE TABLE, CREATE VIEW, ….',
      ]);
    } finally {
      await reader.close();
    }
  });
});
