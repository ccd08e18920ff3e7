const SPECIAL = /[<>&"\0-\x08\x0b\x0e-\x1f]/;
const EACH = /[<>&"\0-\x08\x0b\x0e-\x1f]/g;
const WRITTEN: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Text for HTML, also for a quoted attribute. Control characters are left out. */
export function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH, (character) => WRITTEN[character] ?? '') : text;
}
