import { expect } from 'chai';
import { explorerFiles } from './explorer-files.ts';
import { sharedBy } from './shared-scripts.ts';

/** Modules with what they import, `later:` before those that are loaded later. */
const modules = (imports: Readonly<Record<string, readonly string[]>>) => ({
  outputs: {},
  inputs: Object.fromEntries(
    Object.entries(imports).map(([path, imported]) => [
      path,
      {
        bytes: 1,
        imports: imported.map((each) => ({
          path: each.replace('later:', ''),
          kind: each.startsWith('later:') ? ('dynamic-import' as const) : ('import-statement' as const),
        })),
      },
    ]),
  ),
});

const shared = (imports: Readonly<Record<string, readonly string[]>>) => {
  const { first, common } = sharedBy(modules(imports), 'main', (path) => path.startsWith('page'));
  return { first: [...first], common: [...common] };
};

describe('scripts of the explorer', () => {
  it('share what is loaded first, and what enough pages need', () => {
    const pages = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((each) => [`page-${each}`, ['frame']]));
    expect(
      shared({
        main: ['frame', 'later:page-1'],
        frame: ['library'],
        library: [],
        ...pages,
        'page-1': ['frame', 'table', 'alone', 'later:tool'],
        'page-2': ['table'],
        table: ['cell'],
        cell: [],
        alone: [],
        tool: ['cell'],
      }),
    ).to.deep.equal({ first: ['main', 'frame', 'library'], common: ['table', 'cell'] });
  });

  it('follow modules that import each other', () => {
    expect(shared({ main: ['frame'], frame: ['main'] }).first).to.deep.equal(['main', 'frame']);
  });

  it('are few for each page, and all of them exist', async () => {
    const { documents, assets } = await explorerFiles();
    for (const [page, { body }] of documents) {
      const paths = [...body.toString().matchAll(/(?:href|src)="(\/explorer\/[^"]+)"/g)].map(
        ([, path]) => path,
      );
      expect(
        paths.filter((path) => !assets.has(path ?? '')),
        page,
      ).to.deep.equal([]);
      expect(new Set(paths).size, page).to.equal(paths.length).and.to.be.at.most(12);
    }
  });
});
