import type { Notes } from '@footnote/contract/types.generated';
import { joined, type Read, type Table } from '../../subject/table.ts';

/** A row for each row of a table, with the filing that tags it; one with the reason for each note that is refused. */
export const notesTable = ({ symbol, filing, notes, period_end: date }: Read<Notes>): Table => ({
  columns: [
    'symbol',
    'note',
    'key',
    'role',
    'label',
    'concept',
    'axes',
    'members',
    'period_start',
    'period_end',
    'value',
    'unit',
    'accession',
    'form',
    'filed',
    'reason',
    'filed_value',
    'url',
  ],
  rows: notes.flatMap(({ note, rows, refusal }) => {
    const from = [filing?.accession ?? null, filing?.form ?? null, filing?.filed ?? null];
    const url = filing?.url ?? null;
    if (refusal !== null)
      return [[...[symbol, note], ...NOTHING, ...[date, null, null], ...NONE, refusal.code, null, url]];
    return rows.map((row) => [
      ...[symbol, note, row.key, row.role, row.label, row.concept],
      joined(row.dimensions.map(({ axis }) => axis)),
      joined(row.dimensions.map(({ member }) => member)),
      ...[row.period_start, row.period_end, row.value, row.unit],
      ...[...from, null, row.filed_value, url],
    ]);
  }),
});

/** The columns from the key to the first day of the period. */
const NOTHING = [null, null, null, null, null, null, null];
/** The filing of a value: of a refusal there is none. */
const NONE = [null, null, null];
