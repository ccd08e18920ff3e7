import { normaliseSymbol } from '@footnote/lanes/subject/symbols';
import type { ReadStore } from '@footnote/read-store/port';
import { UserError } from '@footnote/runtime/user-error';
import type { ExportedTable } from './datasets.ts';

type Known = { readonly symbol: string; readonly key: string };

const KNOWN: Readonly<Record<ExportedTable['key'], string>> = {
  cik: 'SELECT symbol, cik AS key FROM symbols WHERE symbol IN {symbols:Array(String)}',
  symbol: 'SELECT symbol, symbol AS key FROM price_series WHERE symbol IN {symbols:Array(String)}',
};

/** The symbols of a list such as `AAPL,MSFT`, in order. Throws `UserError` for anything else. */
export function symbolsOf(list: string): readonly string[] {
  const symbols = list.split(',').map((item) => normaliseSymbol(item.trim()));
  if (symbols.includes('')) throw new UserError('--symbols expects a list such as A,B');
  return [...new Set(symbols)].sort();
}

/** The keys that select the rows of these symbols. Throws `UserError` with the symbols that are unknown. */
export async function keysOf(
  store: ReadStore,
  key: ExportedTable['key'],
  symbols: readonly string[],
): Promise<readonly string[]> {
  const known = await store.query<Known>(KNOWN[key], { symbols });
  const unknown = symbols.filter((symbol) => !known.some((row) => row.symbol === symbol));
  if (unknown.length > 0)
    throw new UserError(
      `no ${key === 'cik' ? 'company' : 'prices'} of ${unknown.join(', ')}`,
      'footnote ingest --symbols loads companies, --prices their prices',
    );
  return [...new Set(known.map((row) => row.key))].sort();
}
