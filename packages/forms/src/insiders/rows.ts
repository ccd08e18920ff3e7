import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import type { Reader } from '../xml/reader.ts';
import { flagOf } from '../xml/values.ts';
import type { Position, RowFootnote, Transaction } from './types.ts';

/** The other parts of the form that rows refer to. */
export type RowContext = { readonly read: Reader; readonly footnotes: ReadonlyMap<string, string> };

const letterOf = <T extends string>(text: string | null, letters: readonly T[]): T | null =>
  letters.find((letter) => letter === text?.toUpperCase()) ?? null;

/** Footnotes that the elements of a row refer to, in the order of the row. */
function footnotesOf(row: XmlElement, texts: ReadonlyMap<string, string>): RowFootnote[] {
  return row.children.flatMap((child) => [
    ...childrenOf(child, 'footnoteId').flatMap(({ attributes }) => {
      const text = texts.get(attributes['id'] ?? '');
      return text === undefined ? [] : [{ element: child.name, text }];
    }),
    ...footnotesOf(child, texts),
  ]);
}

export function positionOf(row: XmlElement, derivative: boolean, { read, footnotes }: RowContext): Position {
  const after = elementAt(row, 'postTransactionAmounts');
  const underlying = elementAt(row, 'underlyingSecurity');
  return {
    derivative,
    security: textAt(row, 'securityTitle', 'value'),
    sharesAfter: read.decimal(after, 'sharesOwnedFollowingTransaction', 'value'),
    valueAfter: read.decimal(after, 'valueOwnedFollowingTransaction', 'value'),
    ownership: letterOf(textAt(row, 'ownershipNature', 'directOrIndirectOwnership', 'value'), ['D', 'I']),
    nature: textAt(row, 'ownershipNature', 'natureOfOwnership', 'value'),
    exercisePrice: read.decimal(row, 'conversionOrExercisePrice', 'value'),
    exerciseDate: read.date(row, 'exerciseDate', 'value'),
    expirationDate: read.date(row, 'expirationDate', 'value'),
    underlying:
      underlying === undefined
        ? null
        : {
            security: textAt(underlying, 'underlyingSecurityTitle', 'value'),
            shares: read.decimal(underlying, 'underlyingSecurityShares', 'value'),
            value: read.decimal(underlying, 'underlyingSecurityValue', 'value'),
          },
    footnotes: footnotesOf(row, footnotes),
  };
}

export function transactionOf(row: XmlElement, derivative: boolean, context: RowContext): Transaction {
  const { read } = context;
  const coding = elementAt(row, 'transactionCoding');
  const amounts = elementAt(row, 'transactionAmounts');
  return {
    ...positionOf(row, derivative, context),
    date: read.date(row, 'transactionDate', 'value'),
    deemedDate: read.date(row, 'deemedExecutionDate', 'value'),
    formType: textAt(coding, 'transactionFormType'),
    code: textAt(coding, 'transactionCode')?.toUpperCase() ?? null,
    equitySwap: flagOf(textAt(coding, 'equitySwapInvolved')),
    timeliness: textAt(row, 'transactionTimeliness', 'value'),
    shares: read.decimal(amounts, 'transactionShares', 'value'),
    price: read.decimal(amounts, 'transactionPricePerShare', 'value'),
    totalValue: read.decimal(amounts, 'transactionTotalValue', 'value'),
    direction: letterOf(textAt(amounts, 'transactionAcquiredDisposedCode', 'value'), ['A', 'D']),
  };
}
