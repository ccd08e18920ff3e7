import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { filedDocuments } from '@footnote/synthetic-edgar/documents/filed-documents';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { plainStyle } from '@footnote/synthetic-edgar/spec';
import type { ServedCell } from '../types.ts';
import { readRelease } from '../read-release.ts';
import { keyOf } from './invented-release.ts';

const [, january, bank] = demoSpecs;
if (january === undefined || bank === undefined) throw new Error('two issuers expected');

/** The issuers of the demo, two of whose releases are corrected, and an insurer. */
const SPECS: readonly IssuerSpec[] = [
  ...demoSpecs.map((spec) => ({
    ...spec,
    corrected_releases: [
      { year: 2025, quarter: 1 },
      { year: 2025, quarter: 3 },
    ],
  })),
  {
    ...bank,
    cik: '0009990010',
    flavour: 'insurer',
    style: { ...plainStyle, interest: 'expense' },
    stakes: [],
    insiders: [],
  },
];

/** Releases of an issuer that are read. */
const LAST = 6;

/** The figures that a release reads, each with its truth, as lines. */
function read(spec: IssuerSpec): {
  readonly right: number;
  readonly stated: number;
  readonly wrong: readonly string[];
} {
  const wrong: string[] = [];
  let [right, stated] = [0, 0];
  const reported = new Map<string, ServedCell>();
  const releases = filedDocuments(accountsOf(spec)).filter(({ announced }) => announced.length > 0);
  for (const [at, { announced, filed, files }] of releases.entries()) {
    if (at >= releases.length - LAST) {
      const newest =
        announced
          .map(({ period }) => period.end)
          .toSorted()
          .at(-1) ?? '';
      const { statements } = readRelease(files[1]?.text ?? '', {
        released: filed,
        fiscalYearEnd: null,
        served: [...reported.values()].filter(({ period_end: end }) => end < newest),
        currency: spec.currency,
      });
      const truth = new Map(
        announced.map((one) => [keyOf(one.field, one.period.months, one.period.end), one.value]),
      );
      const cells = statements.flatMap((one) => one.cells);
      stated += truth.size;
      for (const { field, period, value } of cells) {
        const told = truth.get(keyOf(field, period.months, period.end));
        if (Number(told) === Number(value)) right += 1;
        else
          wrong.push(
            `${spec.ticker} ${filed} ${field} ${period.end}: ${value}, in truth ${told ?? 'not stated'}`,
          );
      }
    }
    // What a year later is the column of the year before; a correction comes before its report.
    for (const { field, period, value, kind } of announced)
      reported.set(keyOf(field, period.months, period.end), {
        statement: period.months === null ? 'balance' : 'income',
        field,
        period_kind: period.months === null ? 'instant' : period.months === 12 ? 'annual' : 'quarter',
        fiscal_year: Number(period.end.slice(0, 4)),
        fiscal_period: 'Q1',
        period_start: period.start,
        period_end: period.end,
        value,
        unit: kind === 'money' ? spec.currency : kind === 'shares' ? 'shares' : `${spec.currency}/shares`,
        method: 'reported',
      });
  }
  return { right, stated, wrong };
}

describe('the releases of invented companies', () => {
  for (const spec of SPECS)
    it(`of ${spec.name} are read as they state it (${spec.flavour})`, () => {
      const { right, stated, wrong } = read(spec);
      expect(wrong).to.deep.equal([]);
      expect(right).to.be.at.least(stated * 0.9);
    });
});
