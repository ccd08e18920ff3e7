import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, directoryRecord, zipOf } from '../testing/zip.ts';
import {
  BulkArchiveError,
  bytesAccess,
  inBlocks,
  openFileAccess,
  type RandomAccess,
} from './random-access.ts';
import { readZipDirectory, readZipMember, withoutPadding, ZipMemberError } from './zip-members.ts';

const LONG = `{"text":"${'fact '.repeat(3000)}"}`;
const all = (): boolean => true;

/** An archive in memory that remembers what was read of it. */
const accessTo = (bytes: Buffer): RandomAccess & { readonly reads: [number, number][] } => {
  const reads: [number, number][] = [];
  return {
    name: 'test.zip',
    size: bytes.length,
    reads,
    read: (offset, length) => {
      reads.push([offset, length]);
      return Promise.resolve(Buffer.from(bytes.subarray(offset, offset + length)));
    },
    close: () => Promise.resolve(),
  };
};

const read = async (zip: Buffer, name: string): Promise<string> => {
  const access = accessTo(zip);
  const member = (await readZipDirectory(access, all)).get(name);
  if (member === undefined) return 'not there';
  try {
    return (await readZipMember(access, member)).toString();
  } catch (error) {
    if (error instanceof ZipMemberError) return error.message;
    throw error;
  }
};

const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    return error instanceof BulkArchiveError ? error.message : `unexpected: ${String(error)}`;
  }
  return 'none';
};

describe('members of a zip archive', () => {
  for (const [how, options] of [
    ['deflated', {}],
    ['stored', { stored: true }],
    ['in zip64', { zip64: true }],
  ] as const)
    it(`reads a member that is ${how}`, async () => {
      const zip = await zipOf({ 'a.json': LONG, 'folder/b.json': '{}', 'empty.json': '' }, options);
      expect(await read(zip, 'a.json')).to.equal(LONG);
      expect(await read(zip, 'b.json')).to.equal('{}');
      expect(await read(zip, 'empty.json')).to.equal('');
    });

  it('indexes only selected members, and the last of several with one name', async () => {
    const twice = await zipOf({ 'old/a.json': 'first', 'new/a.json': 'second', 'b.json': 'other' });
    const members = await readZipDirectory(accessTo(twice), (name) => name === 'a.json');
    expect([...members.keys()]).to.deep.equal(['a.json']);
    expect(await read(twice, 'a.json')).to.equal('second');
  });

  it('refuses a damaged member and reads the next one', async () => {
    const whole = await zipOf({ 'a.json': LONG, 'b.json': LONG });
    const damage: readonly (readonly [RegExp, (zip: Buffer) => unknown])[] = [
      [
        /a\.json cannot be inflated/,
        (zip) => zip.fill(0xff, dataOf(zip, 'a.json'), dataOf(zip, 'a.json') + 20),
      ],
      [/does not match its checksum/, (zip) => zip.writeUInt32LE(7, directoryRecord(zip, 'a.json') + 16)],
      [/is encrypted/, (zip) => zip.writeUInt16LE(1, directoryRecord(zip, 'a.json') + 8)],
      [/compressed with method 14/, (zip) => zip.writeUInt16LE(14, directoryRecord(zip, 'a.json') + 10)],
      [/cannot be inflated/, (zip) => zip.writeUInt32LE(10, directoryRecord(zip, 'a.json') + 20)],
      [/cannot be inflated/, (zip) => zip.writeUInt32LE(10, directoryRecord(zip, 'a.json') + 24)],
      [/bytes instead of 1048576/, (zip) => zip.writeUInt32LE(2 ** 20, directoryRecord(zip, 'a.json') + 24)],
      [/more than any document/, (zip) => zip.writeUInt32LE(2 ** 30, directoryRecord(zip, 'a.json') + 24)],
      [
        /not at the position in the central directory/,
        (zip) => zip.writeUInt32LE(5, directoryRecord(zip, 'a.json') + 42),
      ],
      [/beyond the end/, (zip) => zip.writeUInt32LE(2 ** 31, directoryRecord(zip, 'a.json') + 42)],
      [/beyond the end/, (zip) => zip.writeUInt32LE(2 ** 20, directoryRecord(zip, 'a.json') + 20)],
    ];
    for (const [message, hurt] of damage) {
      const zip = Buffer.from(whole);
      hurt(zip);
      expect(await read(zip, 'a.json')).to.match(message);
      expect(await read(zip, 'b.json')).to.equal(LONG);
    }
  });

  it('rejects a truncated archive, another file, and a broken central directory', async () => {
    const zip = await zipOf({ 'a.json': LONG });
    const cut = zip.subarray(0, zip.length - 30);
    expect(await refusalOf(readZipDirectory(accessTo(cut), all))).to.match(
      /^test\.zip: is not a readable zip archive/,
    );
    expect(await refusalOf(readZipDirectory(accessTo(Buffer.from('{}')), all))).to.match(
      /not a readable zip/,
    );
    const lost = Buffer.from(zip);
    lost.writeUInt32LE(2 ** 31, zip.length - 6);
    expect(await refusalOf(readZipDirectory(accessTo(lost), all))).to.match(
      /extends beyond the end of the file/,
    );
    const more = Buffer.from(zip);
    more.writeUInt16LE(2, zip.length - 12);
    expect(await refusalOf(readZipDirectory(accessTo(more), all))).to.match(
      /extends beyond the end of the file/,
    );
  });
});

