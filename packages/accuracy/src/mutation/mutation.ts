/**
 * Measures the effect of one wrong fact: `node packages/accuracy/src/mutation/mutation.ts [--folder DIR]
 * [--runs 2000] [--seed 1] [--kind sign] [--list] [--page FILE] [--at-most 20] [--state FILE]`. Draws a
 * company, a filing, a fact and a kind of mutation, runs the pipeline and the verifier, and compares the
 * served cells with those before. `--list` prints every cell served wrong; `--page` writes the figures;
 * `--at-most` exits 1 when a larger percentage was served wrong; `--state` saves the progress, so that a
 * stopped run can be resumed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '@footnote/synthetic-edgar/random';
import { format, resolveConfig } from 'prettier';
import { corpusFolder } from '../corpus/corpus-company.ts';
import { ciksOf, folderCompany, hasCompanyfacts } from '../corpus/folder-companies.ts';
import { judgedCompany } from '../judged.ts';
import { draw, subjectOf, type Draw, type Subject } from './draw.ts';
import { effectOf, type Effect } from './effect.ts';
import { mutationKinds, type MutationKind } from './mutate.ts';
import { mutationPage } from './page.ts';
import { addEffect, newTallies, shareOfWrong, tallyTable, type Tallies } from './tally.ts';
import { addWrong, newWrongs, wrongTable, type Wrongs } from './wrong-classes.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
    page: { type: 'string' },
    'at-most': { type: 'string', default: '100' },
    state: { type: 'string' },
  },
});

const listed = ({ symbol }: Subject, { kind, filing, fact }: Draw, { wrong }: Effect): string => {
  const [first] = wrong;
  const cell = first && `${first.cell.field} ${first.cell.period_kind} ${first.cell.period_end}`;
  return [
    `${kind} ${symbol} ${filing.accession} ${filing.form} ${fact.taxonomy}:${fact.concept}`,
    `${fact.start ?? ''}..${fact.end} ${fact.value} ${fact.unit}:`,
    `${wrong.length} cells, ${cell ?? ''} ${first?.before ?? 'refused'} now ${first?.cell.value ?? ''}`,
    `${first?.cell.method ?? ''} of ${first?.cell.accession ?? ''}`,
  ].join(' ');
};

type Done = { readonly at: number; readonly tallies: Tallies; readonly wrongs: Wrongs };

const KEPT_EVERY = 50;

const doneBefore = (): Done =>
  values.state !== undefined && existsSync(values.state)
    ? (JSON.parse(readFileSync(values.state, 'utf8')) as Done)
    : { at: 0, tallies: newTallies(), wrongs: newWrongs() };

/** Companies of the folder with filings of facts. */
const drawable = async (folder: string): Promise<string[]> => {
  const ciks: string[] = [];
  for (const cik of ciksOf(folder))
    if (hasCompanyfacts(folder, cik) || (await folderCompany(folder, cik)).input.filings.length > 0)
      ciks.push(cik);
  return ciks;
};

type Turn = { readonly cik: string; readonly random: Random };

/** The company of each run. Runs are grouped by company, so that only one company has to be in memory. */
const turns = (ciks: readonly string[]): Turn[] =>
  Array.from({ length: Number(values.runs) }, (_, at): Turn => {
    const random = createRandom(Number(values.seed) * 1_000_003 + at);
    return { cik: ciks[random.integer(0, ciks.length - 1)] ?? '', random };
  }).sort((a, b) => (a.cik < b.cik ? -1 : a.cik > b.cik ? 1 : 0));

const run = async (
  folder: string,
  all: readonly Turn[],
  { at: first, tallies, wrongs }: Done,
): Promise<void> => {
  const requestedKind = mutationKinds.find((kind): kind is MutationKind => kind === values.kind);
  const keep = (at: number): void => {
    if (values.state !== undefined) writeFileSync(values.state, JSON.stringify({ at, tallies, wrongs }));
  };
  let known: { readonly cik: string; readonly subject: Subject } | undefined;
  for (const [at, { cik, random }] of all.entries()) {
    if (at < first) continue;
    if (at % KEPT_EVERY === 0) keep(at);
    if (known?.cik !== cik) {
      const { symbol, input } = await folderCompany(folder, cik);
      known = { cik, subject: subjectOf(symbol, input) };
    }
    const { subject } = known;
    const drawn = draw(subject, random, requestedKind);
    if (drawn === undefined) {
      console.log(`nothing drawn: no fact of ${subject.symbol} can be mutated`);
      continue;
    }
    const effect = effectOf(subject.baseline, judgedCompany(drawn.input).cells);
    addEffect(tallies, drawn.kind, effect);
    addWrong(wrongs, subject, drawn, effect);
    if (values.list && effect.kind === 'wrong') console.log(listed(subject, drawn, effect));
  }
  keep(all.length);
};

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const ciks = await drawable(folder);
  const started = performance.now();
  const done = doneBefore();
  await run(folder, turns(ciks), done);
  const { tallies, wrongs } = done;
  console.log(tallyTable(tallies));
  console.log(wrongTable(wrongs));
  const each = (performance.now() - started) / Math.max(1, Number(values.runs) - done.at);
  console.log(`${values.runs} drawn with seed ${values.seed}, ${each.toFixed(0)} ms each`);
  const wrong = (shareOfWrong(tallies) * 100).toFixed(1);
  if (Number(wrong) > Number(values['at-most'])) {
    console.error(`${wrong} % were served wrong, more than ${values['at-most']} %`);
    process.exitCode = 1;
  }
  if (values.page !== undefined) {
    const text = mutationPage({
      runs: values.runs,
      seed: values.seed,
      issuers: ciks.length,
      tallies,
      wrongs,
    });
    writeFileSync(
      values.page,
      await format(text, { ...(await resolveConfig(values.page)), filepath: values.page }),
    );
  }
}
