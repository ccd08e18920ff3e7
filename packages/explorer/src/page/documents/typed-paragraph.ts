/** A paragraph of typed text: the `pre` that it stands in, and the beginning of the next one, undefined for the last. */
export type TypedParagraph<Of> = { readonly typed: Of; readonly next: Of | undefined };

/** What is asked of an element of the document. */
type Asked<Of> = {
  matches(selector: string): boolean;
  closest(selector: string): Of | null;
  querySelectorAll(selector: string): Iterable<Of>;
};

/** The paragraph that an empty element begins in typed text; null for any other element, which is a whole one itself. */
export function typedParagraph<Of extends Asked<Of>>(found: Of): TypedParagraph<Of> | null {
  const typed = found.matches('span:empty') ? found.closest('pre') : null;
  if (typed === null) return null;
  const beginnings = [...typed.querySelectorAll('span[id^="l"]:empty')];
  return { typed, next: beginnings[beginnings.indexOf(found) + 1] };
}
