import type { StoreReader } from '@footnote/read-store/port';
import { PRICES_OF_SYMBOLS } from './market.ts';
import { whyWithoutCompany } from '../../subject/asset-type.ts';
import { UnlistedError } from '../../subject/unlisted.ts';

/** Why a symbol that has prices has no company: it is a fund, or the company is unknown. Throws `UnlistedError` without prices. */
export async function readWithoutCompany(
  store: StoreReader,
  symbol: string,
): Promise<ReturnType<typeof whyWithoutCompany>> {
  const [price] = await store.read(PRICES_OF_SYMBOLS, { symbols: [symbol] });
  if (price === undefined) throw new UnlistedError();
  return whyWithoutCompany(symbol);
}
