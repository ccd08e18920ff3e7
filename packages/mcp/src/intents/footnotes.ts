/** The filing that a number is from. */
export type Note = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** `preliminary` if only an announcement has it. */
  readonly status?: string;
};

/** Short marks for filings, in the order in which an answer uses them. */
export type Footnotes = {
  /** `[a]`, or `[a,b]` for several filings; empty for none. */
  readonly mark: (notes: readonly Note[]) => string;
  /** What the marks that were given stand for. */
  readonly lines: () => readonly string[];
};

const LETTERS = 26;
const letterAt = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at);
const nameAt = (at: number): string =>
  at < LETTERS ? letterAt(at) : `${letterAt(Math.floor(at / LETTERS) - 1)}${letterAt(at % LETTERS)}`;

export function createFootnotes(): Footnotes {
  const known = new Map<string, { readonly name: string; readonly note: Note }>();
  const nameOf = (note: Note): string => {
    const found = known.get(note.accession) ?? { name: nameAt(known.size), note };
    known.set(note.accession, found);
    return found.name;
  };
  return {
    mark: (notes) => (notes.length === 0 ? '' : `[${[...new Set(notes.map(nameOf))].join(',')}]`),
    lines: () => [...known.values()].map(({ name, note }) => `[${name}] ${noteText(note)}`),
  };
}

export const noteText = ({ accession, form, filed, status }: Note): string =>
  `${form} filed ${filed} ${accession}${status === undefined ? '' : `, ${status}`}`;
