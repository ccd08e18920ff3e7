import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { BulkArchiveError, inBlocks, type RandomAccess } from './random-access.ts';

/** One file of a zip archive, as the archive's directory describes it. */
export type ZipMember = {
  readonly name: string;
  /** Offset of its local header in the archive. */
  readonly offset: number;
  /** Bytes in the archive. */
  readonly stored: number;
  /** Bytes of the document. */
  readonly size: number;
  readonly crc32: number;
  /** 0: stored, 8: deflated; other methods are not supported. */
  readonly method: number;
  readonly isEncrypted: boolean;
};

/** One member cannot be read; others may be intact. */
export class ZipMemberError extends Error {
  override readonly name = 'ZipMemberError';

  constructor(member: ZipMember, detail: string, cause?: unknown) {
    super(`member ${member.name} ${detail}`, cause === undefined ? {} : { cause });
  }
}

/** Maximum size of a document; EDGAR's largest ones have some tens of megabytes. */
export const MAX_MEMBER_BYTES = 512 * 1024 * 1024;

const DIRECTORY_BLOCKS = { blockBytes: 4 * 1024 * 1024, maxBlocks: 2 };
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

/** What yauzl reads the directory through. */
class DirectoryReader extends RandomAccessReader {
  readonly #access: RandomAccess;

  constructor(access: RandomAccess) {
    super();
    this.#access = access;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const within = position + length <= this.#access.size;
    const read = within
      ? this.#access.read(position, length)
      : Promise.reject(
          new BulkArchiveError(this.#access.name, 'its central directory extends beyond the end of the file'),
        );
    read.then((bytes) => {
      bytes.copy(buffer, offset);
      callback(null);
    }, callback);
  }
}

/**
 * The members that `keep` selects by their name without folders; of several with one name the last, as unzip
 * does. Reads only the directory, in pieces: a million unselected members use no memory. Throws
 * `BulkArchiveError`.
 */
export const readZipDirectory = async (
  access: RandomAccess,
  keep: (name: string) => boolean,
): Promise<ReadonlyMap<string, ZipMember>> => {
  const members = new Map<string, ZipMember>();
  try {
    const reader = new DirectoryReader(inBlocks(access, DIRECTORY_BLOCKS));
    // Names are only compared and never used as paths; sizes are checked when a member is read.
    const zip = await fromRandomAccessReaderPromise(reader, access.size, {
      decodeStrings: false,
      validateEntrySizes: false,
    });
    for await (const entry of zip.eachEntry()) {
      const path = entry.fileNameRaw.toString('latin1');
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (!keep(name)) continue;
      members.set(name, {
        name,
        offset: entry.relativeOffsetOfLocalHeader,
        stored: entry.compressedSize,
        size: entry.uncompressedSize,
        crc32: entry.crc32,
        method: entry.compressionMethod,
        isEncrypted: entry.isEncrypted(),
      });
    }
  } catch (error) {
    if (error instanceof BulkArchiveError) throw error;
    throw new BulkArchiveError(
      access.name,
      `is not a readable zip archive: ${(error as Error).message}`,
      error,
    );
  }
  return members;
};

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;

/**
 * A zip file in memory without trailing bytes, which may be padding from a text encoding. Unchanged if no end
 * record is found; reading it then fails.
 */
export const withoutPadding = (zip: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.lastIndexOf(END_SIGNATURE);
  if (end < 0 || end + END_BYTES > bytes.length) return zip;
  return zip.subarray(0, Math.min(bytes.length, end + END_BYTES + bytes.readUInt16LE(end + 20)));
};

/**
 * The bytes of a member. Throws `ZipMemberError` unless they have the length and checksum of the central
 * directory.
 */
export const readZipMember = async (access: RandomAccess, member: ZipMember): Promise<Buffer> => {
  const { offset, stored, size, method } = member;
  const refuse = (detail: string, cause?: unknown): never => {
    throw new ZipMemberError(member, detail, cause);
  };
  if (member.isEncrypted) refuse('is encrypted');
  if (method !== STORED && method !== DEFLATED)
    refuse(`is compressed with method ${method}, which is not supported`);
  if (size > MAX_MEMBER_BYTES) refuse(`would have ${size} bytes, more than any document`);
  if (stored > MAX_MEMBER_BYTES) refuse(`has ${stored} bytes, more than any document`);
  if (offset + LOCAL_HEADER_BYTES > access.size) refuse('extends beyond the end of the archive');
  const header = await access.read(offset, LOCAL_HEADER_BYTES);
  if (header.readUInt32LE(0) !== LOCAL_HEADER_SIGNATURE)
    refuse('is not at the position in the central directory');
  const start = offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + stored > access.size) refuse('extends beyond the end of the archive');
  const raw = await access.read(start, stored);
  const bytes =
    method === STORED
      ? raw
      : await inflate(raw, { maxOutputLength: Math.max(1, size) }).catch((error: unknown) =>
          refuse(`cannot be inflated (${(error as Error).message})`, error),
        );
  if (bytes.length !== size) refuse(`has ${bytes.length} bytes instead of ${size}`);
  if (crc32(bytes) !== member.crc32) refuse('does not match its checksum');
  return bytes;
};
