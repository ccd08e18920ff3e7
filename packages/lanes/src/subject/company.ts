/** A company under a symbol. `cik` is empty for a symbol that no ingested company has. */
export type Company = { readonly symbol: string; readonly cik: string };
