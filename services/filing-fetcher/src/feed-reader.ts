import type { EdgarClient } from '@footnote/edgar/client';
import { parseCurrentFeed, type FeedEntry } from '@footnote/edgar/current-feed';
import { currentFeedUrl } from '@footnote/edgar/urls';

export type AnnouncedFiling = FeedEntry & {
  /** The page of the feed that announces it. */
  readonly page: Uint8Array;
};

export type FeedReader = {
  /**
   * Entries that were not there at the last call, newest first. `gap`: the pages read do not reach back to the last
   * call, so some filings may have been missed. Throws `EdgarRequestError`, `EdgarFormatError`.
   */
  read(): Promise<{ readonly entries: readonly AnnouncedFiling[]; readonly gap: boolean }>;
};

const PAGE = 100;

const keyOf = ({ accession, cik }: FeedEntry): string => `${accession} ${cik}`;

/**
 * Reads the current-filings feed from its newest page back to where the last call began, up to `maxPages`.
 */
export const createFeedReader = (client: EdgarClient, maxPages = 10): FeedReader => {
  let seen: ReadonlySet<string> | null = null;

  const readPage = async (start: number): Promise<readonly AnnouncedFiling[]> => {
    const result = await client.fetch(currentFeedUrl({ count: PAGE, start }));
    if (result.status !== 'fetched') return [];
    return parseCurrentFeed(result.bytes).entries.map((entry) => ({ ...entry, page: result.bytes }));
  };

  return {
    read: async () => {
      const found = new Map<string, AnnouncedFiling>();
      const keys = new Set<string>();
      let reached = false;
      for (let page = 0; page < maxPages && !reached; page += 1) {
        const entries = await readPage(page * PAGE);
        for (const entry of entries) {
          keys.add(keyOf(entry));
          if (seen?.has(keyOf(entry)) === true) reached = true;
          else found.set(keyOf(entry), entry);
        }
        if (entries.length < PAGE) reached = true;
      }
      const gap = seen !== null && !reached;
      // What later pages may show again: this call's keys, and older ones that this call did not reach.
      seen = new Set([...keys, ...(seen ?? [])].slice(0, maxPages * PAGE));
      return { entries: [...found.values()], gap };
    },
  };
};
