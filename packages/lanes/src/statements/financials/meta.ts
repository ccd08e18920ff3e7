import { readFileSync } from 'node:fs';

function versionOf(packageFile: string): string {
  const file = new URL(packageFile, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const QUERY = versionOf('../../../package.json');
const STATEMENTS = versionOf('../../../../../packages/statements/package.json');

/** Version of the description of this tool. */
const DESCRIPTION = '2026-07-10';

/** What turned filed facts into cells. */
export const META_PARSER = { name: 'footnote-statements', version: STATEMENTS } as const;

/** The versions that produced the response. */
export const META_BUILD: { readonly [part: string]: string } = { query: QUERY, tool: DESCRIPTION };

const TEXTS: Readonly<Record<string, string>> = {
  percent: 'percent, rounded half-even to 2 decimals',
  pure: 'a share of 1, as filed',
  ratio: 'a plain quotient, rounded half-even to 2 decimals',
  shares: "shares, counted singly; averages on today's split basis",
};

/** The meaning of a unit in a response. */
export function unitText(unit: string): string {
  const known = TEXTS[unit];
  if (known !== undefined) return known;
  const [currency = unit, share] = unit.split('/');
  return share === undefined
    ? `${currency} (ISO 4217), single units as filed, never thousands or millions`
    : `${currency} (ISO 4217) for one share, on today's split basis`;
}
