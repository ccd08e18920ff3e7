import { type Sale, soldUnder } from '@footnote/ownership/insiders/intents';
import { type InsiderMarket, marketDoubts } from '@footnote/ownership/insiders/market';
import { DOUBTS_OF_SHARES } from '@footnote/ownership/insiders/doubts';
import type { StoreReader } from '@footnote/read-store/port';
import { UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { type IntentLine, OPEN_MARKET_TRADES, SALE_INTENTS, type TradeLine } from './queries.ts';

const EVER = { from: '1970-01-01', to: '2200-01-01', owner: '' } as const;

/** First day on which a sale counts against one of these intents; undefined if none counts against any. */
export const firstCountedDay = (intents: readonly IntentLine[]): string | undefined =>
  intents
    .filter(isCounting)
    .map(({ counts_from: from }) => from)
    .sort()[0];

const isCounting = ({ refusal }: IntentLine): boolean => refusal === '';

/**
 * The same intents without sales of more shares than the company had outstanding, which are in no sum: what is left is
 * counted again, against all intents of the sellers. Doubts about a price do not matter for a number of shares.
 */
export async function undoubtedIntents(
  store: StoreReader,
  cik: string,
  intents: readonly IntentLine[],
  market: InsiderMarket,
): Promise<readonly IntentLine[] | typeof UNSETTLED> {
  const from = firstCountedDay(intents);
  if (from === undefined || market.count === null) return intents;
  const to = intents.reduce((last, { counts_to: day }) => (day > last ? day : last), from);
  const isDoubted = (line: TradeLine): boolean =>
    marketDoubts(line, market).includes('above_shares_outstanding');
  const near = await store.read(OPEN_MARKET_TRADES, { cik, from, to, owner: '' });
  if (!near.some((line) => isSale(line) && isDoubted(line))) return intents;
  const [all, trades] = await Promise.all([
    store.read(SALE_INTENTS, { cik, ...EVER }),
    store.read(OPEN_MARKET_TRADES, { cik, ...EVER }),
  ]);
  const revision = intents[0]?.revision;
  if ([...near, ...all, ...trades].some((row) => row.revision !== revision)) return UNSETTLED;
  const oldestFirst = all.toReversed();
  const counted = soldUnder(
    oldestFirst.map(({ counts_from, counts_to, owner_cik: owner, units, refusal }) => ({
      ...{ from: counts_from, to: counts_to, owner, units },
      refusal: refusal === '' ? null : refusal,
    })),
    trades.filter((line) => isSale(line) && !isDoubted(line)).map(saleOf),
  );
  const found = new Map(oldestFirst.map(({ accession }, at) => [accession, counted[at]]));
  return intents.map((line) => {
    const own = isCounting(line) ? found.get(line.accession) : undefined;
    return own === undefined
      ? line
      : {
          ...line,
          sold_shares: own.soldShares,
          sold_in_all: own.soldInAll,
          sale_accessions: own.sold.map(({ accession }) => accession),
          sale_lines: own.sold.map((sale) => sale.line),
          sale_dates: own.sold.map(({ date }) => date),
          sale_shares: own.sold.map(({ shares }) => shares),
        };
  });
}

/** Effective sales, as the ledger counts them. */
function isSale({ code, direction, date, doubts }: TradeLine): boolean {
  return (
    code === 'S' && direction !== 'A' && date !== null && !doubts.some((doubt) => DOUBTS_OF_SHARES.has(doubt))
  );
}

const saleOf = ({ accession, line, date, shares, owner_ciks: owners }: TradeLine): Sale => ({
  ...{ accession, line, shares },
  date: date ?? '',
  owners: owners.map((cik) => ({ cik })),
});
