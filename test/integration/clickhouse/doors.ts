import { request } from 'node:http';
import { expect } from 'chai';
import { withoutCredentials } from '@footnote/clickhouse-embedded/url';
import { withClient, type SubjectOf } from './subject.ts';

type Answered = { readonly status: number; readonly text: string };

/** A request with any headers, also those that fetch forbids. */
const send = (
  url: string,
  { method = 'GET', headers = {} }: { readonly method?: string; readonly headers?: Record<string, string> },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    // A server that does not upgrade answers as to any other request.
    sent.on('upgrade', () => resolve({ status: 101, text: '' }));
    sent.end(method === 'POST' ? 'SELECT 1' : undefined);
  });

/** Who is let in: the two users of the data folder, in every way that clients present a password, and nobody else. */
export const doorsHold = (subject: SubjectOf): void => {
  describe('the door', () => {
    const query = '?query=SELECT%20currentUser()';

    it('opens for both users by Basic authentication, headers and URL', async () => {
      for (const url of [subject().url, subject().readerUrl]) {
        const { origin, headers } = withoutCredentials(url);
        const { username, password } = new URL(url);
        const inUrl = new URLSearchParams({ user: username, password }).toString();
        for (const [path, presented] of [
          [query, headers],
          [query, { 'X-ClickHouse-User': username, 'X-ClickHouse-Key': password }],
          [`${query}&${inUrl}`, {}],
        ] as const)
          expect((await send(`${origin}/${path}`, { headers: { ...presented } })).status).to.equal(200);
        expect(
          await withClient({ ...subject(), url }, (client) => client.ping({ select: true })),
        ).to.deep.equal({
          success: true,
        });
      }
    });

    it('stays shut for everybody else, and says nothing of why', async () => {
      const { origin } = withoutCredentials(subject().url);
      const { username, password } = new URL(subject().url);
      const reader = new URL(subject().readerUrl);
      const basic = (text: string): Record<string, string> => ({
        Authorization: `Basic ${Buffer.from(text).toString('base64')}`,
      });
      const visitors: readonly Record<string, string>[] = [
        {},
        basic('default:'),
        basic(`default:${password}`),
        basic(`${username}:`),
        basic(`${username}:${password.slice(1)}`),
        basic(`${username}:${password}x`),
        basic(`${username}:${reader.password}`),
        basic(`${username.toUpperCase()}:${password}`),
        basic(password),
        { Authorization: `Bearer ${password}` },
        { 'X-ClickHouse-User': username },
        { 'X-ClickHouse-Key': password },
        // The headers count, and not the URL beside them.
        { 'X-ClickHouse-User': 'nobody' },
      ];
      for (const headers of visitors)
        for (const method of ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'])
          for (const path of [query, '', 'nowhere', `?${'x'.repeat(5_000)}`]) {
            const { status, text } = await send(`${origin}/${path}`, { method, headers });
            expect(status, `${method} /${path.slice(0, 20)} ${JSON.stringify(headers)}`).to.equal(403);
            if (method !== 'HEAD') expect(text).to.include('AUTHENTICATION_FAILED').and.not.include(password);
          }
      const both = `${query}&user=${username}&password=${password}`;
      expect(
        (await send(`${origin}/${both}`, { headers: { 'X-ClickHouse-User': 'nobody' } })).status,
      ).to.equal(403);
      expect(await send(`${origin}/ping`, {})).to.deep.equal({ status: 200, text: 'Ok.\n' });
      const script = await send(`${origin}/`, { headers: basic('<script>\u001b[2J:x') });
      expect(script.text).to.include('?script').and.not.include('<').and.not.include('\u001b');
    });

    it('stays shut for pages in a browser and for foreign names, whatever they present', async () => {
      const { origin, headers } = withoutCredentials(subject().url);
      const shut: readonly Record<string, string>[] = [
        { Origin: 'https://example.com' },
        { Origin: 'null' },
        { Origin: origin },
        { Referer: 'https://example.com/page' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { 'Sec-Fetch-Site': 'same-origin' },
        { Connection: 'Upgrade', Upgrade: 'websocket' },
        { Host: 'rebound.example.com' },
        { Host: '127.0.0.1.example.com' },
        { Host: 'example.com:8123' },
      ];
      for (const given of shut)
        for (const path of [query, 'ping'])
          expect(
            (await send(`${origin}/${path}`, { headers: { ...headers, ...given } })).status,
            JSON.stringify(given),
          ).to.equal(403);
      for (const given of [{ 'Sec-Fetch-Site': 'none' }, { Host: 'localhost:8123' }, { Host: '[::1]' }])
        expect((await send(`${origin}/${query}`, { headers: { ...headers, ...given } })).status).to.equal(
          200,
        );
    });
  });
};
