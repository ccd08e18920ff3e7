import type { FigureView } from '@footnote/figures/catalog/names';

/** The query of `GET /v2/compare`; see schemas/requests/compare.json. */
export type CompareRequest = {
  readonly fields: readonly string[];
  readonly symbols: readonly string[];
  readonly period?: FigureView;
};
