import { gzipSync } from 'node:zlib';
import { goodBodies, single, type Case, type Target } from './case.ts';

/** JSON texts that replace the value of a member. */
const VALUES: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '2.0',
  '1e2',
  '1e308',
  '1e400',
  '-1e400',
  '9007199254740993',
  '123456789012345678901234567890',
  '0.1e-400',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202eFNDEC"',
  '"e\\u0301"',
  '"🧾"',
  '"__proto__"',
  '"constructor"',
  '"FNDEC\\nX: 1"',
  `"${'A'.repeat(24)}"`,
  `"${'A'.repeat(25)}"`,
  `"${'ﬁ'.repeat(1000)}"`,
  `"${'A'.repeat(60_000)}"`,
  '"1\'; DROP TABLE statement_cells --"',
  '"{symbol:String}"',
  '[]',
  '[[]]',
  '[null]',
  '["income","income","income"]',
  '["income","balance","cash_flow","income"]',
  '[1,2,3]',
  '{}',
  '{"a":1}',
  '{"toString":1,"__proto__":{"a":1}}',
];

/** Texts that are not JSON, or not strict JSON. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{',
  '}',
  '{}{}',
  '{"symbol":"A",}',
  "{'symbol':'A'}",
  '{symbol:"A"}',
  '{"symbol":"A"} // c',
  '{"symbol":NaN}',
  '{"symbol":Infinity}',
  '{"symbol":undefined}',
  '{"symbol":"\t"}',
  '{"symbol":"A","symbol":"B"}',
  '{"symbol":"A","\\u0073ymbol":"B"}',
  '{"a":{"b":1,"b":2}}',
  '{"":1}',
  '{"__proto__":null,"symbol":"A"}',
  '{"periods":01}',
  '{"periods":+1}',
  '{"periods":.5}',
  '{"periods":0x10}',
  'symbol=FNDEC',
  '<xml/>',
];

/** Depths of nesting, from accepted ones to those that would break a recursive parser. */
const DEPTHS = [15, 16, 17, 100, 1000, 20_000, 32_000] as const;

const QUOTED = /"(?:[^"\\]|\\.)*"/s;

/** Bodies with one fault, for each route with a body. */
export function* bodyCases(target: Target): Iterable<Case> {
  const [symbol = ''] = target.symbols;
  for (const [path, good] of Object.entries(goodBodies(symbol))) {
    const post = (name: string, body: string | Uint8Array, headers = {}, more = {}): Case =>
      single(target, `${path}: ${name}`, { method: 'POST', path, body, headers }, more);
    yield post('a valid body', JSON.stringify(good), {}, { status: 200 });
    for (const member of [...Object.keys(good), '__proto__', 'toString', '', 'a'.repeat(5000)]) {
      for (const value of VALUES) {
        const others = Object.entries(good).filter(([name]) => name !== member);
        const members = others.map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`);
        const text = `{${[...members, `${JSON.stringify(member)}:${value}`].join(',')}}`;
        yield post(`${member.slice(0, 20)} ${value.slice(0, 30)}`, text);
      }
      const { [member]: _, ...rest } = good;
      yield post(`without ${member.slice(0, 20)}`, JSON.stringify(rest));
    }
    for (const text of TEXTS) yield post(`the text ${text}`, text);
    for (const depth of DEPTHS) {
      const status = depth > 17 ? 413 : undefined;
      const more = status === undefined ? {} : { status };
      yield post(`${depth} lists deep`, `${'['.repeat(depth)}${']'.repeat(depth)}`, {}, more);
      yield post(`${depth} open lists`, '['.repeat(depth), {}, more);
      yield post(
        `${depth} objects deep`,
        `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`.slice(0, 65_536),
        {},
        more,
      );
    }
    yield* bytesCases(JSON.stringify(good), post);
  }
}

function* bytesCases(
  text: string,
  post: (name: string, body: string | Uint8Array, headers?: object, more?: object) => Case,
): Iterable<Case> {
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  yield post('a byte order mark', `\uFEFF${text}`);
  yield post('UTF-16', utf16);
  yield post('UTF-16, declared', utf16, { 'Content-Type': 'application/json; charset=utf-16le' });
  yield post(
    'overlong UTF-8',
    Buffer.concat([Buffer.from('{"symbol":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
  );
  yield post('half a character', Buffer.concat([Buffer.from('{"symbol":"'), Buffer.from([0xf0, 0x9f])]));
  yield post('a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]));
  yield post('zeros', Buffer.alloc(1000));
  yield post('random bytes', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)));
  yield post('gzip, declared', gzipSync(text), { 'Content-Encoding': 'gzip' });
  yield post('gzip, undeclared', gzipSync(text));
  yield post('a compression bomb', gzipSync(Buffer.alloc(50_000_000)), { 'Content-Encoding': 'gzip' });
  for (const type of [
    '',
    'text/plain',
    'application/JSON',
    'application/json; charset=latin1',
    'a/b;;;=',
    '\u00ff',
  ])
    yield post(`content type ${type}`, text, { 'Content-Type': type });
  const filler = JSON.stringify({ query: '' }).length;
  for (const size of [65_535, 65_536, 65_537, 100_000]) {
    const more = size > 65_536 ? { status: 413 } : {};
    yield post(`${size} bytes`, `{"query":"${'x'.repeat(size - filler)}"}`, {}, more);
  }
  const string = QUOTED.exec(text)?.[0] ?? '';
  yield post('a string of escapes', `{${string}:"${'\\u0041'.repeat(10_000)}"}`);
}
