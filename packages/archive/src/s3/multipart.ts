import { createHash } from 'node:crypto';
import type * as library from '@aws-sdk/client-s3';

export type S3Library = typeof library;
export type S3Object = { readonly Bucket: string; readonly Key: string };

/** The store compares it with what arrived; every one of them knows this header. */
export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/**
 * Writes a large object in parts, of which only the failing one is sent again. The object appears when all are
 * there; those of a failed attempt are removed.
 */
export async function writeInParts(
  s3: S3Library,
  client: library.S3Client,
  object: S3Object,
  bytes: Uint8Array,
  partBytes: number,
): Promise<void> {
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(object));
  const upload = { ...object, UploadId };
  try {
    const parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for (let from = 0; from < bytes.length; from += partBytes) {
      const Body = bytes.subarray(from, from + partBytes);
      const PartNumber = parts.length + 1;
      const part = { ...upload, PartNumber, Body, ContentMD5: md5Of(Body) };
      const { ETag } = await client.send(new s3.UploadPartCommand(part));
      parts.push({ ETag, PartNumber });
    }
    await client.send(
      new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
    );
  } catch (error) {
    // The rule of the bucket for unfinished uploads removes what this cannot.
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}
