import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');
const processed = new Set<string>();

const server = createServer((request, response) => {
  void text(request).then((body) => {
    try {
      webhook.verify(body, request.headers as Record<string, string>);
    } catch {
      response.writeHead(401).end();
      return;
    }
    const id = String(request.headers['webhook-id']);
    if (!processed.has(id)) {
      const event = JSON.parse(body) as { readonly kind: string; readonly cik?: string };
      console.log(event.kind, event.cik ?? '', id);
      processed.add(id);
    }
    response.writeHead(204).end();
  });
});
server.listen(Number(process.env['PORT'] ?? 8090), '127.0.0.1');
