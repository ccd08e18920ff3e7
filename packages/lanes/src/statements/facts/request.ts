/** The query of `GET /v2/facts`; see schemas/requests/facts.json. */
export type FactsRequest = {
  readonly symbol: string;
  readonly accession?: string;
  readonly axis?: string;
  readonly concept?: string;
  readonly cursor?: string;
  readonly form?: string;
  /** YYYY-MM-DD, of the end of the period; `to` likewise. */
  readonly from?: string;
  readonly limit?: number;
  readonly member?: string;
  readonly to?: string;
};

/** Position of the last fact of a page: its filing, the index of its part, and its position there. */
export type PageEnd = { readonly accession: string; readonly part: number; readonly place: number };

export function pageEndOf(cursor: string): PageEnd {
  const [accession = '', part = '', place = ''] = cursor.split('.');
  return { accession, part: Number(part), place: Number(place) };
}

export function cursorOf({ accession, part, place }: PageEnd): string {
  return `${accession}.${part}.${place}`;
}
