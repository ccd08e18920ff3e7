/** A URL with credentials, in the two parts that `fetch` needs: it refuses credentials in a URL. */
export function withoutCredentials(url: string): {
  readonly origin: string;
  readonly headers: { readonly authorization?: string };
} {
  const { origin, username, password } = new URL(url);
  if (username === '') return { origin, headers: {} };
  const presented = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { origin, headers: { authorization: `Basic ${Buffer.from(presented).toString('base64')}` } };
}
