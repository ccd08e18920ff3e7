import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the object server is used for here; it has no types. */
type ObjectServer = { run(): Promise<{ readonly port: number }>; close(): Promise<void> };
type ObjectServerClass = new (options: object) => ObjectServer;

/** Of the next answers: an error of the store, half of an object, or another byte in one. */
export type S3Fault =
  | { readonly kind: 'status'; readonly status: number; readonly code: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'flip' };

export type SeenS3Request = {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Whether Content-MD5 is that of the body which arrived; null without the header. */
  readonly isWhole: boolean | null;
};

export type S3Server = {
  readonly endpoint: string;
  readonly requests: SeenS3Request[];
  fail(...faults: readonly S3Fault[]): void;
  close(): Promise<void>;
};

export const BUCKET = 'filings';
/** The only credentials that the server knows. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** An object store on this machine, with faults in front of it. Sets the credentials of the environment until it is closed. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const Server = createRequire(import.meta.url)('@20minutes/s3rver') as ObjectServerClass;
  // It leaves the slash after the bucket out of the signature that it expects.
  const lenient = { silent: true, allowMismatchedSignatures: true };
  const options = { address: '127.0.0.1', port: 0, directory, ...lenient };
  const store = new Server({ ...options, configureBuckets: [{ name: BUCKET }] });
  const { port } = await store.run();
  const before = Object.keys(CREDENTIALS).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, CREDENTIALS);

  const faults: S3Fault[] = [];
  const requests: SeenS3Request[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const body = await bodyOf(incoming);
    const md5 = headers['content-md5'];
    const isWhole = md5 === undefined ? null : createHash('md5').update(body).digest('base64') === md5;
    requests.push({ method, path, isWhole });
    const fault = faults.shift();
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>fault</Message></Error>`);
      return;
    }
    // A real store replaces an object at once; this one is asked for one thing after the other instead.
    const { upstream, bytes } = await inTurn(async () => {
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
      outgoing.end(body);
      const [upstream] = (await once(outgoing, 'response')) as [IncomingMessage];
      return { upstream, bytes: await bodyOf(upstream) };
    });
    response.writeHead(upstream.statusCode ?? 500, upstream.headers);
    if (fault?.kind === 'cut') {
      response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
      return;
    }
    const middle = bytes.length >> 1;
    if (fault?.kind === 'flip') bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    response.end(bytes);
  };
  const front = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');

  return {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    requests,
    fail: (...next) => void faults.push(...next),
    close: async () => {
      for (const [name, value] of before)
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      front.close();
      front.closeAllConnections();
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
