/**
 * The floor of an HTTP response: Koa sending the same bytes, after reading the request body if there is one.
 * Without bytes to send it responds 304. Prints its port; exits with its parent.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

const body = readFileSync(process.argv[2] ?? '');
const app = new Koa();
app.use(async (context) => {
  if (context.method === 'POST') await once(context.req.resume(), 'end');
  if (body.length === 0) {
    context.status = 304;
    return;
  }
  context.type = 'application/json';
  context.body = body;
});
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
