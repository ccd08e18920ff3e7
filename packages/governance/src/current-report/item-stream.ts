import type { Offsets, Part, RawCell } from '@footnote/releases/document/parts';

/** A row of a table; `table` counts the tables of the document. */
export type Row = Offsets & {
  readonly kind: 'row';
  readonly cells: readonly RawCell[];
  readonly table: number;
};

export type Text = Offsets & { readonly kind: 'text'; readonly text: string };

/** What an item of an 8-K consists of, in its order. */
export type Piece = Row | Text;

const HEADING = /^items?\s+(\d{1,2}\.\d{2})(?!\d)/i;
const END = /^signatures?\b|^forward[- ]looking statements\b|^exhibit index\b/i;
/** The titles after which an item may go on in the same paragraph. */
const TITLE =
  /^items?\s+\d{1,2}\.\d{2}\W*(?:submission of matters to a vote of security holders|departure of directors or (?:certain|principal) officers\W+election of directors\W+appointment of (?:certain|principal) officers(?:\W+compensatory arrangements of certain officers)?)\W*/i;

const END_OF_TITLE = 'as the title has it';

export const textOf = (cells: readonly RawCell[]): string => cells.map(({ text }) => text).join(' ');

function piecesOf(parts: readonly Part[]): readonly Piece[] {
  return parts.flatMap((part, table): readonly Piece[] =>
    part.kind === 'prose'
      ? [{ kind: 'text', text: part.text, from: part.from, to: part.to }]
      : part.rows.flatMap((cells): readonly Piece[] => {
          const [first, last] = [cells[0], cells.at(-1)];
          return first === undefined || last === undefined
            ? []
            : [{ kind: 'row', cells, table, from: first.from, to: last.to }];
        }),
  );
}

/** The items that the headings of an 8-K name, each with what stands under it. An item that is named twice is one. */
export function itemsOf(parts: readonly Part[]): ReadonlyMap<string, readonly Piece[]> {
  const items = new Map<string, Piece[]>();
  let open: Piece[] | undefined;
  for (const piece of piecesOf(parts)) {
    const text = piece.kind === 'text' ? piece.text : textOf(piece.cells);
    const number = HEADING.exec(text)?.[1];
    if (number === undefined) {
      if (END.test(text)) open = undefined;
      open?.push(piece);
      continue;
    }
    open = items.get(number) ?? [];
    items.set(number, open);
    const rest = text.replace(TITLE, END_OF_TITLE);
    if (rest.startsWith(END_OF_TITLE) && rest.length > END_OF_TITLE.length)
      open.push({ kind: 'text', text: rest.slice(END_OF_TITLE.length), from: piece.from, to: piece.to });
  }
  return items;
}
