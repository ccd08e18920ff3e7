import type { CompanyInput, InputFact, InputFiling } from '@footnote/statements/inputs';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { createRandom } from '@footnote/synthetic-edgar/random';

type Page = { readonly accessionNumber: readonly string[]; readonly reportDate: readonly string[] };

const reportDates = ({ submissions }: SyntheticIssuer): Map<string, string> => {
  const dates = new Map<string, string>();
  for (const document of Object.values(submissions)) {
    const page =
      'filings' in document ? (document as { filings: { recent: Page } }).filings.recent : (document as Page);
    page.accessionNumber.forEach((accession, position) =>
      dates.set(accession, page.reportDate[position] ?? ''),
    );
  }
  return dates;
};

/** Shuffles in place (Fisher-Yates). */
const shuffle = (items: unknown[], seed: number): void => {
  const random = createRandom(seed);
  for (let position = items.length - 1; position > 0; position -= 1) {
    const other = random.integer(0, position);
    [items[position], items[other]] = [items[other], items[position]];
  }
};

/**
 * The statements' input of a synthetic issuer, from its companyfacts, submissions and XBRL packages. A seed
 * shuffles filings and facts: their order must not matter.
 */
export const companyInput = (issuer: SyntheticIssuer, seed: number | null): CompanyInput => {
  const dates = reportDates(issuer);
  const reports = new Map(issuer.reports.map((report) => [report.accession, report]));
  // Companyfacts may arrive without submissions.
  const withDates = seed === null || seed % 4 !== 0;
  const filings = new Map<string, InputFiling & { facts: InputFact[] }>();
  for (const [taxonomy, tags] of Object.entries(issuer.companyfacts.facts))
    for (const [concept, { units }] of Object.entries(tags))
      for (const [unit, rows] of Object.entries(units))
        for (const { accn, form, filed, fy, fp, start, end, val } of rows) {
          const filing: InputFiling & { facts: InputFact[] } = filings.get(accn) ?? {
            accession: accn,
            form,
            filed,
            report_date: withDates ? (dates.get(accn) ?? null) : null,
            fy,
            fp,
            facts: [],
            report: reports.get(accn),
          };
          filing.facts.push({ taxonomy, concept, unit, start: start ?? null, end, value: String(val) });
          filings.set(accn, filing);
        }
  const all = [...filings.values()];
  if (seed !== null) {
    shuffle(all, seed);
    for (const { facts } of all) shuffle(facts, seed);
  }
  const main = issuer.submissions[`CIK${issuer.spec.cik}.json`] as { fiscalYearEnd: string };
  return { cik: issuer.spec.cik, sic: issuer.spec.sic, fiscal_year_end: main.fiscalYearEnd, filings: all };
};