describe('reading an archive in blocks', () => {
  it('reads any range, fetches each block once, and drops earlier blocks', async () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
    const access = accessTo(bytes);
    const blocks = inBlocks(access, { blockBytes: 100, maxBlocks: 3 });
    for (const [offset, length] of [
      [0, 10],
      [95, 10],
      [50, 100],
      [990, 10],
      [0, 350],
      [300, 0],
    ] as const)
      expect(await blocks.read(offset, length)).to.deep.equal(bytes.subarray(offset, offset + length));
    expect(access.reads.filter(([offset]) => offset === 100)).to.have.length(1);
    await blocks.read(0, 1);
    expect(access.reads.filter(([offset, length]) => offset === 0 && length === 100)).to.have.length(2);
  });

  it('retries after a failure', async () => {
    const access = accessTo(Buffer.from('0123456789'));
    let failures = 1;
    const failing: RandomAccess = {
      ...access,
      read: (offset, length) => {
        failures -= 1;
        return failures < 0 ? access.read(offset, length) : Promise.reject(new Error('gone'));
      },
    };
    const blocks = inBlocks(failing, { blockBytes: 5, maxBlocks: 2 });
    expect(await blocks.read(0, 2).catch(String)).to.equal('Error: gone');
    expect((await blocks.read(0, 2)).toString()).to.equal('01');
  });

  it('names a file that is unreadable or was truncated', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bulk-'));
    try {
      expect(await refusalOf(openFileAccess(join(folder, 'none.zip')))).to.match(
        /none\.zip: cannot be read \(ENOENT/,
      );
      expect(await refusalOf(openFileAccess(folder))).to.match(/is not a file/);
      await writeFile(join(folder, 'short'), '0123');
      const access = await openFileAccess(join(folder, 'short'));
      expect(await refusalOf(access.read(2, 5))).to.match(/ends before byte 7/);
      await access.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads an archive in memory and ignores trailing bytes of a text encoding', async () => {
    const zip = await zipOf({ 'a.xml': LONG });
    const padded = Buffer.concat([zip, Buffer.alloc(42)]);
    expect(withoutPadding(padded).length).to.equal(zip.length);
    expect(withoutPadding(zip).length).to.equal(zip.length);
    const access = bytesAccess('a.zip', withoutPadding(padded));
    const [member] = (await readZipDirectory(access, all)).values();
    expect((await readZipMember(access, member!)).toString()).to.equal(LONG);
    expect(await refusalOf(access.read(access.size - 1, 2))).to.include('ends before');
    const none = Buffer.from('no zip');
    expect(withoutPadding(none)).to.equal(none);
    expect(withoutPadding(zip.subarray(0, zip.length - 3)).length).to.equal(zip.length - 3);
  });
});
