/** What a chart says beside its drawing. */
export type AboutChart = {
  readonly title: string;
  /** Of the values. */
  readonly unit: string;
  /** Where the values come from. */
  readonly source: string;
  /** The lines, if there are several, and the class by which each is coloured. */
  readonly legend: readonly { readonly label: string; readonly colour: string }[];
};

const DRAWN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-weight'] as const;
const LINE = 16;
const MARGIN = 16;
const CHARACTER = 6.2;

/**
 * A drawing of the page as an SVG file that stands by itself: in the colours of the page, with title, unit and source,
 * and without anything that refers to the page.
 */
export function exportedSvg(drawing: SVGSVGElement, about: AboutChart): string {
  const { title, unit, source, legend } = about;
  const styles = getComputedStyle(drawing);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  const [width, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value];
  const [text, quiet] = [colour('--text'), colour('--quiet')];
  const head = wrapped(title, width / 9).map((part) => ({ part, size: 16, weight: 600, fill: text }));
  const foot = wrapped(source, width / CHARACTER);
  const legendLines = legendLinesOf(legend, width);
  const top = MARGIN + head.length * 20 + LINE + legendLines.length * 18 + 8;
  const total = top + height + foot.length * LINE + MARGIN;
  const line = (x: number, y: number, size: number, fill: string, words: string, weight = 400): string =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * MARGIN}" height="${total}"`,
    ` viewBox="0 0 ${width + 2 * MARGIN} ${total}" font-family="system-ui, sans-serif">`,
    `<title>${escaped(title)}</title><desc>${escaped(`${unit}. ${source}`)}</desc>`,
    `<rect width="100%" height="100%" fill="${colour('--ground')}"/>`,
    ...head.map(({ part, size, fill, weight }, at) =>
      line(MARGIN, MARGIN + 14 + at * 20, size, fill, part, weight),
    ),
    line(MARGIN, MARGIN + head.length * 20 + 10, 12, quiet, unit),
    ...legendLines.flatMap((items, row) =>
      items.map(({ label, colour: name, x }) => {
        const y = MARGIN + head.length * 20 + LINE + row * 18 + 14;
        return `<rect x="${MARGIN + x}" y="${y - 9}" width="10" height="10" rx="2" fill="${colour(name)}"/>${line(MARGIN + x + 15, y, 12, text, label)}`;
      }),
    ),
    `<g transform="translate(${MARGIN} ${top})">${inlined(drawing)}</g>`,
    ...foot.map((part, at) => line(MARGIN, top + height + (at + 1) * LINE, 11, quiet, part)),
    '</svg>',
  ].join('');
}

/** The content of a drawing with its styles as attributes. */
function inlined(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [at, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[at];
    if (original === undefined) continue;
    const styles = getComputedStyle(original);
    for (const name of DRAWN) element.setAttribute(name, styles.getPropertyValue(name));
    element.removeAttribute('class');
  }
  const serializer = new XMLSerializer();
  return [...copy.children].map((child) => serializer.serializeToString(child)).join('');
}

type Placed = AboutChart['legend'][number] & { readonly x: number };

function legendLinesOf(legend: AboutChart['legend'], width: number): readonly (readonly Placed[])[] {
  const lines: Placed[][] = [];
  let x = Infinity;
  for (const item of legend) {
    const needed = 30 + item.label.length * CHARACTER;
    if (x + needed > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ ...item, x });
    x += needed;
  }
  return lines;
}

/** A text in lines of at most so many characters, broken between words. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
