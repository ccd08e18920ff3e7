const PREFIX = 'whsec_';
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** Standard Webhooks: between 24 and 64 bytes. */
const BYTES = { least: 24, most: 64 };

/** Whether a text is a secret of Standard Webhooks. */
export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const encoded = text.slice(PREFIX.length);
  if (!BASE64.test(encoded)) return false;
  const { length } = Buffer.from(encoded, 'base64');
  return length >= BYTES.least && length <= BYTES.most;
}
