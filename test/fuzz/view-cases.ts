/** Documents with attacks in them, whole and in pieces. */
import { ATTACKS } from '@footnote/document-view/testing/attacks';
import { mutated, stretch, type Chance } from './filing-mutations.ts';

const STRETCH = 20_000;
const REAL = 0.3;

const ATTACKING = ATTACKS.map((attack) => Buffer.from(attack));

/** What an attack is put together from, besides whole ones. */
const PIECES = [
  ...['<', '>', '"', "'", '=', '/', '&', ';', '`', '\0', '\t', '\n', '<!--', '-->', '<![CDATA[', ']]>', '<?'],
  ...[
    '<svg>',
    '<math>',
    '<style>',
    '</style>',
    '<title>',
    '<textarea>',
    '<template>',
    '<noscript>',
    '<xmp>',
    '<select>',
  ],
  ...[
    '<ix:nonFraction name="a:b">',
    '<ix:header>',
    '<ix:hidden/>',
    '<table>',
    '<tr>',
    '<td ',
    '</table>',
    '<a href="#x">',
  ],
  ...[
    ' id="x"',
    ' href="#',
    ' style="',
    ' onclick=',
    ' src=',
    'url(',
    '\\75 rl(',
    '/*',
    '*/',
    '{',
    '}',
    'javascript:',
  ],
  ...['&quot;', '&lt;', '&#0;', '&#x3c;', '&colon;', '&NewLine;'],
].map((piece) => Buffer.from(piece));

const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** Some attacks and pieces of them, within a stretch of a document, after a few changes of bytes. */
export function viewCase(invented: readonly Buffer[], real: readonly Buffer[], chance: Chance): Buffer {
  const from = chance() < REAL && real.length > 0 ? real : invented;
  const document = stretch(pick(from, chance) ?? Buffer.alloc(0), STRETCH * chance(), chance);
  const parts: Buffer[] = [Buffer.from('<body><p>a</p>'), document];
  for (let count = 1 + Math.floor(chance() * 6); count > 0; count -= 1) {
    const part = pick(chance() < 0.5 ? ATTACKING : PIECES, chance) ?? Buffer.alloc(0);
    const at = Math.floor(chance() * (parts.length + 1));
    parts.splice(at, 0, chance() < 0.3 ? part.subarray(Math.floor(chance() * part.length)) : part);
  }
  const bytes = Buffer.concat(parts);
  return chance() < 0.5 ? bytes : mutated(bytes, pick(ATTACKING, chance) ?? bytes, chance);
}
