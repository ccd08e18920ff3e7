/**
 * A mirror as of a given day for each company, without later filings: submissions and companyfacts are filtered, all other
 * files are links to the originals.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A company and its as-of day. */
export type Dated = {
  /** Ten digits. */
  readonly cik: string;
  readonly symbol: string;
  /** YYYY-MM-DD; later filings are omitted. */
  readonly day: string;
};

type Row = { readonly filed: string };
type CompanyFacts = {
  readonly facts: Readonly<
    Record<string, Readonly<Record<string, { readonly units: Readonly<Record<string, readonly Row[]>> }>>>
  >;
};
/** Columns of equal length, with one value per filing. */
type Listed = { readonly filingDate: readonly string[] };
type Submissions = { readonly filings: { readonly recent: Listed } };

const FACTS = 'data.sec.gov/api/xbrl/companyfacts';
const SUBMISSIONS = 'data.sec.gov/submissions';

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const factsName = (cik: string): string => `CIK${cik}.json`;

/** The day of the newest filing among the company's XBRL facts; undefined without any. */
export function newestFacts(mirror: string, cik: string): string | undefined {
  const path = join(mirror, FACTS, factsName(cik));
  if (!existsSync(path)) return undefined;
  let newest = '';
  for (const concepts of Object.values((parsed(path) as CompanyFacts).facts))
    for (const { units } of Object.values(concepts))
      for (const rows of Object.values(units))
        for (const { filed } of rows) if (filed > newest) newest = filed;
  return newest;
}

/** Writes a mirror of the companies into an empty folder. */
export function writeMirrorAsOf(from: string, to: string, companies: readonly Dated[]): void {
  for (const folder of [FACTS, SUBMISSIONS]) mkdirSync(join(to, folder), { recursive: true });
  symlinkSync(join(from, 'www.sec.gov'), join(to, 'www.sec.gov'));
  for (const { cik, day } of companies) {
    const facts = join(from, FACTS, factsName(cik));
    if (existsSync(facts))
      writeJson(join(to, FACTS, factsName(cik)), factsUpTo(parsed(facts) as CompanyFacts, day));
    for (const name of readdirSync(join(from, SUBMISSIONS)).filter((file) => file.startsWith(`CIK${cik}`))) {
      const page = parsed(join(from, SUBMISSIONS, name)) as Submissions | Listed;
      writeJson(join(to, SUBMISSIONS, name), isWhole(page) ? withRecent(page, day) : listedUpTo(page, day));
    }
  }
}

const writeJson = (path: string, value: object): void => writeFileSync(path, JSON.stringify(value));

function factsUpTo(all: CompanyFacts, day: string): CompanyFacts {
  const each = <In, Out>(of: Readonly<Record<string, In>>, change: (one: In) => Out): Record<string, Out> =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => [name, change(one)]));
  return {
    ...all,
    facts: each(all.facts, (concepts) =>
      each(concepts, (concept) => ({
        ...concept,
        units: each(concept.units, (rows) => rows.filter(({ filed }) => filed <= day)),
      })),
    ),
  };
}

/** The first page of submissions contains the list as a member; older pages are lists. */
const isWhole = (page: Submissions | Listed): page is Submissions => 'filings' in page;

const withRecent = (page: Submissions, day: string): Submissions => ({
  ...page,
  filings: { ...page.filings, recent: listedUpTo(page.filings.recent, day) },
});

function listedUpTo(listed: Listed, day: string): Listed {
  const isKept = listed.filingDate.map((filed) => filed <= day);
  const upTo = (values: readonly string[]): readonly string[] => values.filter((_, at) => isKept[at]);
  const rest = Object.entries(listed).map(([column, values]) => [column, upTo(values)] as const);
  return { ...Object.fromEntries(rest), filingDate: upTo(listed.filingDate) };
}
