import { formatAmount } from '@footnote/statements/decimal';
import { noteFiling } from '@footnote/statements/notes/filing';
import { isRefused, type NoteFact } from '@footnote/statements/notes/note';
import { readNote } from '@footnote/statements/notes/notes';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import { filedReports } from '@footnote/synthetic-edgar/xbrl/filed-report';
import { noteTablesOf } from '@footnote/synthetic-edgar/xbrl/note-tables';
import { packageFiles } from '@footnote/synthetic-edgar/xbrl/package';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { readReport } from '@footnote/xbrl/report/read-report';
import { expect } from 'chai';

type Read = { readonly served: number; readonly refused: number; readonly notes: ReadonlySet<string> };

/** Holds every note of an issuer's annual reports against its truth. */
function heldAgainstTruth(spec: IssuerSpec): Read {
  const accounts = accountsOf(spec);
  const filed = filedReports(accounts);
  let [served, refused] = [0, 0];
  const notes = new Set<string>();
  for (const report of accounts.reports.filter(({ annual }) => annual)) {
    const own = filed.find(({ accession }) => accession === report.accession);
    if (own === undefined) continue;
    const filing = noteFiling(own.form, readReport(packageFiles(spec, own)).facts.map(noteFact));
    if (filing === undefined) throw new Error(`no balance sheet in ${own.accession}`);
    for (const { note, rows, addsUp } of noteTablesOf(spec, report, own.facts)) {
      const verdict = readNote(note, filing);
      notes.add(note);
      const name = `${own.accession} ${note}`;
      if (isRefused(verdict)) {
        refused += 1;
        expect(addsUp, `${name}: ${verdict.refusal}`).to.equal(false);
        continue;
      }
      served += 1;
      expect(addsUp, name).to.equal(true);
      const read = verdict.rows.map(({ key, value }) => `${key} ${formatAmount(value)}`);
      expect(read, name).to.include.members(rows.map(([key, value]) => `${key} ${value}`));
    }
  }
  return { served, refused, notes };
}

const noteFact = ({
  start,
  end,
  dimensions,
  ...fact
}: ReturnType<typeof readReport>['facts'][number]): NoteFact => ({
  ...fact,
  period_start: start ?? '',
  period_end: end,
  axes: dimensions.map(({ axis }) => axis),
  members: dimensions.map(({ member }) => member),
  typed: dimensions.map(({ typed = false }) => typed),
});

describe('notes of synthetic issuers', () => {
  const december = demoSpecs.find(({ ticker }) => ticker === 'FNDEC')!;
  const january = demoSpecs.find(({ ticker }) => ticker === 'FNJAN')!;

  it('are served as drawn, with rows of us-gaap and with rows of their own', () => {
    for (const spec of [december, { ...january, notes: 'own_rows' as const }]) {
      const { served, refused, notes } = heldAgainstTruth(
        spec.notes === undefined ? { ...spec, notes: 'us_gaap_rows' } : spec,
      );
      expect(served, spec.ticker).to.be.greaterThan(20);
      expect(refused, spec.ticker).to.equal(0);
      expect(notes.size, spec.ticker).to.be.greaterThan(3);
    }
  });

  it('are all refused if they do not add up', () => {
    const { served, refused } = heldAgainstTruth({ ...december, notes: 'contradicted' });
    expect(served).to.equal(0);
    expect(refused).to.be.greaterThan(20);
  });
});
