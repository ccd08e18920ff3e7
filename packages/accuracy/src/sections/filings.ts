import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { accessionDigits } from '@footnote/values/accession';

/** A document of a folder, and what it reports on. */
export type SurveyedFiling = {
  /** Path in the folder. */
  readonly path: string;
  readonly form: string;
  /** CIK, or the folder of a document without one. */
  readonly filer: string;
  /** End of the period as `YYYY-MM-DD`, else ''. */
  readonly period: string;
  /** Paths of the annual report to shareholders (EX-13) beside it. */
  readonly exhibits: readonly string[];
};

const FORM = /^(?:10-?K|10-?Q|8-K)/i;
const TAGGED_FORM = /name="dei:DocumentType"[^>]*>(?:<[^>]*>)*\s*(10-[KQ][^<]*)/;
const WRAPPED_FORM = /<TYPE>([^\s<]+)/;
const COVER_FORM = /exchange commission.{0,400}?\bform\s+(10-?KSB|10-?K405|10-?K|10-?Q|8-K)\b/i;
const COVER = 20_000;
const NO_REPORT = /exhibit|release|exx?_?-?(?:x)?\d|ex99/i;
const EXHIBIT = /ex[a-z-]*_?13/i;

type Listed = Readonly<
  Record<'accessionNumber' | 'form' | 'reportDate' | 'primaryDocument', readonly string[]>
>;
/** The newest filings, or a page of older ones. */
type Submissions = Listed & { readonly filings?: { readonly recent: Listed } };

/** Periodic and current reports of a folder: those of submissions, then others that name their form. */
export function filingsOf(folder: string): readonly SurveyedFiling[] {
  const listed = globSync(`${folder}/**/data.sec.gov/submissions/CIK*.json`).flatMap((path) =>
    listedFilings(folder, path),
  );
  const known = new Set(listed.map(({ path }) => path));
  const others = globSync(`${folder}/**/*.{htm,html,txt}`)
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => !known.has(path) && !/(?:\/R\d+\.htm|-index\.html|_R\d+\.htm)$/.test(path))
    .flatMap((path) => unlistedFiling(folder, path) ?? []);
  return [...listed, ...others].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function listedFilings(folder: string, submissions: string): SurveyedFiling[] {
  const page = JSON.parse(readFileSync(submissions, 'utf8')) as Submissions;
  const recent = page.filings?.recent ?? page;
  const root = submissions.slice(folder.length + 1).replace(/data\.sec\.gov\/.*$/, '');
  const cik = String(Number(/\d+/.exec(basename(submissions))?.[0] ?? 0));
  return recent.accessionNumber.flatMap((accession, at) => {
    const form = recent.form[at] ?? '';
    const filing = `${root}www.sec.gov/Archives/edgar/data/${cik}/${accessionDigits(accession)}`;
    const document = recent.primaryDocument[at] ?? '';
    const path = [`${filing}/${document}`, `${filing}/${accession}.txt`].find(
      (one) => !one.endsWith('/') && existsSync(`${folder}/${one}`),
    );
    if (path === undefined || !FORM.test(form)) return [];
    return [
      { path, form, filer: cik, period: recent.reportDate[at] ?? '', exhibits: exhibitsOf(folder, path) },
    ];
  });
}

function unlistedFiling(folder: string, path: string): SurveyedFiling | undefined {
  const text = readFileSync(`${folder}/${path}`, 'latin1');
  const form = (
    TAGGED_FORM.exec(text)?.[1] ??
    WRAPPED_FORM.exec(text.slice(0, COVER))?.[1] ??
    (NO_REPORT.test(path) ? undefined : coverForm(text))
  )?.trim();
  if (form === undefined || !FORM.test(form)) return undefined;
  const filer = /edgar\/data\/(\d+)\//.exec(path)?.[1] ?? path.replace(/\/[^/]*\/[^/]*$/, '');
  return { path, form, filer, period: '', exhibits: exhibitsOf(folder, path) };
}

function coverForm(text: string): string | undefined {
  const cover = text.replace(/<[^>]*>/g, ' ').replace(/&nbsp;|&#160;|\s/g, ' ');
  return COVER_FORM.exec(cover.replace(/ +/g, ' ').slice(0, COVER))?.[1]?.toUpperCase();
}

function exhibitsOf(folder: string, path: string): string[] {
  const filing = path.replace(/\/[^/]*$/, '');
  return globSync(`${folder}/${filing}/*.{htm,txt}`)
    .filter((one) => EXHIBIT.test(basename(one)) && !one.endsWith(path))
    .map((one) => one.slice(folder.length + 1));
}
