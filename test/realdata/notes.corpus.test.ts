import { readFileSync } from 'node:fs';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { formatAmount } from '@footnote/statements/decimal';
import { isRefused, type Note } from '@footnote/statements/notes/note';
import { expect } from 'chai';
import { filedNotes } from './notes.ts';

/** A table as a filing prints it, read by hand: the values of its rows in their order, signed as they add up. */
type Reading = { readonly filing: string; readonly note: Note; readonly values: readonly number[] };

const READINGS = JSON.parse(
  readFileSync(new URL('./printed-notes.json', import.meta.url), 'utf8'),
) as readonly Reading[];

describe('notes of real filings', () => {
  for (const [filing, readings] of Map.groupBy(READINGS, (reading) => reading.filing))
    it(`equal those printed in ${filing}`, function () {
      const folder = corpusFolder();
      const filed =
        folder === undefined ? undefined : filedNotes(`${folder}/www.sec.gov/Archives/edgar/data/${filing}`);
      if (filed === undefined) {
        console.log('      skipped: the corpus of real filings lacks it (set FOOTNOTE_CORPUS)');
        return this.skip();
      }
      for (const { note, values } of readings) {
        const verdict = filed.verdicts.get(note);
        const served =
          verdict === undefined || isRefused(verdict)
            ? verdict?.refusal
            : verdict.rows.map(({ value }) => Number(formatAmount(value)));
        expect(served, note).to.deep.equal(values);
      }
    });
});
