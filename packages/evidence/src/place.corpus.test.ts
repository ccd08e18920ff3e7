import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { decoded } from '@footnote/filing-text/decoded';
import { accessionDigits } from '@footnote/values/accession';
import { paddedCik } from '@footnote/values/cik';
import { readInline } from '@footnote/xbrl/report/inline';
import { emptyInstance, resolvedFacts } from '@footnote/xbrl/report/raw-facts';
import { documentText, placeOf, type SoughtFact } from './place.ts';

const ARCHIVES = `${CORPUS}/www.sec.gov/Archives/edgar/data`;
const FACTS = `${CORPUS}/data.sec.gov/api/xbrl/companyfacts`;

/** Figures of faces, which every annual report prints. */
const PRINTED = [
  'NetIncomeLoss',
  'OperatingIncomeLoss',
  'Assets',
  'StockholdersEquity',
  'NetCashProvidedByUsedInOperatingActivities',
  'EarningsPerShareDiluted',
];

type Stated = SoughtFact & { readonly accession: string; readonly form: string };
type Companyfacts = {
  readonly facts: {
    readonly 'us-gaap': Readonly<
      Record<string, { readonly units: Readonly<Record<string, readonly Row[]>> } | undefined>
    >;
  };
};
type Row = {
  readonly accn: string;
  readonly form: string;
  readonly start?: string;
  readonly end: string;
  readonly val: number;
};

/** The figures that companyfacts has of the filings of a company, by accession without dashes. */
function statedOf(cik: string): ReadonlyMap<string, readonly Stated[]> {
  const { facts } = JSON.parse(readFileSync(`${FACTS}/CIK${paddedCik(cik)}.json`, 'utf8')) as Companyfacts;
  const rows = PRINTED.flatMap((name) =>
    Object.values(facts['us-gaap'][name]?.units ?? {}).flatMap((unit) =>
      unit.map(({ accn, form, start, end, val }) => ({
        accession: accessionDigits(accn),
        concept: `us-gaap:${name}`,
        form,
        start: start ?? null,
        end,
        value: String(val),
      })),
    ),
  );
  return Map.groupBy(rows, ({ accession }) => accession);
}

/** Decoded main documents of filings, by folder. */
const documentsOf = (cik: string): readonly { readonly folder: string; readonly path: string }[] =>
  globSync(`${ARCHIVES}/${cik}/*/*.htm`)
    .sort()
    .map((path) => ({ folder: basename(dirname(path)), path }));

describe('places in real documents', function () {
  before(function () {
    if (!existsSync(ARCHIVES)) this.skip();
  });

  it('are found for every fact that the reader of reports reads', () => {
    for (const path of globSync(`${ARCHIVES}/{1045810,320193,354950,2115436}/*2[2-6]0*/*.htm`)
      .sort()
      .slice(0, 8)) {
      const text = decoded(readFileSync(path));
      const { inline } = documentText(text, basename(path));
      if (inline === null) continue;
      const instance = emptyInstance();
      readInline(basename(path), text, new Map(), instance);
      const namesOf = (
        facts: readonly { readonly concept: string; readonly value: string; readonly end: string }[],
      ) => facts.map(({ concept, end, value }) => `${concept} ${end} ${value}`).sort();
      expect(namesOf(inline.facts()), path).to.deep.equal(namesOf(resolvedFacts(instance, [])));
    }
  });

  it('are found for the figures that companyfacts has of an inline report, in a table', () => {
    let placed = 0;
    const stated = statedOf('1045810');
    for (const { folder, path } of documentsOf('1045810')) {
      const document = documentText(decoded(readFileSync(path)), basename(path));
      if (document.inline === null) continue;
      for (const fact of stated.get(folder) ?? []) {
        const place = placeOf(document, fact, fact.form === '10-K');
        expect(place?.printed, `${path} ${fact.concept} ${fact.end}`).not.to.equal(null);
        expect(place).not.to.equal(null);
        placed += 1;
      }
    }
    expect(placed).to.be.greaterThan(100);
  });

  it('are the right rows of annual reports without inline XBRL', () => {
    const LABELS: Readonly<Record<string, RegExp>> = {
      NetIncomeLoss: /^net (?:income|earnings)/i,
      OperatingIncomeLoss: /^(?:total )?(?:income from operations|operating income)/i,
      Assets: /^total assets$/i,
      StockholdersEquity: /equity/i,
      NetCashProvidedByUsedInOperatingActivities: /operating activities$/i,
      EarningsPerShareDiluted: /diluted/i,
    };
    let placed = 0;
    for (const cik of ['320193', '1652044', '80424', '1045810']) {
      const stated = statedOf(cik);
      for (const { folder, path } of documentsOf(cik).filter(
        ({ folder: own }) => stated.get(own)?.[0]?.form === '10-K',
      )) {
        const document = documentText(decoded(readFileSync(path)), basename(path));
        if (document.inline !== null) continue;
        for (const fact of stated.get(folder) ?? []) {
          const place = placeOf(document, fact, true);
          if (place === null) continue;
          placed += 1;
          const { label = '', heading = '', headers = [] } = place.printed ?? {};
          const pattern = LABELS[fact.concept.split(':')[1] ?? ''] ?? /^$/;
          // In a statement of equity the heading over the column names the figure.
          const names = [label, `${label} ${heading ?? ''}`.trim(), headers.join(' ')];
          expect(
            names.some((name) => pattern.test(name)),
            `${path} ${fact.value}: ${names.join(' | ')}`,
          ).to.equal(true);
        }
      }
    }
    expect(placed).to.be.greaterThan(120);
  });
});
