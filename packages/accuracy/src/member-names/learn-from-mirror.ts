/**
 * Writes the dictionary of names of members, `words.generated.ts`, from the labels in a mirror of EDGAR: label linkbases, the
 * first cells of rows of inline documents, and companyfacts. Only words and what stands between two of them are kept.
 *   node packages/accuracy/src/member-names/learn-from-mirror.ts DIR
 */
import { writeFileSync } from 'node:fs';
import { learn } from '@footnote/xbrl/member-names/learn';
import { companyfactsLabels, inlineLabels, linkbaseLabels } from './mirror-labels.ts';

const WIDTH = 110;

const [mirror] = process.argv.slice(2);
if (mirror === undefined) throw new Error('usage: learn-from-mirror.ts DIR');
const { words, forms, joints } = learn([
  ...[...linkbaseLabels(mirror).values()].flat(),
  ...[...inlineLabels(mirror).values()].flat(),
  ...companyfactsLabels(mirror),
]);
const joined = (sign: string): readonly string[] =>
  [...joints].flatMap(([pair, found]) => (found === sign ? [pair] : []));
writeFileSync(
  new URL('../../../xbrl/src/member-names/words.generated.ts', import.meta.url),
  [
    '/** Written by learn-from-mirror.ts: words of labels, and what stands between two of them. */',
    constant('WORDS', [...words], ' '),
    constant('FORMS', [...forms.values()], ' '),
    constant('COMMAS', joined(','), ','),
    constant('HYPHENS', joined('-'), ','),
    '',
  ].join('\n'),
);

/** A constant with the items, divided into lines. */
function constant(name: string, items: readonly string[], divider: string): string {
  const lines: string[] = [''];
  for (const item of items) {
    const last = lines.at(-1) ?? '';
    if (last.length + item.length > WIDTH) lines.push(`${item}${divider}`);
    else lines[lines.length - 1] = `${last}${item}${divider}`;
  }
  const texts = lines.map((line, at) => JSON.stringify(at === lines.length - 1 ? line.slice(0, -1) : line));
  return `export const ${name} =\n  ${texts.join(' +\n  ')};`;
}
