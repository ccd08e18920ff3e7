import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { doorkeeper, usersOf, writeEngineConfig } from './access.ts';
import { presentedBy } from './visitor.ts';

describe('access to the embedded ClickHouse', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'footnote-access-'))));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has two random passwords of the data folder, which only its owner can read', () => {
    const users = usersOf(folder);
    expect(usersOf(folder), 'they stay the same').to.deep.equal(users);
    expect(statSync(join(folder, 'access.json')).mode & 0o777).to.equal(0o600);
    expect(users.writer.password)
      .to.match(/^[\w-]{32}$/)
      .and.not.equal(users.reader.password);
    expect([users.writer.right, users.reader.right]).to.deep.equal(['write', 'read']);
  });

  it('makes new passwords in place of ones that are missing, short or unreadable', () => {
    const file = join(folder, 'access.json');
    for (const content of [
      '',
      '{}',
      '{"footnote":"","reader":""}',
      '[1]',
      JSON.stringify({ footnote: 'x'.repeat(32) }),
    ]) {
      writeFileSync(file, content);
      chmodSync(file, 0o644);
      expect(usersOf(folder).writer.password).to.have.lengthOf(32);
      expect(JSON.parse(readFileSync(file, 'utf8'))).to.have.all.keys('footnote', 'reader');
      expect(statSync(file).mode & 0o777).to.equal(0o600);
    }
  });

  it('lets in exactly who presents the name and the password of one user', () => {
    const users = usersOf(folder);
    const userOf = doorkeeper(users);
    for (const user of [users.writer, users.reader]) expect(userOf(user)).to.equal(user);
    const parts = fc.constantFrom(
      '',
      users.writer.name,
      users.reader.name,
      users.writer.password,
      users.reader.password,
    );
    fc.assert(
      fc.property(fc.oneof(parts, fc.string()), fc.oneof(parts, fc.string()), (name, password) => {
        const right = [users.writer, users.reader].find(
          (user) => user.name === name && user.password === password,
        );
        return userOf({ name, password }) === (right ?? null);
      }),
    );
  });

  it('reads any name and password as it was presented, and nobody from what is malformed', () => {
    const from = (headers: Record<string, string>, url = '/'): unknown =>
      presentedBy({ headers, url } as unknown as IncomingMessage);
    fc.assert(
      fc.property(
        fc.string().filter((name) => !name.includes(':')),
        fc.string(),
        (name, password) => {
          const basic = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
          expect(from({ authorization: basic })).to.deep.equal({ name, password });
          const inUrl = new URLSearchParams({ user: name, password }).toString();
          expect(from({}, `/?${inUrl}`)).to.deep.equal({ name, password });
        },
      ),
    );
    for (const authorization of [
      '',
      'Basic',
      'Basic *',
      'Bearer abc',
      `Basic ${Buffer.from('x').toString('base64')}`,
    ])
      expect(from({ authorization })).to.deep.equal({ name: '', password: '' });
  });

  it('gives the engine a configuration of its own, wherever the process was started', () => {
    const config = readFileSync(writeEngineConfig(join(folder, 'a&b')), 'utf8');
    expect(config).to.include('a&amp;b');
  });
});
