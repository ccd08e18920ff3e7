/**
 * What one wrong fact does: `node test/accuracy/mutation/mutation.ts [--folder DIR] [--runs 2000] [--seed 1] [--kind sign]
 * [--list] [--page FILE]`. Draws a company, a filing, a fact and a way to go wrong, runs the pipeline and the verifier, and
 * compares what is served with what was. `--list` names every cell served wrong; `--page` writes the figures.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom } from '@footnote/synthetic-edgar/random';
import { format, resolveConfig } from 'prettier';
import { corpusFolder } from '../../simulation/corpus-company.ts';
import { ciksOf, folderCompany } from '../folder-companies.ts';
import { judgedCompany } from '../judged.ts';
import { draw, subjectOf, type Draw, type Subject } from './draw.ts';
import { effectOf, type Effect } from './effect.ts';
import { mutationKinds, type MutationKind } from './mutate.ts';
import { mutationPage } from './page.ts';
import { addEffect, newTallies, tallyTable, type Tallies } from './tally.ts';
import { addWrong, newWrongs, wrongTable, type Wrongs } from './wrong-classes.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
    page: { type: 'string' },
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

const run = (subjects: readonly Subject[]): { tallies: Tallies; wrongs: Wrongs } => {
  const tallies = newTallies();
  const wrongs = newWrongs();
  const asked = mutationKinds.find((kind): kind is MutationKind => kind === values.kind);
  for (let at = 0; at < Number(values.runs); at += 1) {
    const random = createRandom(Number(values.seed) * 1_000_003 + at);
    const subject = subjects[random.integer(0, subjects.length - 1)];
    if (subject === undefined) break;
    const drawn = draw(subject, random, asked);
    const effect = effectOf(subject.baseline, judgedCompany(drawn.input).cells);
    addEffect(tallies, drawn.kind, effect);
    addWrong(wrongs, subject, drawn, effect);
    if (values.list && effect.kind === 'wrong') console.log(listed(subject, drawn, effect));
  }
  return { tallies, wrongs };
};

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const subjects = ciksOf(folder).map((cik) => {
    const { symbol, input } = folderCompany(folder, cik);
    return subjectOf(symbol, input);
  });
  const started = performance.now();
  const { tallies, wrongs } = run(subjects);
  console.log(tallyTable(tallies));
  console.log(wrongTable(wrongs));
  const each = (performance.now() - started) / Number(values.runs);
  console.log(`${values.runs} drawn with seed ${values.seed}, ${each.toFixed(0)} ms each`);
  if (values.page !== undefined) {
    const text = mutationPage({ runs: values.runs, seed: values.seed, subjects, tallies, wrongs });
    writeFileSync(
      values.page,
      await format(text, { ...(await resolveConfig(values.page)), filepath: values.page }),
    );
  }
}
