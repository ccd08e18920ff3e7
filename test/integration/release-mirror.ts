import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { currentFeedUrl, mirrorPath } from '@footnote/edgar/urls';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { accessionDigits } from '@footnote/values/accession';

type Columns = Readonly<Record<string, readonly (boolean | number | string | null)[]>>;
type Recent = { readonly filings: { readonly recent: Columns } };

/** A filing of an issuer. */
export type Listed = { readonly accession: string; readonly filed: string };

const MAIN = /^CIK\d+\.json$/;

const recentOf = ({ submissions }: SyntheticIssuer): Columns => {
  const name = Object.keys(submissions).find((file) => MAIN.test(file)) ?? '';
  return (submissions[name] as unknown as Recent).filings.recent;
};

/** The newest filing that fits; throws without one. */
function newestOf(issuer: SyntheticIssuer, fits: (form: string, items: string) => boolean): Listed {
  const recent = recentOf(issuer);
  const textAt = (column: string, at: number): string => String(recent[column]?.[at] ?? '');
  const at = [...(recent['form'] ?? []).keys()].find((row) =>
    fits(textAt('form', row), textAt('items', row)),
  );
  if (at === undefined) throw new Error('the issuer has no such filing');
  return { accession: textAt('accessionNumber', at), filed: textAt('filingDate', at) };
}

/** Its newest annual or interim report. */
export const newestReport = (issuer: SyntheticIssuer): Listed =>
  newestOf(issuer, (form) => /^10-[KQ]$/.test(form));

/** The newest 8-K with results. */
export const newestRelease = (issuer: SyntheticIssuer): Listed =>
  newestOf(issuer, (form, items) => form === '8-K' && items.split(',').includes('2.02'));

/** The issuer as EDGAR has it without some of its filings, in its submissions and in its companyfacts. */
export function without(issuer: SyntheticIssuer, accessions: readonly string[]): SyntheticIssuer {
  const { submissions, companyfacts, ...others } = issuer;
  const recent = recentOf(issuer);
  const isKept = (recent['accessionNumber'] ?? []).map((each) => !accessions.includes(String(each)));
  const columns = Object.entries(recent).map(
    ([name, values]) => [name, values.filter((_, at) => isKept[at])] as const,
  );
  const facts = structuredClone(companyfacts) as unknown as {
    facts: Record<string, Record<string, { units: Record<string, { accn: string }[]> }>>;
  };
  for (const concepts of Object.values(facts.facts))
    for (const { units } of Object.values(concepts))
      for (const [unit, rows] of Object.entries(units))
        units[unit] = rows.filter(({ accn }) => !accessions.includes(accn));
  const documents = Object.entries(submissions).map(([name, document]) => {
    if (!MAIN.test(name)) return [name, document] as const;
    const main = structuredClone(document) as unknown as { filings: { recent: Columns } };
    main.filings.recent = Object.fromEntries(columns);
    return [name, main] as const;
  });
  return {
    ...others,
    submissions: Object.fromEntries(documents),
    companyfacts: facts,
  } as unknown as SyntheticIssuer;
}

/** A mirror that lacks the newest release of each issuer, and its report, until the release is announced. */
export type ReleaseMirror = {
  /** Shows the release's documents, and resolves once the feed announces it. The submissions still lack it. */
  announce(issuer: SyntheticIssuer): Promise<Listed>;
};

/** `more`: paragraphs at the end of each release. */
export async function openReleaseMirror(
  folder: string,
  issuers: readonly SyntheticIssuer[],
  more: readonly string[] = [],
): Promise<ReleaseMirror> {
  await writeMirror(
    folder,
    issuers.map((issuer) =>
      without(issuer, [newestReport(issuer).accession, newestRelease(issuer).accession]),
    ),
  );
  const pathsOf = (issuer: SyntheticIssuer) => {
    const { accession } = newestRelease(issuer);
    const filings = join(folder, 'www.sec.gov', 'Archives', 'edgar', 'data', String(Number(issuer.spec.cik)));
    return {
      shown: join(filings, accessionDigits(accession)),
      hidden: join(filings, `${accession}.hidden`),
    };
  };
  for (const issuer of issuers) {
    const { shown, hidden } = pathsOf(issuer);
    await rename(shown, hidden);
    const submission = join(hidden, `${newestRelease(issuer).accession}.txt`);
    const text = await readFile(submission, 'utf8');
    const paragraphs = more.map((each) => `<p>${each}</p>`).join('');
    const end = text.lastIndexOf('</body>');
    await writeFile(submission, `${text.slice(0, end)}${paragraphs}${text.slice(end)}`);
  }
  const feed = join(folder, mirrorPath(currentFeedUrl()));
  let entries: readonly string[] = [];
  const write = async (): Promise<void> => {
    await mkdir(dirname(feed), { recursive: true });
    await writeFile(`${feed}.new`, feedOf(entries), 'latin1');
    await rename(`${feed}.new`, feed);
  };
  await write();
  return {
    announce: async (issuer) => {
      const release = newestRelease(issuer);
      const { shown, hidden } = pathsOf(issuer);
      await rename(hidden, shown);
      entries = [entryOf(issuer.spec.cik, release), ...entries].slice(0, 100);
      await write();
      return release;
    },
  };
}

const entryOf = (cik: string, { accession, filed }: Listed): string =>
  `<entry><title>8-K - Company (${cik}) (Filer)</title>` +
  `<summary type="html">&lt;b&gt;Filed:&lt;/b&gt; ${filed}&lt;br&gt;Item 2.02: Results</summary>` +
  `<updated>${filed}T16:05:00-05:00</updated>` +
  `<category term="8-K"/><id>urn:tag:sec.gov,2008:accession-number=${accession}</id></entry>`;

const feedOf = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom">` +
  `<updated>2026-01-01T00:00:00-05:00</updated>${entries.join('')}</feed>`;
