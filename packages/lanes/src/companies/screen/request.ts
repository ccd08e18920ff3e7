import type { FigureView } from '@footnote/figures/catalog/names';

/** The query of `GET /v2/screen`; see schemas/requests/screen.json. */
export type ScreenRequest = {
  readonly where: string;
  readonly columns?: readonly string[];
  readonly cursor?: string;
  readonly limit?: number;
  readonly list?: 'matched' | 'undetermined';
  readonly period?: FigureView;
  readonly sort?: string;
  readonly stale?: 'exclude' | 'include';
};

/** The end of a page: its last company's sort key, null if that is refused, and CIK. */
export type PageEnd = { readonly key: string | null; readonly cik: string };

const REFUSED = 'refused';

export const cursorOf = ({ key, cik }: PageEnd): string => `${key ?? REFUSED}_${cik}`;

export function pageEndOf(cursor: string): PageEnd {
  const at = cursor.lastIndexOf('_');
  const key = cursor.slice(0, at);
  return { key: key === REFUSED ? null : key, cik: cursor.slice(at + 1) };
}
