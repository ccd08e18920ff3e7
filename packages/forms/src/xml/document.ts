import { isWellFormed, parseXml, type XmlElement } from './element.ts';
import { salvaged } from './salvage.ts';

/**
 * Maximum size of a form in bytes. EDGAR's forms have some hundred kilobytes at most; an information table
 * has a separate limit.
 */
export const MAX_FORM_BYTES = 16 * 1024 * 1024;

/** Why a document of any form is not read. */
export type DocumentRefusal = 'too_large' | 'malformed';

export type FormDocument = {
  readonly root: XmlElement;
  /** The document ends early; the root has only the elements before the cut. */
  readonly truncated: boolean;
};

/** The place in a form after which nothing is needed, and the elements that are open there. */
export type SalvagePlace = { readonly end: RegExp; readonly around: readonly string[] };

/** A form's elements. A truncated form is read up to `place`, and is `malformed` if it ends before. */
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
