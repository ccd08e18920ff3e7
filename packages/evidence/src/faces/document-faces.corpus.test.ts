import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import { decoded } from '@footnote/filing-text/decoded';
import { expect } from 'chai';
import { inlineDocument } from '../inline/inline-document.ts';
import { documentFaces, type DocumentFaces } from './document-faces.ts';

const ARCHIVES = `${CORPUS}/www.sec.gov/Archives/edgar/data`;

/** Annual reports before inline XBRL whose statements are in their main document. */
const PLAIN = '{1009672,1018724,1045810,12927,1326801,320193,789019,80424}/*/*10*k*.htm';
/** Annual and quarterly reports with inline XBRL. */
const INLINE = '{320193,354950,21344,51143,63908}/*/{aapl-2023,aapl-2025,hd-,ko-,ibm-20250630,mcd-}*.htm';

const read = (path: string, form: string): DocumentFaces & { readonly text: string } => {
  const text = decoded(readFileSync(path));
  const documents = [{ name: basename(path), text }];
  return { text, ...documentFaces({ documents, form, filed: '9999-12-31', facts: [] }) };
};

const size = (value: string): number => Math.abs(Number(value));

describe('statements in the tables of real documents', function () {
  before(function () {
    if (!existsSync(ARCHIVES)) this.skip();
  });

  it('are found in annual reports before inline XBRL', () => {
    let count = 0;
    for (const path of globSync(`${ARCHIVES}/${PLAIN}`)) {
      const { statements, refused, text } = read(path, '10-K');
      if (/<ix:nonfraction\b/i.test(text)) continue;
      count += 1;
      expect(refused, path).to.deep.equal([]);
      const balance = statements.find(({ statement }) => statement === 'balance');
      expect(balance?.columns.length, path).to.equal(2);
      expect(statements.find(({ statement }) => statement === 'income')?.columns.length, path).to.equal(3);
    }
    expect(count).to.be.greaterThan(25);
  });

  it('have the values, periods and units that inline documents tag in the same cells', () => {
    let count = 0;
    for (const path of globSync(`${ARCHIVES}/${INLINE}`).sort()) {
      const form =
        /name="dei:DocumentType"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(decoded(readFileSync(path)))?.[1] ?? '';
      if (!form.startsWith('10-')) continue;
      const { statements, text } = read(path, form);
      const facts = inlineDocument(text, basename(path))?.facts() ?? [];
      for (const { columns, rows } of statements)
        for (const { label, cells } of rows)
          for (const [at, cell] of cells.entries()) {
            const place = cell?.place;
            const column = columns[at];
            const fact = facts.find(({ from, to }) => place != null && place.from <= from && to <= place.to);
            if (cell === null || column === undefined || fact === undefined || fact.start === null) continue;
            count += 1;
            const where = `${path} ${label} ${cell.text ?? ''}`;
            // McDonald's tags its shares in the millions that it prints as single ones.
            const isShares = fact.unit === 'shares' && path.includes('mcd-');
            expect(size(cell.value), where).to.equal(
              isShares ? size(fact.value) * 1_000_000 : size(fact.value),
            );
            expect(column.end, where).to.equal(fact.end);
            if (column.start !== null) expect(column.start, where).to.equal(fact.start);
            expect(cell.unit, where).to.equal(fact.unit);
          }
    }
    expect(count).to.be.greaterThan(1_000);
  });
});
