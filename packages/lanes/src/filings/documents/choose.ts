import type { FilingDocument } from './source.ts';

/** Files that people read, and those of forms, which are shown as they are written. */
const READABLE = /\.(?:html?|txt)$/i;
const SHOWN = /\.(?:html?|txt|xml)$/i;

/** The name of a file: the last segment of its address. */
export const fileOf = ({ url }: Pick<FilingDocument, 'url'>): string => url.slice(url.lastIndexOf('/') + 1);

/** The files of a filing that have a view, each once. */
export function shownDocuments(documents: readonly FilingDocument[]): readonly FilingDocument[] {
  const byUrl = new Map(documents.filter((each) => SHOWN.test(fileOf(each))).map((each) => [each.url, each]));
  return [...byUrl.values()];
}

/** The file of that name, or without one the main document: a text before data. Undefined if there is none. */
export function chosenDocument(
  documents: readonly FilingDocument[],
  file: string | undefined,
): FilingDocument | undefined {
  if (file !== undefined) return documents.find((each) => fileOf(each) === file);
  const texts = documents.filter((each) => READABLE.test(fileOf(each)));
  return texts.find(({ kind, place }) => kind === 'filing' && place === 0) ?? texts[0] ?? documents[0];
}
