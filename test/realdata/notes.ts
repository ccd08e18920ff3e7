/**
 * Reads the notes of every filing of the corpus that has an instance of its own, and counts the tables served and
 * refused: `FOOTNOTE_CORPUS=… node test/realdata/notes.ts [note] [--show]`. With --show it prints the tables as well.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { formatAmount } from '@footnote/statements/decimal';
import { noteFiling } from '@footnote/statements/notes/filing';
import {
  isRefused,
  nameOf,
  type Note,
  type NoteFact,
  NOTES,
  type NoteVerdict,
} from '@footnote/statements/notes/note';
import { readNote } from '@footnote/statements/notes/notes';
import { readReport } from '@footnote/xbrl/report/read-report';
import type { ReportFact } from '@footnote/xbrl/report/types';

const PACKAGE_FILE = /\.(?:html?|xml|xsd)$/;

type FiledNotes = {
  readonly folder: string;
  readonly form: string;
  readonly verdicts: ReadonlyMap<Note, NoteVerdict>;
};

/** The notes of each filing below the folder's archive. Filings without an instance or a balance sheet are passed over. */
export function* corpusNotes(corpus: string): Generator<FiledNotes> {
  const archive = `${corpus}/www.sec.gov/Archives/edgar/data`;
  for (const cik of readdirSync(archive))
    for (const accession of readdirSync(`${archive}/${cik}`)) {
      const filed = filedNotes(`${archive}/${cik}/${accession}`);
      if (filed !== undefined) yield filed;
    }
}

/** Undefined if the folder has no instance, or one without a balance sheet. */
export function filedNotes(folder: string): FiledNotes | undefined {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  const files = readdirSync(folder)
    .filter((name) => PACKAGE_FILE.test(name))
    .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));
  if (!files.some(({ bytes }) => bytes.includes('us-gaap'))) return undefined;
  const report = reportOf(files);
  if (report === undefined) return undefined;
  const form = report.cover.fiscalPeriod === 'FY' ? '10-K' : '10-Q';
  const filing = noteFiling(form, report.facts.map(noteFact));
  if (filing === undefined) return undefined;
  return { folder, form, verdicts: new Map(NOTES.map((note) => [note, readNote(note, filing)])) };
}

function reportOf(files: Parameters<typeof readReport>[0]): ReturnType<typeof readReport> | undefined {
  try {
    return readReport(files);
  } catch {
    return undefined;
  }
}

const noteFact = ({ start, end, dimensions, ...fact }: ReportFact): NoteFact => ({
  ...fact,
  period_start: start ?? '',
  period_end: end,
  axes: dimensions.map(({ axis }) => axis),
  members: dimensions.map(({ member }) => member),
  typed: dimensions.map(({ typed = false }) => typed),
});

function show(note: Note, { folder, form }: FiledNotes, verdict: NoteVerdict): void {
  console.log(`${folder} ${form} ${note}${isRefused(verdict) ? `: ${verdict.refusal}` : ''}`);
  if (isRefused(verdict)) {
    for (const { concepts, value } of verdict.stood)
      console.log(`  ${formatAmount(value)} ${concepts.join(' + ')}`);
    return;
  }
  for (const { role, label, fact, value } of verdict.rows)
    console.log(`  ${formatAmount(value)} ${role} ${label} ${nameOf(fact)} ${fact.members.join(' ')}`);
  for (const { what, value, sum } of verdict.reconciled)
    console.log(`  = ${formatAmount(sum)} against ${formatAmount(value)}, ${what}`);
}

if (import.meta.main) {
  const folder = corpusFolder();
  if (folder === undefined) throw new Error('set FOOTNOTE_CORPUS to the folder of real filings');
  const [, , ...args] = process.argv;
  const counts = new Map<string, number>();
  for (const filed of corpusNotes(folder))
    for (const [note, verdict] of filed.verdicts) {
      if (args.some((arg) => arg !== '--show' && arg !== note)) continue;
      const outcome = isRefused(verdict) ? verdict.refusal : 'served';
      const key = `${note} ${filed.form} ${outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (args.includes('--show') && outcome !== 'not_reported') show(note, filed, verdict);
    }
  for (const [key, count] of [...counts].sort()) console.log(`${count} ${key}`);
}
