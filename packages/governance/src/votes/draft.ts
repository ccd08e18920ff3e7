import type { Offsets } from '@footnote/releases/document/parts';
import type { Text } from '../current-report/item-stream.ts';
import type { ReadRow } from './rows.ts';
import type { VoteRefusal } from './types.ts';

/** A proposal while its item is read. */
export type Draft = Offsets & {
  readonly number: string | null;
  description: string;
  /** Rows of figures by their table. */
  readonly tables: Map<number, ReadRow[]>;
  /** What stands under its heading beside figures. */
  readonly texts: Text[];
  doubt: VoteRefusal | null;
};

export const newDraft = (number: string | null, description: string, { from, to }: Offsets): Draft => ({
  number,
  description,
  from,
  to,
  tables: new Map(),
  texts: [],
  doubt: null,
});

export const rowsOf = ({ tables }: Draft): readonly ReadRow[] => [...tables.values()].flat();
