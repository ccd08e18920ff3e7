import type { EventLog } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';

/** The company of each symbol, from the topic `companies`. */
export type SymbolDirectory = {
  /**
   * CIKs of these symbols, as of everything that is in the log at the time of the call: a company is written before its
   * filings. Symbols of companies that are not ingested are omitted.
   */
  ciksOf(symbols: readonly string[]): Promise<ReadonlySet<string>>;
};

export function createSymbolDirectory(options: {
  readonly log: Pick<EventLog, 'read' | 'watermarks'>;
  readonly codec: Codec;
}): SymbolDirectory {
  const { log, codec } = options;
  const next = new Map<number, number>();
  const cikOf = new Map<string, string>();
  const symbolsOf = new Map<string, readonly string[]>();
  let reading: Promise<void> = Promise.resolve();

  const take = async (value: Uint8Array): Promise<void> => {
    try {
      const { cik, tickers } = await codec.decode('companies', value);
      for (const symbol of symbolsOf.get(cik) ?? []) if (cikOf.get(symbol) === cik) cikOf.delete(symbol);
      const symbols = tickers.map(({ symbol }) => symbol.toUpperCase().replaceAll('.', '-'));
      for (const symbol of symbols) cikOf.set(symbol, cik);
      symbolsOf.set(cik, symbols);
    } catch (error) {
      // The projector writes the dead letter of this record.
      if (!(error instanceof UndecodableError)) throw error;
    }
  };

  const readOn = async (): Promise<void> => {
    for (const { partition, low, high } of await log.watermarks('companies')) {
      const from = next.get(partition) ?? low;
      if (from >= high) continue;
      for await (const records of log.read('companies', partition, { from, to: high }))
        for (const { value, offset } of records) {
          await take(value);
          next.set(partition, offset + 1);
        }
    }
  };

  return {
    ciksOf: async (symbols) => {
      reading = reading.catch(() => undefined).then(readOn);
      await reading;
      return new Set(symbols.flatMap((symbol) => cikOf.get(symbol) ?? []));
    },
  };
}
