import { Webhook } from 'standardwebhooks';

/** What is posted to a receiver. */
export type Message = {
  /** The same at each attempt: receivers recognise duplicates by it. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
};

/** The headers of Standard Webhooks, with one signature for each secret. `now`: epoch milliseconds. */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly string[],
  now: number,
): Readonly<Record<string, string>> {
  const time = new Date(now);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'footnote-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, time, body)).join(' '),
  };
}
