/**
 * The survey: `node packages/accuracy/src/survey/survey.ts [--folder DIR] [--out DIR] [--ciks 320193,80424]
 * [--check] [--cells FILE] [--against FILE]`. Runs every issuer of a folder in EDGAR's URL space through
 * engine and verifier.
 *
 * `--out` writes the implausible cells, `survey.md` and `survey.json`, and `survey-checksums.json`, a
 * checksum for each issuer and field. Without it the committed checksums, `docs/survey-checksums.json`, are
 * rewritten. `--check` compares with these, writes no checksums and exits 1 when a field of an issuer moved.
 * `--cells` writes a line for each cell; `--against` compares with such lines of another revision of the code and
 * prints the moves by field and class, and each moved cell (to `survey-moves.txt` with `--out`). Without a folder it
 * prints that it was skipped and exits 0.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseCompanyTickers } from '@footnote/edgar/tickers';
import { companyTickersUrl, mirrorPath } from '@footnote/edgar/urls';
import { format, resolveConfig } from 'prettier';
import { paddedCik } from '@footnote/values/cik';
import { ciksOf } from '../corpus/folder-companies.ts';
import { corpusFolder } from '../corpus/corpus-company.ts';
import type { ChecksumFile } from './checksums.ts';
import { COMMITTED, movedSinceCommitted, surveyChecksums } from './committed.ts';
import { moveClasses, moveLine, movesBetween, movesTable } from './moves.ts';
import { surveyPage } from './page.ts';
import { askAll } from './pool.ts';
import { reportOf, type Labels } from './report.ts';
import type { CompanySurvey } from './survey-company.ts';

const LABELS = fileURLToPath(new URL('../issuers.json', import.meta.url));

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    out: { type: 'string' },
    ciks: { type: 'string' },
    check: { type: 'boolean', default: false },
    cells: { type: 'string' },
    against: { type: 'string' },
  },
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const writeFormatted = async (path: string, text: string): Promise<void> =>
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));

/** The first symbol of each CIK, for companies whose submissions are not in the folder. */
const symbolsOf = (folder: string): ReadonlyMap<string, string> => {
  const path = join(folder, mirrorPath(companyTickersUrl));
  if (!existsSync(path)) return new Map();
  const { entries } = parseCompanyTickers(readFileSync(path));
  return new Map(entries.toReversed().map(({ cik, symbol }) => [cik, symbol]));
};

type Surveyed = { readonly surveys: readonly CompanySurvey[]; readonly failed: Record<string, string> };

const surveyFolder = async (
  folder: string,
  requestedCiks: readonly string[] | undefined,
): Promise<Surveyed> => {
  const surveys: CompanySurvey[] = [];
  const failed: Record<string, string> = {};
  const lines = values.cells !== undefined || values.against !== undefined;
  const symbols = symbolsOf(folder);
  const questions = ciksOf(folder)
    .filter((cik) => requestedCiks?.includes(cik) ?? true)
    .map((cik) => ({ folder, cik, symbol: symbols.get(cik) ?? null, lines }));
  await askAll(questions, availableParallelism(), (reply) => {
    if ('failed' in reply) failed[reply.cik] = reply.failed;
    else if (reply.survey !== null) surveys.push(reply.survey);
  });
  return { surveys: surveys.sort((a, b) => (a.cik < b.cik ? -1 : 1)), failed };
};

const check = (surveys: readonly CompanySurvey[]): void => {
  const moved = movedSinceCommitted(surveys);
  for (const line of moved) console.error(line);
  if (moved.length === 0) return;
  console.error(`${moved.length} fields of issuers moved since ${COMMITTED}; make survey regenerates it`);
  process.exitCode = 1;
};

const compare = (surveys: readonly CompanySurvey[], path: string): void => {
  const own = new Set(surveys.map(({ cik }) => cik));
  const before = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => own.has(line.slice(0, 10)));
  const moves = movesBetween(
    before,
    surveys.flatMap(({ lines }) => lines),
  );
  for (const row of [['field', ...moveClasses, 'issuers'], ...movesTable(moves)])
    console.log(row.join(' | '));
  console.log(`${moves.length} cells moved since ${path}`);
  const lines = moves.map((move) => `${moveLine(move)}\n`).join('');
  if (values.out === undefined) console.log(lines);
  else writeFileSync(join(values.out, 'survey-moves.txt'), lines);
};

const writePage = async ({ surveys, failed }: Surveyed, out: string): Promise<void> => {
  const report = reportOf(surveys, failed, readJson(LABELS) as Labels);
  await writeFormatted(join(out, 'survey.md'), surveyPage(report));
  await writeFormatted(join(out, 'survey.json'), JSON.stringify(report));
  console.log(`written: ${join(out, 'survey.md')}, ${join(out, 'survey.json')}`);
};

/** After a survey of selected issuers, the entries of the others are copied. */
const writeChecksums = async (surveys: readonly CompanySurvey[], path: string): Promise<void> => {
  const isWhole = values.ciks === undefined || !existsSync(path);
  const previous = isWhole ? undefined : (readJson(path) as ChecksumFile);
  await writeFormatted(path, JSON.stringify(surveyChecksums(surveys, previous)));
  console.log(`written: ${path}`);
};

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const surveyed = await surveyFolder(
    folder,
    values.ciks?.split(',').map((cik) => paddedCik(cik)),
  );
  const { surveys, failed } = surveyed;
  const served = surveys.reduce((sum, survey) => sum + survey.served, 0);
  const found = surveys.reduce((sum, { findings }) => sum + findings.length, 0);
  console.log(`${surveys.length} issuers, ${served} cells served, ${found} findings`);
  for (const [cik, why] of Object.entries(failed)) console.error(`${cik} failed: ${why}`);
  if (Object.keys(failed).length > 0) process.exitCode = 1;
  if (values.out !== undefined) {
    mkdirSync(values.out, { recursive: true });
    await writePage(surveyed, values.out);
  }
  if (values.cells !== undefined)
    writeFileSync(values.cells, surveys.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join(''));
  if (values.against !== undefined) compare(surveys, values.against);
  if (values.check) check(surveys);
  else
    await writeChecksums(
      surveys,
      values.out === undefined ? COMMITTED : join(values.out, 'survey-checksums.json'),
    );
}
