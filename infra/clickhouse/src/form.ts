import type { IncomingMessage } from 'node:http';
import { requestBody } from './compression.ts';
import { exception } from './exception.ts';

const MAX_FORM_BYTES = 64 * 1024 * 1024;

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of requestBody(request).stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) {
      throw exception(229, 'QUERY_IS_TOO_LARGE', `The form exceeds ${MAX_FORM_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const fieldOf = (part: string): [string, string] => {
  const headEnd = part.indexOf('\r\n\r\n');
  const head = part.slice(0, headEnd);
  const name = /^content-disposition:[^\r\n]*[;\s]name="([^"\r\n]*)"/im.exec(head)?.[1];
  if (headEnd < 0 || name === undefined) throw exception(36, 'BAD_ARGUMENTS', 'A form part has no name');
  if (/;\s*filename=/i.test(head)) {
    throw exception(48, 'NOT_IMPLEMENTED', 'External tables are not supported by the embedded server');
  }
  return [name, part.slice(headEnd + 4)];
};

/** Fields of a multipart form, in which clients send long parameters; empty for any other body. */
export const formFields = async (request: IncomingMessage): Promise<ReadonlyMap<string, string>> => {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return new Map();
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) throw exception(36, 'BAD_ARGUMENTS', 'Multipart body without a boundary');
  const parts = `\r\n${await readAll(request)}`.split(`\r\n--${boundary}`);
  return new Map(
    parts
      .slice(1)
      .filter((part) => part.startsWith('\r\n'))
      .map((part) => fieldOf(part.slice(2))),
  );
};
