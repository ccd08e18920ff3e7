import { once } from 'node:events';
import { crc32, createInflateRaw } from 'node:zlib';
import type { RandomAccess } from './random-access.ts';
import { type ZipMember, ZipMemberError } from './zip-members.ts';

const LOCAL_HEADER_BYTES = 30;
const PIECE = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

async function* stored(access: RandomAccess, { offset, stored: length }: ZipMember): AsyncGenerator<Buffer> {
  const header = await access.read(offset, LOCAL_HEADER_BYTES);
  const start = offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  for (let at = 0; at < length; at += PIECE)
    yield await access.read(start + at, Math.min(PIECE, length - at));
}

/**
 * The bytes of a member, chunk by chunk, for members that are too large for memory. Throws `ZipMemberError`
 * at the end unless they match the length and checksum in the central directory, and `BulkArchiveError`.
 */
export async function* streamZipMember(access: RandomAccess, member: ZipMember): AsyncGenerator<Buffer> {
  const { method, isEncrypted, size } = member;
  if (isEncrypted) throw new ZipMemberError(member, 'is encrypted');
  if (method !== STORED && method !== DEFLATED)
    throw new ZipMemberError(member, `is compressed with method ${method}, which is not supported`);
  let length = 0;
  let checksum = 0;
  const seen = (piece: Buffer): Buffer => {
    length += piece.length;
    checksum = crc32(piece, checksum);
    if (length > size) throw new ZipMemberError(member, `has more than its ${size} bytes`);
    return piece;
  };
  if (method === STORED) for await (const piece of stored(access, member)) yield seen(piece);
  else for await (const piece of inflated(access, member)) yield seen(piece);
  if (length !== size) throw new ZipMemberError(member, `has ${length} bytes instead of ${size}`);
  if (checksum !== member.crc32) throw new ZipMemberError(member, 'does not match its checksum');
}

async function* inflated(access: RandomAccess, member: ZipMember): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PIECE });
  const feeding = (async () => {
    try {
      for await (const piece of stored(access, member))
        if (!inflate.write(piece)) await once(inflate, 'drain');
      inflate.end();
    } catch (error) {
      inflate.destroy(error as Error);
    }
  })();
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new ZipMemberError(member, `cannot be inflated (${error.message})`, error);
    throw error;
  } finally {
    inflate.destroy();
    await feeding;
  }
}
