import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ArchiveServer = {
  readonly url: string;
  /** The requests, as values of the Range header ('' for the whole archive). */
  readonly requests: readonly string[];
  /** The served bytes; replacing them changes the entity tag. */
  serve(bytes: Buffer): void;
  /** The next answers end half-way. */
  cut(answers: number): void;
  close(): Promise<void>;
};

/** A server of one archive on 127.0.0.1, with or without range support. Paths under `/moved` redirect. */
export const startArchiveServer = async (
  first: Buffer,
  { ranges = true }: { readonly ranges?: boolean } = {},
): Promise<ArchiveServer> => {
  const requests: string[] = [];
  let bytes = first;
  let version = 1;
  let cuts = 0;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/moved') {
      response.writeHead(302, { location: '/archive.zip' }).end();
      return;
    }
    const etag = `"v${version}"`;
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    requests.push(request.headers.range ?? '');
    const condition = request.headers['if-range'];
    const partial = ranges && range !== null && (condition === undefined || condition === etag);
    const from = partial ? Number(range[1]) : 0;
    const to = partial ? Math.min(Number(range[2]) + 1, bytes.length) : bytes.length;
    const body = bytes.subarray(from, to);
    response.writeHead(partial ? 206 : 200, {
      etag,
      'content-length': body.length,
      ...(partial ? { 'content-range': `bytes ${from}-${to - 1}/${bytes.length}` } : {}),
    });
    if (cuts > 0) {
      cuts -= 1;
      response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    } else response.end(body);
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    serve: (next) => {
      bytes = next;
      version += 1;
    },
    cut: (answers) => void (cuts = answers),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
