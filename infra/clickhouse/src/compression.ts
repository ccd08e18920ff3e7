import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createDeflate,
  createGunzip,
  createGzip,
  createInflate,
  createZstdCompress,
  createZstdDecompress,
} from 'node:zlib';
import { exception } from './exception.ts';
import { Lz4Decoder } from './lz4.ts';

/** A request's body as bytes; `engineCodec` is the compression that the engine has to undo itself. */
export type Body = { readonly stream: Readable; readonly engineCodec: string };

// The engine reads these, Node does not.
const ENGINE_CODECS = new Set(['xz', 'bz2', 'snappy']);

const decoder = (codec: string): Transform | null => {
  if (codec === 'gzip' || codec === 'x-gzip') return createGunzip();
  if (codec === 'deflate') return createInflate();
  if (codec === 'br') return createBrotliDecompress();
  if (codec === 'zstd') return createZstdDecompress();
  if (codec === 'lz4') return new Lz4Decoder();
  return null;
};

export const requestBody = (request: IncomingMessage): Body => {
  const codec = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (codec === 'identity' || codec === '') return { stream: request, engineCodec: 'none' };
  if (ENGINE_CODECS.has(codec)) return { stream: request, engineCodec: codec };
  const transform = decoder(codec);
  if (transform === null)
    throw exception(89, 'UNKNOWN_COMPRESSION_METHOD', `Unknown compression method ${codec}`);
  // An error of either side reaches the reader as the error of the decoded stream.
  return { stream: pipeline(request, transform, () => undefined), engineCodec: 'none' };
};

/** Codecs of a response, the cheapest one first. */
const ENCODERS: readonly (readonly [string, () => Transform])[] = [
  ['zstd', () => createZstdCompress()],
  ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ['gzip', () => createGzip({ level: 3 })],
  ['deflate', () => createDeflate({ level: 3 })],
];

/** The encoder that the client accepts and its name; null if it accepts none of them. */
export const responseEncoder = (
  acceptEncoding: string | undefined,
): { readonly codec: string; readonly create: () => Transform } | null => {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality]) => quality?.trim() !== 'q=0')
      .map(([codec]) => codec?.toLowerCase()),
  );
  const found = ENCODERS.find(([codec]) => accepted.has(codec));
  return found === undefined ? null : { codec: found[0], create: found[1] };
};
