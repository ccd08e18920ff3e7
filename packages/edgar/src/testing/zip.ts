import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type ZipOptions = {
  /** Stored as they are instead of deflated. */
  readonly stored?: boolean;
  /** The format for archives beyond 4 GiB or 65,535 members. */
  readonly zip64?: boolean;
};

/** A zip archive of texts or bytes by name, in this order. */
export const zipOf = async (
  members: Readonly<Record<string, Uint8Array | string>>,
  { stored = false, zip64 = false }: ZipOptions = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members))
    zip.addBuffer(Buffer.from(content), name, { compress: !stored, forceZip64Format: zip64 });
  zip.end({ forceZip64Format: zip64, comment: '' });
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
};

/** Offset of the member's record in the central directory. */
export const directoryRecord = (zip: Buffer, name: string): number => zip.lastIndexOf(name) - 46;

/** Offset of the member's own bytes. */
export const dataOf = (zip: Buffer, name: string): number => {
  const header = zip.indexOf(name) - 30;
  return header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
};
