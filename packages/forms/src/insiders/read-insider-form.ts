import { isInsiderForm } from '@footnote/values/form';
import { openForm } from '../xml/document.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { createReader } from '../xml/reader.ts';
import { cikOf, flagOf } from '../xml/values.ts';
import { positionOf, transactionOf, type RowContext } from './rows.ts';
import type { InsiderForm, InsiderFormRefusal, Position, ReportingOwner, Transaction } from './types.ts';

/** The first element after the tables. */
const AFTER_TABLES = {
  end: /<(?:[\w.-]+:)?(?:footnotes|remarks|ownerSignature)\s*\/?>/,
  around: ['ownershipDocument'],
};

const ownerOf = (owner: XmlElement): ReportingOwner[] => {
  const relation = elementAt(owner, 'reportingOwnerRelationship');
  const cik = cikOf(textAt(owner, 'reportingOwnerId', 'rptOwnerCik'));
  // A relationship that does not apply is often omitted.
  const ticked = (name: string): boolean => flagOf(textAt(relation, name)) === true;
  return cik === null
    ? []
    : [
        {
          cik,
          name: textAt(owner, 'reportingOwnerId', 'rptOwnerName'),
          isDirector: ticked('isDirector'),
          isOfficer: ticked('isOfficer'),
          isTenPercentOwner: ticked('isTenPercentOwner'),
          isOther: ticked('isOther'),
          officerTitle: textAt(relation, 'officerTitle'),
          otherText: textAt(relation, 'otherText'),
        },
      ];
};

const TABLES = [
  { table: 'nonDerivativeTable', kind: 'nonDerivative', derivative: false },
  { table: 'derivativeTable', kind: 'derivative', derivative: true },
] as const;

const transactionsOf = (root: XmlElement, context: RowContext): Transaction[] =>
  TABLES.flatMap(({ table, kind, derivative }) =>
    childrenOf(elementAt(root, table), `${kind}Transaction`).map((row) =>
      transactionOf(row, derivative, context),
    ),
  );

const holdingsOf = (root: XmlElement, context: RowContext): Position[] =>
  TABLES.flatMap(({ table, kind, derivative }) =>
    childrenOf(elementAt(root, table), `${kind}Holding`).map((row) => positionOf(row, derivative, context)),
  );

const footnotesOf = (root: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(elementAt(root, 'footnotes'), 'footnote').map(({ attributes, text }) => [
      attributes['id'] ?? '',
      text,
    ]),
  );

/**
 * The contents of a Form 3, 4 or 5, which share one schema. If the document ends early after its tables, it
 * is read up to there and marked `truncated`; if it ends before, it is `malformed`.
 */
export function readInsiderForm(
  content: Uint8Array,
): { readonly ok: InsiderForm } | { readonly refused: InsiderFormRefusal } {
  const opened = openForm(content, AFTER_TABLES);
  if ('refused' in opened) return opened;
  const { root, truncated } = opened.ok;
  const form = textAt(root, 'documentType')?.toUpperCase() ?? '';
  if (root.name !== 'ownershipDocument' || !isInsiderForm(form)) return { refused: 'not_an_insider_form' };
  const issuer = elementAt(root, 'issuer');
  const cik = cikOf(textAt(issuer, 'issuerCik'));
  if (cik === null) return { refused: 'issuer_missing' };
  const owners = childrenOf(root, 'reportingOwner').flatMap(ownerOf);
  if (owners.length === 0) return { refused: 'owners_missing' };
  const read = createReader();
  const context = { read, footnotes: footnotesOf(root) };
  return {
    ok: {
      form,
      schemaVersion: textAt(root, 'schemaVersion'),
      period: read.date(root, 'periodOfReport'),
      originalFiled: read.date(root, 'dateOfOriginalSubmission'),
      issuer: { cik, name: textAt(issuer, 'issuerName'), symbol: textAt(issuer, 'issuerTradingSymbol') },
      owners,
      underPlan: flagOf(textAt(root, 'aff10b5One')),
      noSecuritiesOwned: flagOf(textAt(root, 'noSecuritiesOwned')),
      notSubjectToSection16: flagOf(textAt(root, 'notSubjectToSection16')),
      transactions: transactionsOf(root, context),
      holdings: holdingsOf(root, context),
      remarks: textAt(root, 'remarks'),
      unread: read.unread,
      truncated,
    },
  };
}
