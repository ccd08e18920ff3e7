import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  companyfactsUrl,
  companyTickersUrl,
  currentFeedUrl,
  mirrorPath,
  submissionsUrl,
} from '@footnote/edgar/urls';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer, type SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { paddedCik } from '@footnote/values/cik';

/** One filing as EDGAR announces it. */
export type Publication = {
  readonly symbol: string;
  readonly cik: string;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

/** A mirror in which issuers file reports one after another, on demand. */
export type LivingMirror = {
  readonly folder: string;
  /** Files the next report of some issuer; resolves when the feed announces it. */
  publish(): Promise<Publication>;
};

/** Number of reports filed before the mirror starts publishing; the others follow. */
const FILED_BEFORE = 8;

type Columns = Readonly<Record<string, readonly unknown[]>>;
type SubmissionsDocument = { readonly filings: { readonly recent: Columns } };
type FactsDocument = {
  readonly facts: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly units: Readonly<Record<string, readonly { filed: string }[]>> }>>
    >
  >;
};

/** Contents of both documents at the end of a day. */
function documentsAt(
  issuer: SyntheticIssuer,
  day: string,
): { readonly submissions: object; readonly facts: object } {
  const document = Object.values(issuer.submissions)[0] as unknown as SubmissionsDocument;
  const { recent } = document.filings;
  const kept = (recent['filingDate'] ?? []).map((filed) => String(filed) <= day);
  const columns = Object.fromEntries(
    Object.entries(recent).map(([name, values]) => [name, values.filter((_, row) => kept[row])]),
  );
  const all = issuer.companyfacts as unknown as FactsDocument;
  const facts = Object.fromEntries(
    Object.entries(all.facts).map(([taxonomy, concepts]) => [
      taxonomy,
      Object.fromEntries(
        Object.entries(concepts).map(([name, concept]) => [
          name,
          {
            ...concept,
            units: Object.fromEntries(
              Object.entries(concept.units).map(([unit, rows]) => [
                unit,
                rows.filter(({ filed }) => filed <= day),
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
  return {
    submissions: { ...document, filings: { ...document.filings, recent: columns } },
    facts: { ...all, facts },
  };
}

/** The original annual and interim reports, oldest first. */
function reportsOf(issuer: SyntheticIssuer): readonly Publication[] {
  const { recent } = (Object.values(issuer.submissions)[0] as unknown as SubmissionsDocument).filings;
  const column = (name: string): readonly string[] => (recent[name] ?? []).map(String);
  const [forms, accessions, days] = [column('form'), column('accessionNumber'), column('filingDate')];
  return forms
    .map((form, row) => ({
      symbol: issuer.spec.ticker,
      cik: issuer.spec.cik,
      form,
      accession: accessions[row] ?? '',
      filed: days[row] ?? '',
    }))
    .filter(({ form }) => form === '10-K' || form === '10-Q')
    .sort((a, b) => (a.filed < b.filed ? -1 : 1));
}

const entryOf = ({ form, cik, filed, accession }: Publication): string =>
  `<entry><title>${form} - Company (${cik}) (Filer)</title>` +
  `<summary type="html">&lt;b&gt;Filed:&lt;/b&gt; ${filed}</summary><updated>${filed}T16:30:00-05:00</updated>` +
  `<category term="${form}"/><id>urn:tag:sec.gov,2008:accession-number=${accession}</id></entry>`;

const feedOf = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom">` +
  `<updated>2026-01-01T00:00:00-05:00</updated>${entries.join('')}</feed>`;

/** `count` issuers that file quarterly, each with its own tickers, numbered from `first`. */
export function issuersFrom(first: number, count: number): readonly SyntheticIssuer[] {
  return Array.from({ length: count }, (_, place) => {
    const base = demoSpecs[place % 3];
    if (base === undefined) throw new Error('there are no demo issuers');
    const number = first + place;
    return generateIssuer({
      ...base,
      cik: paddedCik(9_991_000 + number),
      ticker: `FB${String(number)}`,
      name: `Bench ${number}`,
      seed: number,
      // Thousands of issuers with packages would be gigabytes.
      reports: 'none',
    });
  });
}

export async function openLivingMirror(
  folder: string,
  issuers: readonly SyntheticIssuer[],
): Promise<LivingMirror> {
  const put = async (url: string, text: string): Promise<void> => {
    const path = join(folder, mirrorPath(url));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  };
  const show = async (issuer: SyntheticIssuer, day: string): Promise<void> => {
    const { submissions, facts } = documentsAt(issuer, day);
    await put(companyfactsUrl(issuer.spec.cik), JSON.stringify(facts));
    await put(submissionsUrl(issuer.spec.cik), JSON.stringify(submissions));
  };
  const queue: { readonly issuer: SyntheticIssuer; readonly report: Publication; readonly round: number }[] =
    [];
  for (const issuer of issuers) {
    const reports = reportsOf(issuer);
    await show(issuer, reports[FILED_BEFORE - 1]?.filed ?? '');
    reports.slice(FILED_BEFORE).forEach((report, round) => queue.push({ issuer, report, round }));
  }
  // One report of each issuer, then the next of each.
  queue.sort((a, b) => a.round - b.round);
  const tickers = issuers.flatMap((issuer) => issuer.tickers).map((row, place) => [place, row] as const);
  await put(companyTickersUrl, JSON.stringify(Object.fromEntries(tickers)));
  let entries: readonly string[] = [];
  await put(currentFeedUrl(), feedOf(entries));
  return {
    folder,
    publish: async () => {
      const next = queue.shift();
      if (next === undefined) throw new Error('every issuer has filed everything');
      await show(next.issuer, next.report.filed);
      entries = [entryOf(next.report), ...entries].slice(0, 100);
      await put(currentFeedUrl(), feedOf(entries));
      return next.report;
    },
  };
}
