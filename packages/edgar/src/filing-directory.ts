import { at, asText, items, readJson } from './json-reader.ts';

/** File names in a filing's folder, from its `index.json`. Throws `EdgarFormatError`. */
export const parseFilingDirectory = (bytes: Uint8Array, document = 'index.json'): readonly string[] =>
  items(at(at(readJson(bytes, document), 'directory'), 'item')).map((item) => asText(at(item, 'name')));
