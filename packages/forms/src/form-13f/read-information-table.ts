import { visitChildren } from '../xml/children.ts';
import { textAt, type XmlElement } from '../xml/element.ts';
import { createReader, type Reader } from '../xml/reader.ts';
import { cusipOf } from '../xml/values.ts';
import { managersOf } from './managers.ts';
import type { InformationRow, InformationTable, InformationTableRefusal } from './types.ts';

/** Maximum size of a table in bytes, some 200,000 rows. */
export const MAX_TABLE_BYTES = 128 * 1024 * 1024;

const AMOUNT_TYPES = { SH: 'shares', PRN: 'principal' } as const;
const OPTIONS = { PUT: 'put', CALL: 'call' } as const;

function optionOf(row: XmlElement, read: Reader): InformationRow['option'] {
  const option = read.choice<'put' | 'call'>(OPTIONS, row, 'putCall');
  // An unreadable value still means an option: the row must not be counted as shares.
  return option ?? (textAt(row, 'putCall') === null ? null : 'unknown');
}

const rowOf = (row: XmlElement, read: Reader): InformationRow => ({
  issuer: textAt(row, 'nameOfIssuer'),
  classTitle: textAt(row, 'titleOfClass'),
  cusip: cusipOf(textAt(row, 'cusip')),
  figi: textAt(row, 'figi'),
  value: read.decimal(row, 'value'),
  amount: read.decimal(row, 'shrsOrPrnAmt', 'sshPrnamt'),
  amountType: read.choice<'shares' | 'principal'>(AMOUNT_TYPES, row, 'shrsOrPrnAmt', 'sshPrnamtType'),
  option: optionOf(row, read),
  discretion: textAt(row, 'investmentDiscretion')?.toUpperCase() ?? null,
  managers: managersOf(textAt(row, 'otherManager')),
  voting: {
    sole: read.decimal(row, 'votingAuthority', 'Sole'),
    shared: read.decimal(row, 'votingAuthority', 'Shared'),
    none: read.decimal(row, 'votingAuthority', 'None'),
  },
});

/** The rows of an information table of Form 13F, in the order filed. */
export function readInformationTable(
  content: Uint8Array,
): { readonly ok: InformationTable } | { readonly refused: InformationTableRefusal } {
  if (content.byteLength > MAX_TABLE_BYTES) return { refused: 'too_large' };
  const read = createReader();
  const rows: InformationRow[] = [];
  const root = visitChildren(new TextDecoder('utf-8').decode(content), (child) => {
    if (child.name === 'infoTable') rows.push(rowOf(child, read));
  });
  if (root === undefined) return { refused: 'malformed' };
  if (root !== 'informationTable') return { refused: 'not_an_information_table' };
  return { ok: { rows, unread: read.unread } };
}
