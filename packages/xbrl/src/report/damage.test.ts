import { expect } from 'chai';
import fc from 'fast-check';
import {
  calculationLink,
  inlineOf,
  instanceOf,
  labelLink,
  linkbaseOf,
  presentationLink,
  schemaOf,
  STANDARD,
} from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import { ReportError, type ReportFile } from './types.ts';

const ROLE = 'http://footnote.example/role/Income';
const ARCS = ['us-gaap_Revenues', 'us-gaap_NetIncomeLoss'].map((to) => ({
  from: 'us-gaap_StatementLineItems',
  to,
}));
const FACT = ['Revenues', 'NetIncomeLoss']
  .map((name) => `<us-gaap:${name} contextRef="y" unitRef="usd" decimals="-3">5000</us-gaap:${name}>`)
  .join('');
const SHOWN = `<table><tr><td>Sales</td><td><ix:nonFraction name="us-gaap:Revenues" contextRef="y" unitRef="usd"
  format="ixt:num-dot-decimal" scale="3">5,000</ix:nonFraction></td></tr></table>`;
const PACKAGE: readonly ReportFile[] = [
  instanceOf(FACT),
  inlineOf(SHOWN),
  schemaOf({ [ROLE]: '02 - Statement - RESULTS' }, { Odd: 'type="x"' }),
  linkbaseOf('p.xml', presentationLink(ROLE, ARCS)),
  linkbaseOf('l.xml', labelLink([['us-gaap_Revenues', STANDARD, 'en', 'Sales']])),
  linkbaseOf('c.xml', calculationLink(ROLE, [{ from: 'us-gaap_Revenues', to: 'us-gaap_NetIncomeLoss' }])),
];

const DECIMAL = /^-?[0-9]+(\.[0-9]+)?$/;

const damaged = (
  bytes: Uint8Array,
  edits: readonly (readonly [number, number])[],
  kept: number,
): Uint8Array => {
  const copy = bytes.slice(0, Math.ceil(bytes.length * kept));
  for (const [place, byte] of edits) copy[Math.floor(place * copy.length)] = byte;
  return copy;
};

describe('readReport of damaged packages', () => {
  it('returns a report or a typed error for any damaged bytes', () => {
    const share = fc.double({ min: 0, max: 0.999, noNaN: true });
    const edits = fc.array(fc.tuple(share, fc.integer({ min: 0, max: 255 })), { maxLength: 4 });
    const cut = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, share);
    const marks = fc.constantFrom('<', '>', '&', '"', "'", '/', '=', ':', 'x', '5', '-', ' ');
    const markup = fc.array(
      fc.tuple(
        share,
        marks.map((mark) => mark.charCodeAt(0)),
      ),
      { maxLength: 4 },
    );
    let read = 0;
    let compared = 0;
    fc.assert(
      fc.property(
        fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
        fc.array(fc.tuple(fc.oneof(edits, markup), cut), { minLength: 6, maxLength: 6 }),
        (chosen, damages) => {
          const files = chosen.flatMap((at) => {
            const [file, damage] = [PACKAGE[at], damages[at]];
            return file === undefined || damage === undefined
              ? []
              : [{ name: file.name, bytes: damaged(file.bytes, ...damage) }];
          });
          try {
            const { facts, calculations } = readReport(files);
            for (const { value } of facts) expect(value).to.match(DECIMAL);
            for (const { items, sums } of calculations) {
              expect(items).not.to.have.length(0);
              for (const { weight } of items) expect(weight).to.match(DECIMAL);
              for (const { difference } of sums) expect(difference).to.match(DECIMAL);
              compared += sums.length;
            }
            read += 1;
          } catch (error) {
            expect(error).to.be.instanceOf(ReportError);
          }
        },
      ),
      { numRuns: 1500 },
    );
    expect(read).to.be.greaterThan(20);
    expect(compared).to.be.greaterThan(5);
  });
});
