import { createClient, type ClickHouseClient } from '@clickhouse/client';
import { withoutCredentials } from '@footnote/clickhouse-embedded/url';

type ClientOptions = NonNullable<Parameters<typeof createClient>[0]>;

/** The server under test and a database of its own on it. */
export type Subject = { readonly url: string; readonly readerUrl: string; readonly database: string };

/** Every suite takes this, so that the same tests run on the embedded server and on a real one. */
export type SubjectOf = () => Subject;

const clientOf = (subject: Subject, options: ClientOptions): ClickHouseClient =>
  createClient({ url: subject.url, database: subject.database, log: { level: 127 }, ...options });

/** Runs `work` with a client that is closed afterwards. */
export const withClient = async <Result>(
  subject: Subject,
  work: (client: ClickHouseClient) => Promise<Result>,
  options: ClientOptions = {},
): Promise<Result> => {
  const client = clientOf(subject, options);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

export const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A plain HTTP request. With `body` it is a POST. */
export const http = async (
  subject: Subject,
  fields: Record<string, string>,
  body?: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const query = new URLSearchParams({ database: subject.database, ...fields });
  const { origin, headers: credentials } = withoutCredentials(subject.url);
  return fetch(`${origin}/?${query.toString()}`, {
    headers: { ...credentials, ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: body as string | Uint8Array<ArrayBuffer> }),
  });
};
