import {
  FINANCIALS,
  FLAGS,
  goodBodies,
  requestBytes,
  SEARCH_TOOL,
  single,
  type Case,
  type Target,
} from './case.ts';

const CRLF = '\r\n';

/** Invalid HTTP requests, and some that are valid but rare. */
export function* protocolCases(target: Target): Iterable<Case> {
  const { key } = target;
  const catalog = { method: 'GET', path: '/v2/catalog' };
  const raw = (name: string, text: string | Uint8Array, more: Partial<Case> = {}): Case => ({
    name,
    script: [text],
    requested: [catalog],
    isMalformed: true,
    ...more,
  });
  const head = `GET /v2/catalog HTTP/1.1${CRLF}Host: a${CRLF}X-API-Key: ${key}${CRLF}`;
  yield raw('HTTP/1.0', `GET /v2/catalog HTTP/1.0${CRLF}X-API-Key: ${key}${CRLF}${CRLF}`);
  yield raw('HTTP/0.9', `GET /v2/catalog${CRLF}`);
  yield raw('HTTP/2 without an upgrade', `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`);
  yield raw('HTTP/9.9', `GET /v2/catalog HTTP/9.9${CRLF}${CRLF}`);
  yield raw('no Host', `GET /v2/catalog HTTP/1.1${CRLF}X-API-Key: ${key}${CRLF}${CRLF}`);
  yield raw('two Hosts', `${head}Host: b${CRLF}${CRLF}`);
  yield raw('bare line feeds', `GET /v2/catalog HTTP/1.1\nHost: a\nX-API-Key: ${key}\n\n`);
  yield raw('a folded header', `${head}X-A: b${CRLF} c${CRLF}${CRLF}`);
  yield raw('a header without a name', `${head}: b${CRLF}${CRLF}`);
  yield raw('a blank before the colon', `${head}X-A : b${CRLF}${CRLF}`);
  yield raw('a zero in a header', `${head}X-A: \0${CRLF}${CRLF}`);
  yield raw('a large header', `${head}X-A: ${'a'.repeat(100_000)}${CRLF}${CRLF}`);
  yield raw('3000 headers', `${head}${`X-A: b${CRLF}`.repeat(3000)}${CRLF}`);
  yield raw('a long request line', `GET /${'a'.repeat(100_000)} HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`);
  yield raw('another method', `BREW /v2/catalog HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`);
  yield raw('CONNECT', `CONNECT example.com:443 HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`);
  yield raw('an asterisk', `OPTIONS * HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`);
  yield raw('TLS', Buffer.from([0x16, 3, 1, 0, 0xa5, 1, 0, 0, 0xa1, 3, 3, ...Array<number>(60).fill(7)]));
  yield raw('nothing but zeros', Buffer.alloc(2000));
  yield raw('two keys', `${head}X-API-Key: other${CRLF}${CRLF}`);
  yield raw(
    'an address for a target',
    `GET http://elsewhere/v2/catalog HTTP/1.1${CRLF}Host: a${CRLF}X-API-Key: ${key}${CRLF}${CRLF}`,
  );
  yield raw('an upgrade', `${head}Connection: Upgrade${CRLF}Upgrade: websocket${CRLF}${CRLF}`);
  yield raw('a GET with a body', `${head}Content-Length: 5${CRLF}${CRLF}hello`, { isMalformed: false });
  yield* lengthCases(target);
  yield* pipelined(target);
}

