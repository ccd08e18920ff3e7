import { readParts } from '@footnote/releases/document/read-parts';
import { readChanges } from '../changes/read-changes.ts';
import type { Changes } from '../changes/types.ts';
import { readVotes } from '../votes/read-votes.ts';
import type { MeetingVotes } from '../votes/types.ts';
import { itemsOf } from './item-stream.ts';

/** What an 8-K says of its registrant's governance; null for an item that it does not have. */
export type CurrentReport = {
  readonly changes: Changes | null;
  readonly votes: MeetingVotes | null;
};

/**
 * Items 5.02 and 5.07 of a decoded 8-K. `filed`: YYYY-MM-DD.
 * @throws DocumentRefusedError for a maliciously constructed document.
 */
export function readCurrentReport(text: string, filed: string): CurrentReport {
  const items = itemsOf(readParts(text));
  const [changes, votes] = [items.get('5.02'), items.get('5.07')];
  return {
    changes: changes === undefined ? null : readChanges(changes, filed),
    votes: votes === undefined ? null : readVotes(votes, filed),
  };
}
