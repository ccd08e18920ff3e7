import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { filingDocumentUrl, mirrorPath, xbrlZipName } from '@footnote/edgar/urls';
import { eventsOfReport } from '@footnote/filing-parser/report-events';
import { reportFiles } from '@footnote/edgar/report-files';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { coarsestUnit } from '@footnote/synthetic-edgar/rounding';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { paddedCik } from '@footnote/values/cik';
import { readReport } from '@footnote/xbrl/report/read-report';
import type { ReportFact } from '@footnote/xbrl/report/types';
import { describeSpec } from './truth-check.ts';
import { issuerSpecs } from './truth-specs.ts';

/** Value of each concept, unit and period by accession, as in companyfacts. */
const companyfactsOf = ({ companyfacts }: SyntheticIssuer): Map<string, Map<string, string>> => {
  const filings = new Map<string, Map<string, string>>();
  for (const [taxonomy, tags] of Object.entries(companyfacts.facts))
    for (const [concept, { units }] of Object.entries(tags))
      for (const [unit, rows] of Object.entries(units))
        for (const { accn, start, end, val } of rows) {
          const filing = filings.get(accn) ?? new Map<string, string>();
          filings.set(accn, filing);
          filing.set(`${taxonomy}:${concept} ${unit} ${start ?? ''}..${end}`, String(val));
        }
  return filings;
};

const undimensioned = (facts: readonly ReportFact[]): Map<string, string> =>
  new Map(
    facts
      .filter(({ dimensions }) => dimensions.length === 0)
      .map(({ taxonomy, concept, unit, start, end, value }) => [
        `${taxonomy}:${concept} ${unit} ${start ?? ''}..${end}`,
        value,
      ]),
  );

/** Whether every figure of the issuer is correct and unrounded. */
const addsUp = (spec: IssuerSpec): boolean => coarsestUnit(spec) === 0 && spec.errors.length === 0;

const sorted = (rows: readonly object[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted();

describe('XBRL packages of a mirror', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-packages-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const packageOf = async (
    cik: string,
    accession: string,
  ): Promise<readonly { name: string; bytes: Uint8Array }[]> => {
    const url = filingDocumentUrl(cik, accession, xbrlZipName(accession));
    const get = (): Promise<Uint8Array> => readFile(join(folder, mirrorPath(url)));
    return reportFiles({ url, sha256: '', parts: [] }, { get });
  };

  it('agree with the issuer, and with companyfacts for the filing', async () => {
    let compared = 0;
    for (const [place, spec] of fc.sample(issuerSpecs('mixed'), { numRuns: 12, seed: 9 }).entries()) {
      const cik = paddedCik(9_992_000 + place);
      const issuer = generateIssuer({ ...spec, years: 4, cik, reports: place % 3 === 0 ? 'some' : 'all' });
      await writeMirror(folder, [issuer]);
      const filed = companyfactsOf(issuer);
      expect(issuer.reports.length).to.be.greaterThan(1);
      for (const { accession, faces, dimensioned, cover } of issuer.reports.filter(
        (_, at) => at % 4 === place % 4,
      )) {
        const report = readReport(await packageOf(cik, accession));
        const about = `${accession} ${describeSpec(issuer.spec)}`;
        expect(report.rejected, about).to.deep.equal([]);
        for (const { total, sums } of report.calculations)
          for (const { consistent, missing, end } of sums) {
            compared += 1;
            if (missing === 0 && addsUp(issuer.spec))
              expect(consistent, `${total} ${end} ${about}`).to.equal(true);
          }
        expect(undimensioned(report.facts), about).to.deep.equal(filed.get(accession));
        const { events } = eventsOfReport(
          { cik, sha256: '', source_time: 0, accession, form: '10-K', filed: '2020-01-01' },
          report,
        ) ?? { events: [] };
        const notes = events.filter(({ scope }) => scope === 'notes');
        const [own, whole, ...others] = events.filter(({ scope }) => scope !== 'notes');
        expect(others, about).to.deep.equal([]);
        expect(whole?.facts.length, about).to.equal(undimensioned(report.facts).size);
        expect(own?.faces, about).to.deep.equal(faces);
        expect(own?.cover, about).to.deep.equal(cover);
        const explicit = dimensioned.map((fact) => ({
          ...fact,
          dimensions: fact.dimensions.map((dimension) => ({ ...dimension, typed: false })),
        }));
        expect(sorted(own?.dimensioned ?? []), about).to.deep.equal(sorted(explicit));
        const withDimensions = report.facts.filter(({ dimensions }) => dimensions.length > 0).length;
        const ofNotes = notes.reduce((sum, event) => sum + event.dimensioned.length, 0);
        expect(ofNotes + dimensioned.length, about).to.equal(withDimensions);
      }
    }
    expect(compared).to.be.greaterThan(100);
  });
});
