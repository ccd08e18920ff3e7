import { InvalidArgumentError } from 'commander';
import { normaliseSymbol, notIngested } from '@footnote/lanes/subject/symbols';
import type { Place } from '@footnote/projection/part/rebuild';
import type { Projection } from '@footnote/projection/projection';
import type { ReadStore } from '@footnote/read-store/port';
import { UserError } from '@footnote/runtime/user-error';
import { parseCik } from '@footnote/values/cik';

const OFFSET = /^\d{1,15}$/;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/;

/** Reads `--from`: an offset, a day (from midnight UTC) or a time in UTC. Throws `InvalidArgumentError`. */
export function placeOf(text: string): Place {
  if (OFFSET.test(text)) return { kind: 'offset', offset: Number(text) };
  const from = TIME.test(text) ? Date.parse(text) : Number.NaN;
  // A day that no calendar has would be read as one of the next month.
  if (Number.isNaN(from) || new Date(from).toISOString().slice(0, 10) !== text.slice(0, 10))
    throw new InvalidArgumentError(
      'an offset, a day such as 2026-01-31, or a time such as 2026-01-31T18:00Z',
    );
  return { kind: 'recorded', from };
}

/**
 * The keys of a company in a projection: its CIK, or its symbols. Throws `UserError` if none is known, or if several
 * companies claim the symbol.
 */
export async function keysOfCompany(
  store: Pick<ReadStore, 'query'>,
  { keyedBy }: Pick<Projection, 'keyedBy'>,
  text: string,
): Promise<readonly string[]> {
  const cik = parseCik(text);
  const symbol = normaliseSymbol(text.trim());
  if (keyedBy === 'cik' && cik !== null) return [cik];
  if (keyedBy === 'symbol' && cik === null) return [symbol];
  const present = await store.query(
    "SELECT 1 FROM system.tables WHERE database = currentDatabase() AND name = 'symbols'",
  );
  const rows =
    present.length === 0
      ? []
      : await store.query<{ readonly cik: string; readonly symbol: string }>(
          `SELECT cik, symbol FROM symbols WHERE ${cik === null ? 'symbol' : 'cik'} = {name:String} ORDER BY symbol`,
          { name: cik ?? symbol },
        );
  if (rows.length === 0)
    throw new UserError(cik === null ? notIngested(symbol) : `no symbol of the company ${cik} is known`);
  return rows.map((row) => (cik === null ? row.cik : row.symbol));
}
