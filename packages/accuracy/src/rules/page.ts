import { ALL_RULES } from '@footnote/verification/all-rules';
import { number, table } from '../page-table.ts';

/** What a rule refused over a folder of filings. */
export type Count = { readonly cells: number; readonly issuers: number };

const HEAD = ['Rule', 'Refusal', 'Why', 'Section', 'Since', 'Cells', 'Issuers'];

const subjectOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** What is declared of each rule, as the first columns of its row. */
const declared = (): readonly (readonly string[])[] =>
  [...ALL_RULES].map(([id, { refusal, section, since, sentence }]) => [
    `\`${id}\``,
    refusal === null ? '' : `\`${refusal}\``,
    sentence,
    section,
    since,
  ]);

/** Rows of the tables of a page, cell by cell. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Counts that a page shows, by rule. */
export const countsOf = (page: string): ReadonlyMap<string, Count> => {
  const numberOf = (text = ''): number => Number(text.replaceAll(',', ''));
  return new Map(
    rowsOf(page).map((row) => [
      (row[0] ?? '').replaceAll('`', ''),
      { cells: numberOf(row[5]), issuers: numberOf(row[6]) },
    ]),
  );
};

/** Rules that the page lacks, has too many, or tells otherwise than they are declared; empty when it is up to date. */
export const outdatedRules = (page: string): readonly string[] => {
  const texts = (rows: readonly (readonly string[])[]): ReadonlySet<string> =>
    new Set(rows.map((row) => row.slice(0, 5).join(' | ')));
  const [shown, wanted] = [texts(rowsOf(page)), texts(declared())];
  return [
    ...[...wanted].filter((row) => !shown.has(row)).map((row) => `missing: ${row}`),
    ...[...shown].filter((row) => !wanted.has(row)).map((row) => `not declared so: ${row}`),
  ];
};

/** `docs/rules.md`, before formatting: a table for each subject in the order of declaration. */
export const rulesPage = (counts: ReadonlyMap<string, Count>, issuers: number): string => {
  const rows = declared().map((row) => {
    const id = (row[0] ?? '').replaceAll('`', '');
    const count = counts.get(id) ?? { cells: 0, issuers: 0 };
    const figures = row[1] === '' ? ['', ''] : [number(count.cells), number(count.issuers)];
    return { subject: subjectOf(id), row: [...row, ...figures] };
  });
  const sections = [...Map.groupBy(rows, ({ subject }) => subject)].map(
    ([subject, group]) =>
      `## ${subject}\n\n${table(
        HEAD,
        group.map(({ row }) => row),
      )}`,
  );
  return [
    '# Rules',
    'Every rule by which a value is refused or a candidate set aside, made by `make rules` from where they are declared ' +
      '(`packages/statements/src/rules`; those of the verifier in `packages/verification/src/rules.ts`). A refused cell ' +
      'names its rule in `statement_cells.rule`, `/v2/explain` and `footnote check`. A rule without a refusal only sets ' +
      'candidates aside: `/v2/explain` names it beside them.',
    `Cells: those that the rule refuses of ${number(issuers)} issuers, every field and period that they ever reported. ` +
      'Issuers: how many have one.',
    ...sections,
    '',
  ].join('\n\n');
};

const ISSUERS = /refuses of ([\d,]+)\s+issuers/;

/** How many issuers the counts of a page are of. */
export const issuersOf = (page: string): number =>
  Number((ISSUERS.exec(page.replaceAll('\n', ' '))?.[1] ?? '0').replaceAll(',', ''));
