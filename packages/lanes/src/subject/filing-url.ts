/** Index page of a filing on the SEC's site. `cik`: ten digits; `accession`: dashed. */
export function filingUrl(cik: string, accession: string): string {
  const folder = accession.replaceAll('-', '');
  return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${folder}/${accession}-index.htm`;
}