/** Declared lengths of a body, and the bytes that follow. */
function* lengthCases(target: Target): Iterable<Case> {
  const [symbol = ''] = target.symbols;
  for (const path of [FINANCIALS, SEARCH_TOOL, FLAGS]) {
    const body = JSON.stringify(goodBodies(symbol)[path]);
    const requested = [{ method: 'POST', path }];
    const start = `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}X-API-Key: ${target.key}${CRLF}Content-Type: application/json${CRLF}`;
    const chunk = (text: string): string => `${text.length.toString(16)}${CRLF}${text}${CRLF}`;
    const chunked = `${start}Transfer-Encoding: chunked${CRLF}`;
    const sent = (name: string, script: Case['script'], more: Partial<Case> = {}): Case => ({
      name: `${path}: ${name}`,
      script,
      requested,
      isMalformed: true,
      ...more,
    });
    yield sent('no length', [`${start}${CRLF}`, body]);
    yield sent('two lengths', [`${start}Content-Length: 1${CRLF}Content-Length: 2${CRLF}${CRLF}`, body]);
    yield sent('a negative length', [`${start}Content-Length: -1${CRLF}${CRLF}`, body]);
    yield sent('an excessive length', [`${start}Content-Length: 99999999999999999999${CRLF}${CRLF}`, body]);
    yield sent('a length and chunks', [`${chunked}Content-Length: 4${CRLF}${CRLF}`, chunk(body), chunk('')]);
    yield sent('chunks, one letter each', [`${chunked}${CRLF}`, ...Array.from(body, chunk), chunk('')], {
      isMalformed: false,
      status: 200,
    });
    yield sent('chunks with extensions and a trailer', [
      `${chunked}${CRLF}`,
      `${body.length.toString(16)};a=b${CRLF}${body}${CRLF}0${CRLF}X-T: 1${CRLF}${CRLF}`,
    ]);
    yield sent('a chunk of no size', [`${chunked}${CRLF}`, `zz${CRLF}${body}${CRLF}`]);
    yield sent(
      'chunks beyond the limit',
      [`${chunked}${CRLF}`, ...Array<string>(80).fill(chunk(' '.repeat(1000))), chunk('')],
      {
        isMalformed: false,
        status: 413,
      },
    );
    yield sent(
      'chunks without end',
      [`${chunked}${CRLF}`, ...Array<string>(3000).fill(chunk(' '.repeat(1000)))],
      { status: 413 },
    );
    yield sent(
      'a length that is too large, and nothing',
      [`${start}Content-Length: 10000000${CRLF}${CRLF}`],
      { status: 413 },
    );
    yield sent('another coding', [`${start}Transfer-Encoding: gzip${CRLF}${CRLF}`, body]);
    yield sent(
      'expecting 100-continue',
      [`${start}Expect: 100-continue${CRLF}Content-Length: ${body.length}${CRLF}${CRLF}`, 20, body],
      {
        isMalformed: false,
        status: 200,
      },
    );
    yield sent('expecting something else', [
      `${start}Expect: coffee${CRLF}Content-Length: ${body.length}${CRLF}${CRLF}`,
      body,
    ]);
    yield sent(
      'byte by byte',
      [
        `${start}Content-Length: ${body.length}${CRLF}${CRLF}`,
        ...Array.from(body).flatMap((letter) => [letter, 2]),
      ],
      {
        isMalformed: false,
        status: 200,
      },
    );
  }
}

/** Several requests without waiting for responses, which must come in order. */
function* pipelined(target: Target): Iterable<Case> {
  const [symbol = ''] = target.symbols;
  const post = (path: string, body: string) => ({ method: 'POST', path, body });
  const bodies = goodBodies(symbol);
  const several = [
    { path: `/v2/fundamentals?symbol=${symbol}` },
    post(FINANCIALS, JSON.stringify(bodies[FINANCIALS])),
    { path: '/v2/nope' },
    post(SEARCH_TOOL, '{'),
    { path: '/v2/search?query=fn' },
    post(FLAGS, JSON.stringify(bodies[FLAGS])),
    { path: `/v2/explain?symbol=${symbol}&statement=income_statement&field=revenue&period=FY2024` },
    post(FINANCIALS, '['.repeat(2000)),
    { path: '/v2/catalog' },
  ];
  const requests = [...several, ...several, ...several];
  const requested = requests.map((request) => ({ method: 'GET', ...request }));
  const bytes = requests.map((request) => requestBytes(target, request));
  yield { name: 'pipelined', script: [Buffer.concat(bytes)], requested, status: 200 };
  yield {
    name: 'pipelined, cut anywhere',
    script: [...pieces(Buffer.concat(bytes), 97)],
    requested,
    status: 200,
  };
  const first = requestBytes(target, { path: '/v2/catalog' });
  yield {
    name: 'garbage after a request',
    script: [Buffer.concat([first, Buffer.from('\0\0\0nonsense\r\n\r\n')])],
    requested: [{ method: 'GET', path: '/v2/catalog' }],
    isMalformed: true,
  };
  yield single(target, 'one after another', { path: '/v2/catalog' }, { status: 200 });
}

function* pieces(bytes: Buffer, size: number): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
