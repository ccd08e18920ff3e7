import type { LabelOf } from './labels.ts';
import type { Presentation, Row } from './presentation.ts';
import { kindByConcepts } from './statement-concepts.ts';
import type { Face, StatementKind } from './types.ts';

/** EDGAR Filer Manual, 6.7.12: `{SortCode} - {Type} - {Title}`. */
const DEFINITION = /^\s*\S+?\s*-\s*(Statement|Disclosure|Document|Schedule)\s*-\s*(.*)$/is;
/** Endings of role URIs and titles of notes, used if no definition states the type of a role. */
const NOTES =
  /details?\d*$|tables?\d*$|polic(y|ies)\d*$|disclosures?|textblock|narrative|schedule|notes?(to|on)|supplementa/i;
const PARENT_ONLY = /parent[\s-]*(company)?[\s-]*only|parent[\s-]*company|information of (the )?registrant/i;
const HEADING = /(Abstract|LineItems|Table|Domain|RollForward)$/;

const STATEMENT_TITLE = /statement|balance\s*sheet/i;

/** By the words of a title, if the concepts are inconclusive. The first match wins. */
const TITLES: readonly (readonly [RegExp, StatementKind])[] = [
  [/cash\s*flows?/i, 'cash_flow'],
  [/(equity|deficit|capital|shareholders|stockholders|shareowners|redeemable|net\s*assets)/i, 'equity'],
  [/balance\s*sheets?|financial\s*(condition|position)|assets\s*and\s*liabilities/i, 'balance'],
  [
    /operations|statements?\s*of\s*(net\s*)?(consolidated\s*)?(income|earnings|loss)|income\s*statements?|profit/i,
    'income',
  ],
  [/comprehensive/i, 'comprehensive_income'],
];

/**
 * The faces among the presentations: those defined as a statement and, without a definition, those not
 * recognised as a note by concepts and role. Statements of the parent company only are excluded. The kind of
 * a face follows from its concepts, else from its title.
 */
export const facesOf = (
  presentations: readonly Presentation[],
  definitions: ReadonlyMap<string, string>,
  headings: ReadonlySet<string>,
  labelOf: LabelOf,
): Face[] =>
  presentations.flatMap(({ role, rows }) => {
    const statement = kindOf(role, definitions.get(role), new Set(rows.map(({ concept }) => concept)));
    if (statement === null) return [];
    const shown = rows.filter(({ concept }) => !isHeading(concept, headings));
    return shown.length === 0 ? [] : [faceOf(role, statement, shown, labelOf)];
  });

const faceOf = (role: string, statement: StatementKind, rows: readonly Row[], labelOf: LabelOf): Face => ({
  role,
  statement,
  concepts: rows.map(({ concept }) => concept),
  labels: rows.map(labelOf),
});

/** Whether a concept only structures a presentation and has no facts. */
export const isHeading = (concept: string, headings: ReadonlySet<string>): boolean =>
  HEADING.test(concept) || headings.has(concept);

/** The title of a role: without the sort code and type of its definition, else the end of its URI. */
export const titleOf = (role: string, definition: string | undefined): string =>
  DEFINITION.exec(definition ?? '')?.[2] ?? definition ?? role.slice(role.lastIndexOf('/') + 1);

/** The kind of statement that a role presents by its definition and concepts; null for another page. */
export const kindOf = (
  role: string,
  definition: string | undefined,
  concepts: ReadonlySet<string>,
): StatementKind | null => {
  const type = DEFINITION.exec(definition ?? '')?.[1];
  const page = role.slice(role.lastIndexOf('/') + 1);
  const title = titleOf(role, definition);
  if (PARENT_ONLY.test(title)) return null;
  if (type !== undefined) {
    if (type.toLowerCase() !== 'statement') return null;
    if (/parenthetical/i.test(title) || /parentheticals?\d*$/i.test(page)) return 'parenthetical';
    return kindByConcepts(concepts) ?? kindByTitle(title);
  }
  if (/parenthetical/i.test(title)) return 'parenthetical';
  if (NOTES.test(page) || NOTES.test(title)) return null;
  return kindByConcepts(concepts);
};

const kindByTitle = (title: string): StatementKind | null =>
  STATEMENT_TITLE.test(title) ? (TITLES.find(([words]) => words.test(title))?.[1] ?? null) : null;
