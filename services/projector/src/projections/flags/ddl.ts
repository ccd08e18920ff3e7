import { FLAG_COLUMNS } from '@footnote/read-models/flags';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const FLAGS = 'flag_rows';

/** One stored row per flag: that of its first event. The verifier's responses are in `flag_verdicts`. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: FLAGS,
      columns: { ...FLAG_COLUMNS, version: 'UInt64' },
      orderBy: ['cik', 'flag_id'],
      version: 'version',
    }),
  ],
  views: (name) => [{ name: 'flags', columns: FLAG_COLUMNS, select: visible(name(FLAGS), FLAG_COLUMNS) }],
};
