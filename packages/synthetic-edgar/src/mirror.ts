import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessionDigits } from '@footnote/values/accession';
import { filedDocuments } from './documents/filed-documents.ts';
import { accountsOf } from './generate.ts';
import type { SyntheticIssuer } from './generate.ts';
import type { IssuerSpec } from './spec.ts';
import { filedReports } from './xbrl/filed-report.ts';
import { packageFiles, zipped } from './xbrl/package.ts';

/** Creates the folder of a filing and returns its path. */
const filingFolder = async (data: string, spec: IssuerSpec, accession: string): Promise<string> => {
  const folder = join(data, String(Number(spec.cik)), accessionDigits(accession));
  await mkdir(folder, { recursive: true });
  return folder;
};

const writeFilings = async (data: string, { spec, insiders, ownership }: SyntheticIssuer): Promise<void> => {
  const accounts = accountsOf(spec);
  for (const { accession, files } of filedDocuments(accounts)) {
    const folder = await filingFolder(data, spec, accession);
    for (const { name, text } of files) await writeFile(join(folder, name), text);
  }
  for (const report of filedReports(accounts)) {
    const { accession } = report;
    const folder = await filingFolder(data, spec, accession);
    await writeFile(join(folder, `${accession}-xbrl.zip`), await zipped(packageFiles(spec, report)));
  }
  for (const { accession, primaryDocument, text } of [...ownership.filings, ...insiders.filings]) {
    const name = primaryDocument.split('/').at(-1) ?? '';
    await writeFile(join(await filingFolder(data, spec, accession), name), text);
  }
  for (const { accession, header } of ownership.filings)
    if (header !== null)
      await writeFile(join(await filingFolder(data, spec, accession), header.name), header.text);
};

/** Writes issuers to a folder in EDGAR's URL space that can replace data.sec.gov and www.sec.gov. */
export const writeMirror = async (folder: string, issuers: readonly SyntheticIssuer[]): Promise<void> => {
  const submissions = join(folder, 'data.sec.gov', 'submissions');
  const companyfacts = join(folder, 'data.sec.gov', 'api', 'xbrl', 'companyfacts');
  const files = join(folder, 'www.sec.gov', 'files');
  for (const path of [submissions, companyfacts, files]) await mkdir(path, { recursive: true });
  for (const issuer of issuers) {
    for (const [name, document] of Object.entries(issuer.submissions))
      await writeFile(join(submissions, name), JSON.stringify(document));
    await writeFile(join(companyfacts, `CIK${issuer.spec.cik}.json`), JSON.stringify(issuer.companyfacts));
    await writeFilings(join(folder, 'www.sec.gov', 'Archives', 'edgar', 'data'), issuer);
  }
  const tickers = Object.fromEntries(
    issuers.flatMap(({ tickers }) => tickers).map((row, position) => [position, row]),
  );
  await writeFile(join(files, 'company_tickers.json'), JSON.stringify(tickers));
};
