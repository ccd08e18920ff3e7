import { MAX_FORM_BYTES } from '../xml/document.ts';
import { cikOf } from '../xml/values.ts';

const ISSUER = /<(?:[\w.-]+:)?issuerCIK\s*>([^<]{1,40})</gi;

/**
 * The issuer's CIK (ten digits) of an unreadable schedule: the content of the CIK element if the document has
 * exactly one. Null otherwise.
 */
export function statedIssuer(content: Uint8Array): string | null {
  const { buffer, byteOffset, byteLength } = content;
  const text = Buffer.from(buffer, byteOffset, Math.min(byteLength, MAX_FORM_BYTES)).toString('latin1');
  const [first, ...others] = new Set([...text.matchAll(ISSUER)].map(([, digits]) => cikOf(digits ?? '')));
  return first === undefined || others.length > 0 ? null : first;
}
