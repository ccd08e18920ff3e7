/** The floor of an HTTP answer: Koa sending the same bytes. Prints its port; ends with its parent. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

const body = readFileSync(process.argv[2] ?? '');
const app = new Koa();
app.use((context) => {
  context.type = 'application/json';
  context.body = body;
});
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
