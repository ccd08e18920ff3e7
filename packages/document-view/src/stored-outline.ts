import type { KeptOutline } from './types.ts';

/** Raised whenever a pass over the tags of some document finds something else than before, or keeps it in another way. */
const VERSION = 2;

/** Name of the outlines that this version reads and writes. */
export const OUTLINE = `outline-${VERSION}`;

/** Bytes of the shortest and the longest document whose outline is kept. The tags of a shorter one are read in less than 0.1 s. */
export const OUTLINED = { from: 4_000_000, to: 40_000_000 } as const;

/** Why a stored outline is not used. */
export type OutlineFault = 'damaged' | 'other_document' | 'other_version';

type Stored = { readonly version: number; readonly document: string; readonly outline: KeptOutline };

/** @param document the SHA-256 of its bytes (hex) */
export const storedOutline = (outline: KeptOutline, document: string): Uint8Array =>
  Buffer.from(JSON.stringify({ version: VERSION, document, outline } satisfies Stored));

/** The outline of a document, or why it is not used. Whether it fits the text is seen when the text is opened. */
export function readOutline(bytes: Uint8Array, document: string): KeptOutline | OutlineFault {
  let stored: unknown;
  try {
    stored = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return 'damaged';
  }
  if (!isRecord(stored)) return 'damaged';
  if (stored['version'] !== VERSION) return 'other_version';
  if (stored['document'] !== document) return 'other_document';
  const { outline } = stored;
  return isOutline(outline) ? outline : 'damaged';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isOffset = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
const isText = (value: unknown): boolean => typeof value === 'string';
/** An element whose contents are characters, or none. */
const isRaw = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{0,9}$/.test(value);

const isBoundary = (value: unknown): boolean =>
  isRecord(value) &&
  isOffset(value['at']) &&
  isListOf(value['open'], isOffset) &&
  isOffset(value['ignored']) &&
  isRaw(value['raw']);
const isAnchor = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isOffset(value[1]);

const isOutline = (value: unknown): value is KeptOutline =>
  isRecord(value) &&
  isOffset(value['characters']) &&
  isRecord(value['sizes']) &&
  isListOf(value['boundaries'], isBoundary) &&
  (value['cutAt'] === null || isOffset(value['cutAt'])) &&
  isListOf(value['anchors'], isAnchor) &&
  isListOf(value['styles'], isText) &&
  typeof value['namesCells'] === 'boolean';
