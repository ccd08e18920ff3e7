import { resolve } from 'node:path';

/** A bucket with the prefix of its keys, which is empty or ends with a slash; or a folder. */
export type Location =
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'folder'; readonly path: string };

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/;

/** `s3://bucket`, `s3://bucket/prefix` or a folder; null for another URL. */
export function locationOf(text: string): Location | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { kind: 'folder', path: resolve(text) };
  const [, bucket, path = ''] = S3.exec(text) ?? [];
  if (bucket === undefined) return null;
  const prefix = path.split('/').filter((part) => part !== '');
  return { kind: 's3', bucket, prefix: prefix.map((part) => `${part}/`).join('') };
}
