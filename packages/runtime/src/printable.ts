/** User name and password of a URL, wherever it stands in a text. */
const CREDENTIALS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#'"]*@/gi;
/** What a terminal obeys instead of showing it, and what turns the direction of a text; not line feed and tab. */
const COMMANDS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the user names and passwords of its URLs. */
export function withoutCredentials(text: string): string {
  return text.includes('@') ? text.replaceAll(CREDENTIALS, '$1***@') : text;
}

/** A text for a terminal: control characters are shown as escapes, credentials are not shown. */
export function printable(text: string): string {
  return withoutCredentials(text).replaceAll(COMMANDS, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
