import { createHash } from 'node:crypto';

/** The response for a path of the site. */
export type SiteFile = {
  /** Media type, with the charset of text. */
  readonly type: string;
  readonly body: Buffer;
  /** Strong, of the bytes, in quotes. */
  readonly etag: string;
};

const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

export function siteFile(kind: keyof typeof TYPES, content: string | Buffer): SiteFile {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { type: TYPES[kind], body, etag: `"${digest}"` };
}
