import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFolderArchive } from '@footnote/archive/content-archive';
import type { FilingDocument } from '@footnote/lanes/filings/documents/source';
import { FILERS_OF_ACCESSION } from '@footnote/lanes/filings/filings/read-filing';
import { filingDocumentEndpoint } from '@footnote/query/routes/filing-document';
import { createViewer } from '@footnote/query/threads/viewer';
import type { StoreReader } from '@footnote/read-store/port';

/** The invented filing that has the document. */
export const ACCESSION = '0009999999-26-000001';
const FILED = '2026-02-01';

const head = {
  ...{ cik: '0009999999', accession: ACCESSION, form: '10-K', filed: FILED, report_date: '2025-12-31' },
  ...{ accepted_at: null, items: [], url: 'https://www.sec.gov/', source_time: `${FILED}T00:00:00Z` },
};
const store = {
  read: (query: unknown) => Promise.resolve(query === FILERS_OF_ACCESSION ? [head] : []),
} as unknown as StoreReader;

/** The folder of an archive that has the document, and the outline that was stored of it, if any. */
type Served = {
  readonly archive: string;
  readonly sha256: string;
  /** Size of the document. */
  readonly bytes: number;
  readonly outline: Uint8Array | null;
};

/** A server that answers for one document like the service, by its code, and else passes on what a running service answers. */
export async function serveBeside(
  service: string,
  key: string,
  { archive, outline, ...archived }: Served,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const document: FilingDocument = {
    ...{
      url: 'https://www.sec.gov/Archives/edgar/data/9999999/large.htm',
      kind: 'filing',
      place: 0,
      type: '',
    },
    ...{ form: '10-K', filed: FILED },
    ...archived,
  };
  const viewer = createViewer();
  const endpoint = filingDocumentEndpoint({
    store,
    source: {
      documentsOf: () => Promise.resolve([document]),
      read: (sha256) => openFolderArchive(archive).get(sha256),
      outlineOf: () => Promise.resolve(outline),
    },
    viewer,
    now: Date.now,
  });
  const own = `/v2/filings/${ACCESSION}/document`;
  const handle = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = url.split('?');
    if (path === own) {
      const parsed = endpoint.parse(query, { accession: ACCESSION });
      const answer = 'request' in parsed ? await endpoint.answer(parsed.request) : undefined;
      if (answer === undefined || !('render' in answer)) return void response.writeHead(400).end();
      const { body } = answer.render(Date.now(), 'closed');
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    }
    if (path === `/filings/${ACCESSION}/document`) viewer.start();
    const passed = await fetch(`${service}${url}`, {
      headers: { 'X-API-Key': key, Accept: headers.accept ?? '*/*' },
    });
    const kept = ['content-type', 'content-security-policy'].flatMap((name): [string, string][] => {
      const value = passed.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    response.writeHead(passed.status, Object.fromEntries(kept)).end(Buffer.from(await passed.arrayBuffer()));
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await viewer.stop();
    },
  };
}
