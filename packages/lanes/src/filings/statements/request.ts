/** Path of `GET /v2/filings/{accession}/statements`; see schemas/requests/filing-statements.json. */
export type FilingStatementsRequest = { readonly accession: string };
