/** The buffer that has nothing but these bytes; none if others may be in it, as in the pool of small buffers. */
export function ownBufferOf({ buffer, byteLength, byteOffset }: Uint8Array): readonly ArrayBuffer[] {
  const isOwn = byteOffset === 0 && buffer.byteLength - byteLength <= 1;
  return isOwn && buffer instanceof ArrayBuffer ? [buffer] : [];
}

/**
 * Frees the bytes of a document of which the text is known. Left to the collector, those of a few documents make it run for
 * each one.
 */
export function release(content: Uint8Array): void {
  for (const buffer of ownBufferOf(content)) buffer.transfer(0);
}
