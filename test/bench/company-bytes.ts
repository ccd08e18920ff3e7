import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import type { Submissions } from '@footnote/accuracy/corpus/corpus-company';

/** One company's companyfacts as served by EDGAR, and its submissions. */
export type CompanyBytes = {
  readonly name: string;
  readonly cik: string;
  readonly bytes: Buffer;
  readonly submissions: Submissions | undefined;
};

/** Every company of a mirror with companyfacts, or those of `ciks`, by CIK. */
export function mirroredCompanies(mirror: string, ciks?: readonly string[]): readonly CompanyBytes[] {
  const folder = join(mirror, 'data.sec.gov/api/xbrl/companyfacts');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const cik = /^CIK(\d{10})\.json$/.exec(file)?.[1];
      if (cik === undefined || ciks?.includes(cik) === false) return [];
      const page = join(mirror, 'data.sec.gov/submissions', file);
      const submissions = existsSync(page)
        ? (JSON.parse(readFileSync(page, 'utf8')) as Submissions & { readonly tickers?: readonly string[] })
        : undefined;
      const name = submissions?.tickers?.[0] ?? cik;
      return [{ name, cik, bytes: readFileSync(join(folder, file)), submissions }];
    });
}

/** The demo's issuers with a longer history: invented, and about a third of a real company's size. */
export function inventedCompanies(): readonly CompanyBytes[] {
  return demoSpecs.map((spec) => {
    const issuer = generateIssuer({ ...spec, first_year: 2009, years: 17 });
    return {
      name: spec.ticker,
      cik: spec.cik,
      bytes: Buffer.from(JSON.stringify(issuer.companyfacts)),
      submissions: issuer.submissions[`CIK${spec.cik}.json`] as Submissions,
    };
  });
}
