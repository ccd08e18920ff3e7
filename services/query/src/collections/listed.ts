import type { EventLog } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import { keepFollowing } from '@footnote/event-log/keep-following';
import type { Following } from '@footnote/event-log/restart-follower';

/** The symbols on EDGAR's ticker lists, as published by the filing fetcher. */
export type ListedSymbols = Following & {
  /** The filer of a symbol; undefined if EDGAR does not list it. */
  cikOf(symbol: string): string | undefined;
  symbolsOf(cik: string): readonly string[];
};

const TOPIC = 'listed-symbols';

/** Resolves when all symbols in the log are loaded. */
export async function followListedSymbols(options: {
  readonly log: Pick<EventLog, 'follow'>;
  readonly codec: Pick<Codec, 'decode'>;
  readonly onTrouble: (error: unknown) => void;
}): Promise<ListedSymbols> {
  const { log, codec, onTrouble } = options;
  const ciks = new Map<string, string>();
  const following = await keepFollowing({
    log,
    topic: TOPIC,
    onTrouble,
    // The newest record of a symbol counts, however often it is read.
    begin: () => ({
      take: async (records) => {
        for (const { value } of records) {
          try {
            const { symbol, cik } = await codec.decode(TOPIC, value);
            if (cik === '') ciks.delete(symbol);
            else ciks.set(symbol, cik);
          } catch (error) {
            if (!(error instanceof UndecodableError)) throw error;
            onTrouble(error);
          }
        }
      },
    }),
  });
  return {
    ...following,
    cikOf: (symbol) => ciks.get(symbol),
    symbolsOf: (cik) => [...ciks].filter(([, filer]) => filer === cik).map(([symbol]) => symbol),
  };
}
