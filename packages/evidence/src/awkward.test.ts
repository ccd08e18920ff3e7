import { expect } from 'chai';
import fc from 'fast-check';
import { htmlFaults } from '@footnote/document-view/testing/oracle';
import { viewOf } from '@footnote/document-view/view-of';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { awkwardDocument, type DrawnDocument } from '@footnote/synthetic-edgar/xbrl/awkward/awkward-document';
import type { DrawnPlace } from '@footnote/synthetic-edgar/xbrl/awkward/places';
import { filedReports, type FiledReport } from '@footnote/synthetic-edgar/xbrl/filed-report';
import { readInline } from '@footnote/xbrl/report/inline';
import { emptyInstance, resolvedFacts } from '@footnote/xbrl/report/raw-facts';
import { documentText, type Place, placeOf } from './place.ts';

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Reports of an issuer, made once: those of the last year. */
const known = new Map<IssuerSpec, readonly FiledReport[]>();
function reportsOf(spec: IssuerSpec): readonly FiledReport[] {
  const reports = known.get(spec) ?? filedReports(accountsOf(spec)).slice(-6);
  known.set(spec, reports);
  return reports;
}

const drawing = fc.record({ spec: fc.nat(demoSpecs.length - 1), report: fc.nat(5), seed: fc.nat() });

function drawn(which: {
  readonly spec: number;
  readonly report: number;
  readonly seed: number;
}): DrawnDocument {
  const spec = demoSpecs[which.spec];
  const report = spec === undefined ? undefined : reportsOf(spec)[which.report];
  if (spec === undefined || report === undefined) throw new Error('no such report');
  return awkwardDocument(spec, report, which.seed);
}

const keyOf = ({ fact: { concept, start, end, value } }: DrawnPlace): string =>
  [concept, start, end, value].join(' ');

/**
 * The places of each fact. A fact is sought without dimensions: it is the consolidated one if there is one, else one of those
 * with dimensions.
 */
const soughtIn = ({ places }: DrawnDocument): readonly (readonly DrawnPlace[])[] =>
  [...Map.groupBy(places, keyOf).values()].map((all) => {
    const whole = all.filter(({ fact }) => fact.members.length === 0);
    return whole.length > 0 ? whole : all;
  });

/** What is wrong with the place that was found; empty if it is one of the true ones. */
function faultsOf(
  drawn: DrawnDocument,
  places: readonly DrawnPlace[],
  found: Place | null,
): readonly string[] {
  const shown = places.filter(({ hidden }) => !hidden);
  if (found === null) return ['no place'];
  const truth = places.find(({ from }) => from === found.from);
  if (truth === undefined) return [`at ${drawn.text.slice(found.from, found.from + 90)}`];
  if (truth.hidden) return shown.length > 0 ? ['hidden'] : found.hidden ? [] : ['not hidden'];
  const { cell } = truth;
  if (cell === null) return shown.some((other) => other.cell !== null) ? ['not in its table'] : [];
  const { printed } = found;
  if (printed === null) return ['no cell'];
  const differ = (what: string, is: unknown, should: unknown): string[] =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${what} ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`];
  return [
    ...differ('text', bare(printed.text), bare(cell.text)),
    ...differ('text of the place', bare(found.text), bare(cell.text)),
    ...differ('label', printed.label, cell.label),
    ...differ('heading', printed.heading, cell.heading),
    ...differ('headers', printed.headers, cell.headers),
    ...differ('unit', printed.unitLine, cell.unitLine),
  ];
}

/** The document as before inline XBRL, of the same length, so that places stay the same. */
const withoutTags = (text: string): string => {
  const blank = (markup: string): string => ' '.repeat(markup.length);
  return text
    .replace(/<ix:header>.*<\/ix:header>/s, blank)
    .replaceAll(/<\/?ix:[^>]*>/g, blank)
    .replaceAll(/ xmlns:[\w-]+="[^"]*"|-sec-ix-hidden:f-\d+/g, blank);
};

describe('places in awkward documents', () => {
  it('are the true ones, each with its label, headings, text and unit', () => {
    fc.assert(
      fc.property(drawing, (which) => {
        const document = drawn(which);
        const text = documentText(document.text, '');
        const faults = soughtIn(document).flatMap((places) => {
          const [first] = places;
          if (first === undefined) return [];
          const { fact } = first;
          const found = placeOf(text, fact, false);
          // Of several with dimensions none is meant.
          if (fact.members.length > 0 && found === null) return [];
          return faultsOf(document, places, found).map((fault) => `${fact.concept} ${fact.end}: ${fault}`);
        });
        expect(faults).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });

  it('are never wrong where the tags are gone', () => {
    fc.assert(
      fc.property(drawing, (which) => {
        const document = drawn(which);
        const text = documentText(withoutTags(document.text), '');
        const faults = soughtIn(document).flatMap(([first]) => {
          if (first === undefined) return [];
          const { start, end, value } = first.fact;
          const found = placeOf(text, first.fact, false);
          // Two rows may state one number of one period under names that mean the same.
          const isRight = document.places.some(
            ({ from, fact }) =>
              found !== null &&
              found.from <= from &&
              from < found.to &&
              fact.start === start &&
              fact.end === end &&
              fact.value === value,
          );
          return found === null || isRight
            ? []
            : [`${first.fact.concept} ${end} at ${found.printed?.label ?? ''}`];
        });
        expect(faults).to.deep.equal([]);
      }),
      { numRuns: 20 },
    );
  });

  it('are elements of the view', () => {
    fc.assert(
      fc.property(drawing, (which) => {
        const { text, places } = drawn(which);
        const html = viewOf(text)
          .parts.map((part) => part.html)
          .join('');
        expect(htmlFaults(html)).to.deep.equal([]);
        for (const { from, hidden, fact } of places)
          expect(html.includes(`id="f${from}"`), fact.concept).to.equal(!hidden);
      }),
      { numRuns: 10 },
    );
  });

  it('have the values that the reader of reports reads', () => {
    type Named = {
      readonly name: string;
      readonly start: string | null;
      readonly end: string;
      readonly value: string;
    };
    const wordsOf = (facts: readonly Named[]): readonly string[] =>
      [...new Set(facts.map(({ name, start, end, value }) => [name, start, end, value].join(' ')))].sort();
    fc.assert(
      fc.property(drawing, (which) => {
        const { text, facts } = drawn(which);
        const instance = emptyInstance();
        readInline('', text, new Map(), instance);
        expect(instance.rejected).to.deep.equal([]);
        const read = resolvedFacts(instance, []).map((fact) => ({
          ...fact,
          name: `${fact.taxonomy}:${fact.concept}`,
        }));
        expect(wordsOf(read)).to.deep.equal(wordsOf(facts.map((fact) => ({ ...fact, name: fact.concept }))));
      }),
      { numRuns: 10 },
    );
  });
});
