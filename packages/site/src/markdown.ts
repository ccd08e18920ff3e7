import { Marked } from 'marked';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading, as GitHub derives it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/**
 * HTML of a page. `linkOf` returns the site URL of a link's target, or null if the site does not have it: the
 * link is then rendered as plain text.
 */
export function htmlOf(markdown: string, linkOf: (target: string) => string | null): string {
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        return `<h${depth} id="${escapeHtml(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const shown = this.parser.parseInline(tokens);
        const address = linkOf(href);
        return address === null ? shown : `<a href="${escapeHtml(address)}">${shown}</a>`;
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  return marked.parse(markdown, { async: false });
}
