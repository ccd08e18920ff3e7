import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { PAGES, readPage, ROOT } from './pages.ts';

const TARGET = /\]\((?<target>[^()\s]+)\)/g;

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): readonly string[] {
  return [...readPage(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('links of the documentation', () => {
  for (const page of PAGES)
    it(`of ${page} point to existing files and headings`, () => {
      const targets = [...readPage(page).matchAll(TARGET)].map(({ groups }) => groups?.['target'] ?? '');
      const broken = targets.filter((target) => {
        if (/^https?:/.test(target)) return false;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : join(dirname(page), path);
        if (!existsSync(join(ROOT, file))) return true;
        return anchor !== undefined && !anchorsOf(file).includes(anchor);
      });
      expect(broken).to.deep.equal([]);
    });

  it('lead from README.md to every page of docs/ that is not generated from filings', () => {
    const generated = ['docs/accuracy.md', 'docs/mutation.md', 'docs/rules.md', 'docs/splits.md'];
    const pages = PAGES.filter((page) => /^docs\/[^/]+$/.test(page) && !generated.includes(page));
    expect(pages.filter((page) => !readPage('README.md').includes(`(${page})`))).to.deep.equal([]);
  });

  it('lead from the list of decisions to each of them', () => {
    const list = readPage('docs/decisions/README.md');
    const decisions = PAGES.filter((page) => /^docs\/decisions\/\d/.test(page));
    expect(decisions).to.have.lengthOf.at.least(10);
    expect(decisions.filter((page) => !list.includes(`(${page.split('/')[2] ?? ''})`))).to.deep.equal([]);
  });
});
