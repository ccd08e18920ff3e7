import type { Note } from '@footnote/statements/notes/note';

/** The query of `GET /v2/notes`; see schemas/requests/notes.json. */
export type NotesRequest = {
  readonly symbol: string;
  readonly accession?: string;
  readonly note?: Note;
  readonly period?: string;
};
