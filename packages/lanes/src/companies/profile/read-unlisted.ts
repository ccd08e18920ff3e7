import type { StoreReader } from '@footnote/read-store/port';
import { PRICES_OF_SYMBOLS } from './market.ts';
import { UnlistedError } from '../../subject/unlisted.ts';

/** Why the company of a symbol is unknown although it has prices. Throws `UnlistedError` without prices. */
export async function readWithoutCompany(store: StoreReader, symbol: string): Promise<'company_unknown'> {
  const [price] = await store.read(PRICES_OF_SYMBOLS, { symbols: [symbol] });
  if (price === undefined) throw new UnlistedError();
  return 'company_unknown';
}
