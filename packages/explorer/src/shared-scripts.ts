import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** Of the entry points that stand for the modules that are loaded later. */
const NAMESPACE = 'later';

/** A module is common if one page of so many needs it: with more, pages load what they do not need; with fewer, many files. */
const ONE_PAGE_OF = 4;

/** Modules that the first script has, and the common ones beside them. Paths are from the folder of the pages. */
export type Shared = { readonly first: ReadonlySet<string>; readonly common: ReadonlySet<string> };

type Inputs = Metafile['inputs'];

/** What the script of the entry point and those of the pages share. */
export function sharedBy(
  { inputs }: Metafile,
  entryPoint: string,
  isPage: (path: string) => boolean,
): Shared {
  const first = reachedFrom(inputs, [entryPoint]);
  const uses = new Map<string, number>();
  const pages = Object.keys(inputs).filter(isPage);
  for (const page of pages)
    for (const path of reachedFrom(inputs, [page])) uses.set(path, (uses.get(path) ?? 0) + 1);
  const common = [...uses].filter(([path, count]) => count >= pages.length / ONE_PAGE_OF && !first.has(path));
  return { first, common: new Set(common.map(([path]) => path)) };
}

/** The modules that are loaded with others. */
function reachedFrom(inputs: Inputs, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { path: imported, kind } of inputs[path]?.imports ?? [])
      if (kind === 'import-statement') follow(imported);
  };
  from.forEach(follow);
  return reached;
}

/**
 * Writes one script of what is shared. By itself esbuild writes one for each set of pages that share a module: dozens,
 * whose headers are longer than they are. Here each module that is loaded later imports all that the first script has,
 * and all of the common modules if it has one, so that their sets are the same.
 */
export const sharedScripts = (folder: string, { inputs }: Metafile, { first, common }: Shared): Plugin => ({
  name: 'shared scripts',
  setup: (plugin) => {
    plugin.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir, namespace }) =>
      kind === 'dynamic-import' && namespace !== NAMESPACE
        ? { path: resolve(resolveDir, path), namespace: NAMESPACE }
        : undefined,
    );
    plugin.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
      const reached = reachedFrom(inputs, [path.slice(folder.length + 1)]);
      const hasCommon = [...common].some((each) => reached.has(each));
      const imported = [...first, ...(hasCommon ? common : [])].map((each) => resolve(folder, each));
      const lines = imported.map((each) => `import ${JSON.stringify(each)};`);
      return {
        contents: [...lines, `export * from ${JSON.stringify(path)};`].join('\n'),
        resolveDir: folder,
      };
    });
  },
});
