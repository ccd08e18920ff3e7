/** Statements of a migration: separated by `;` and a line break. Comment lines alone are not statements. */
export const statementsOf = (sql: string): string[] =>
  sql
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^\s*--.*$/gm, '').trim() !== '');
