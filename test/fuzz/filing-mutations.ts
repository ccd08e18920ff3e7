/** Mutations of documents that filers, converters and attackers might produce. */

/** A reproducible random number in [0, 1). */
export type Chance = () => number;

const TOKENS = [
  '<',
  '>',
  '&',
  '<p>',
  '</p>',
  '<div style="display:none">',
  '</div>',
  '<table><tr><td>',
  '</table>',
  '<td>',
  '<pre>',
  '<a href="#a">',
  '<a name="a">',
  '<hr style="page-break-after:always">',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<ix:header>',
  '<b>',
  '<br><br>',
  '<![CDATA[',
  '&nbsp;',
  '&#xD800;',
  '&#1114112;',
  '&amp;amp;',
  '<PAGE>\n',
  '<TABLE>\n',
  '<DOCUMENT>\n<TYPE>10-K\n<TEXT>\n',
  '</TEXT>',
  '<p>Item 1A. Risk Factors</p>',
  '<p><b>Item 7.</b></p>',
  'ITEM 2. ',
  '<p>PART II</p>',
  '<p>12</p>',
  'Not applicable.',
  'e\u0301\u0316\u0301',
  '\ufdfa',
  '\u202e',
  '\0',
].map((token) => Buffer.from(token));

const LONGEST_PIECE = 4_000;
const REPEATS = [2, 10, 100, 5_000];

/** A document after one to eight changes; `other` is a document from which pieces are copied. */
export function mutated(document: Buffer, other: Buffer, chance: Chance): Buffer {
  let bytes = document;
  const changes = 1 + Math.floor(chance() * 8);
  for (let change = 0; change < changes; change += 1) bytes = changed(bytes, other, chance);
  return bytes;
}

/** A stretch of a document. */
export function stretch(document: Buffer, longest: number, chance: Chance): Buffer {
  const length = Math.floor(chance() * longest);
  const from = Math.floor(chance() * Math.max(1, document.length - length));
  return document.subarray(from, from + length);
}

function changed(bytes: Buffer, other: Buffer, chance: Chance): Buffer {
  const at = Math.floor(chance() * (bytes.length + 1));
  const length = Math.floor(chance() ** 3 * LONGEST_PIECE);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const piece = after.subarray(0, length);
  const token = TOKENS[Math.floor(chance() * TOKENS.length)] ?? Buffer.alloc(0);
  switch (Math.floor(chance() * 8)) {
    case 0:
      return Buffer.concat([before, after.subarray(length)]);
    case 1:
      return Buffer.concat([before, token, after]);
    case 2:
      return Buffer.concat([before, repeated(token, chance), after]);
    case 3:
      return Buffer.concat([before, repeated(piece.subarray(0, 200), chance), after]);
    case 4:
      return Buffer.concat([before, stretch(other, LONGEST_PIECE, chance), after]);
    case 5:
      return Buffer.concat([after, before]);
    case 6:
      return bytes.subarray(0, Math.max(1, at));
    default:
      return withBytesChanged(bytes, chance);
  }
}

function repeated(piece: Buffer, chance: Chance): Buffer {
  const times = REPEATS[Math.floor(chance() * REPEATS.length)] ?? 1;
  return Buffer.concat(Array.from({ length: times }, () => piece));
}

function withBytesChanged(bytes: Buffer, chance: Chance): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 20 && copy.length > 0; count += 1)
    copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256);
  return copy;
}
