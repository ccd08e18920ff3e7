import type { StoreReader } from '@footnote/read-store/port';
import { COMPANY_OF_SYMBOL } from '@footnote/lanes/subject/symbols';
import { SYMBOLS_OF_COMPANY } from '@footnote/lanes/subject/resolve-subject';

/**
 * The read store without the symbols of companies that are being collected, so that no company is served in
 * part.
 */
export function withoutHeldBack(store: StoreReader, isHeld: (cik: string) => boolean): StoreReader {
  return {
    read: async (query, params) => {
      const rows = await store.read(query, params);
      if ((query as object) === COMPANY_OF_SYMBOL)
        return rows.filter((row) => !isHeld((row as { readonly cik: string }).cik));
      if ((query as object) === SYMBOLS_OF_COMPANY && isHeld(String(params['cik']))) return [];
      return rows;
    },
  };
}
