import { isWellFormed, parseXml, type XmlElement } from './element.ts';
import { salvaged } from './salvage.ts';

/**
 * Bytes of the longest form that is read. Those of EDGAR have some hundred kilobytes at most; an information table has a
 * limit of its own.
 */
export const MAX_FORM_BYTES = 16 * 1024 * 1024;

/** Why a document of any form is not read. */
export type DocumentRefusal = 'too_large' | 'malformed';

export type FormDocument = {
  readonly root: XmlElement;
  /** The document breaks; the root has only what stands before the place where it was cut. */
  readonly truncated: boolean;
};

/** The place in a form by which all that it is read for is told, and the elements that are open there. */
export type SalvagePlace = { readonly end: RegExp; readonly around: readonly string[] };

/** A form's elements. One that breaks is read up to `place`, and is `malformed` where it breaks before. */
export function openForm(
  content: Uint8Array,
  { end, around }: SalvagePlace,
): { readonly ok: FormDocument } | { readonly refused: DocumentRefusal } {
  if (content.byteLength > MAX_FORM_BYTES) return { refused: 'too_large' };
  const text = new TextDecoder('utf-8').decode(content);
  const whole = isWellFormed(text);
  const root = parseXml(whole ? text : salvaged(text, end, around));
  return root === undefined ? { refused: 'malformed' } : { ok: { root, truncated: !whole } };
}
