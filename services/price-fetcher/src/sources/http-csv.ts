import { readPart } from '../csv/read-csv.ts';
import { parseSourceFile, type SourceFile } from '../csv/source-file.ts';
import type { PriceSource } from '../source.ts';
import { sourceName } from './folder.ts';
import { createHttpGet, shownAddress, type HttpGetOptions } from './http-get.ts';

/** Placeholder of the symbol in a URL. */
export const SYMBOL_PLACE = '{symbol}';

/**
 * CSV over HTTP: `https://host/{symbol}.csv`, with a `source.json` at the same place if the header does not
 * identify the source.
 */
export async function openHttpCsvSource(
  template: string,
  priority: number,
  options: HttpGetOptions,
): Promise<PriceSource> {
  const http = createHttpGet(options);
  const { hostname } = new URL(template);
  const where = new URL('source.json', template).href;
  let file: SourceFile | null;
  try {
    const text = await http.get(where);
    file = text === null ? null : parseSourceFile(text, shownAddress(where));
  } catch (error) {
    http.close();
    throw error;
  }
  return {
    name: file?.name ?? sourceName(hostname),
    priority,
    symbolsAtOnce: 1,
    symbols: () => Promise.resolve(null),
    read: async (symbol, _fromYear, older = null) => {
      const url = template.replaceAll(SYMBOL_PLACE, encodeURIComponent(symbol));
      const text = await http.get(url);
      if (text === null) return null;
      return readPart(text, { symbol, address: shownAddress(url), file }, older);
    },
    close: () => http.close(),
  };
}
