/** A Markdown table, before formatting. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** `1,234`. */
export const number = (count: number): string => count.toLocaleString('en-US');
