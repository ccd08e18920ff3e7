import { HTML_ENTITIES } from '@footnote/xbrl/report/html-entities';

const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,31}));/g;
const XML: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** The text that an XML fragment shows: without tags and comments, with its references resolved. */
export function shownText(fragment: string): string {
  const text = fragment.includes('<')
    ? fragment.replaceAll(MARKUP, (_, data: string | undefined) => data?.replaceAll('&', '&amp;') ?? '')
    : fragment;
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return XML[name] ?? HTML_ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
