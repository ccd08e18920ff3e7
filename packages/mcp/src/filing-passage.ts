import type { Schemas } from '@footnote/client';

type FilingEvidence = Schemas['FilingEvidence'];
type Passage = Pick<FilingEvidence['sections'][number], 'passage' | 'place'>;

/** Figures, fields, sections and statements that are shown, of each. */
const MOST = 3;
/** Characters of one text. */
const LONGEST = 160;

/**
 * What was found in a filing as lines: each figure, field, section or statement as printed, with a link. `base`: address of
 * the service, for links to its viewer.
 */
export function filingPassage(evidence: FilingEvidence, base: string): string {
  const { accession, figures, fields, form, guidance, sections, symbol } = evidence;
  const { total_figures, total_fields } = evidence;
  const lines = [
    ...some(figures, total_figures, 'figures', ({ cells, label, place, text }) => [
      `${text} "${cut(label ?? '')}": ${cells.map(({ field, period }) => `${field} ${period}`).join(', ')}`,
      `  ${base}${place.viewer}`,
    ]),
    ...some(fields, total_fields, 'fields', ({ path, place, text }) => [
      `${path.split('/').slice(-3).join('/')}: ${cut(text)}`,
      `  ${base}${place.viewer}`,
    ]),
    ...some(sections, sections.length, 'sections', (section) => [
      `${section.heading ?? section.name}: ${passageLine(section)}`,
      ...linkOf(section, base),
    ]),
    ...some(guidance, guidance.length, 'statements', ({ item, ...own }) => [
      `${item.metric}: "${cut(item.text)}"${own.place.available ? '' : `; ${own.place.reason}`}`,
      ...linkOf(own, base),
    ]),
  ];
  const head = `${symbol ?? 'no symbol'} ${form} ${accession}`;
  return [head, ...(lines.length === 0 ? ['Nothing of this is served from it.'] : lines)].join('\n');
}

function some<Item>(
  items: readonly Item[],
  total: number,
  name: string,
  linesOf: (item: Item) => readonly string[],
): readonly string[] {
  const shown = items.slice(0, MOST);
  return [
    ...shown.flatMap(linesOf),
    ...(total > shown.length ? [`and ${total - shown.length} more ${name}: get_evidence`] : []),
  ];
}

const passageLine = ({ passage, place }: Passage): string =>
  place.available ? cut(passage ?? '') : place.reason;

const linkOf = ({ place }: Passage, base: string): readonly string[] =>
  place.available ? [`  ${base}${place.links.viewer}`] : [];

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
