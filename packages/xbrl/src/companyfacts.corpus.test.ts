import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseCompanyfacts } from './companyfacts.ts';

type Row = { readonly val: unknown; readonly accn: string; readonly end: string };
type Source = {
  readonly cik: number | string;
  readonly facts: Readonly<
    Record<string, Record<string, { readonly units: Record<string, readonly Row[]> }>>
  >;
};

describe('parseCompanyfacts on real documents', () => {
  it('reads what JSON.parse reads, row for row', function () {
    const documents = existsSync(CORPUS) ? globSync(`${CORPUS}/**/companyfacts/CIK*.json`) : [];
    if (documents.length === 0) {
      console.log(`      skipped: no companyfacts under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    for (const path of documents) {
      const bytes = readFileSync(path);
      const { cik, facts, rejected } = parseCompanyfacts(bytes);
      const source = JSON.parse(bytes.toString('utf8')) as Source;
      expect(Number(cik), path).to.equal(Number(source.cik));
      expect(rejected, path).to.deep.equal([]);
      let at = 0;
      for (const [taxonomy, concepts] of Object.entries(source.facts))
        for (const [concept, { units }] of Object.entries(concepts))
          for (const [unit, rows] of Object.entries(units))
            for (const row of rows) {
              const fact = facts[at];
              const same =
                fact?.taxonomy === taxonomy &&
                fact.concept === concept &&
                fact.unit === unit &&
                fact.accession === row.accn &&
                fact.end === row.end &&
                Number(fact.value) === row.val &&
                !/[eE]/.test(fact.value);
              if (!same) expect.fail(`${path}: fact ${at} is not ${taxonomy}/${concept}/${unit} ${row.accn}`);
              at += 1;
            }
      expect(facts.length, path).to.equal(at);
    }
  });
});
