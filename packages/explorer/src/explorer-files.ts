import { fileURLToPath } from 'node:url';
import { siteFile, type SiteFile } from '@footnote/site/site-file';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { PAGE_NAMES, type PageName } from './page/frame/routes.ts';
import { sharedBy, sharedScripts } from './shared-scripts.ts';

const PAGE = fileURLToPath(new URL('./page', import.meta.url));

/** The folder of files whose names change with their contents: browsers may keep them for ever. */
export const KEPT_FOLDER = '/explorer/';

export type ExplorerFiles = {
  /** The document of each page; they differ in what the browser loads first. */
  readonly documents: ReadonlyMap<PageName, SiteFile>;
  /** Scripts and the style by path. */
  readonly assets: ReadonlyMap<string, SiteFile>;
};

const MAIN = 'main.tsx';
const STYLE = 'explorer.css';

const OPTIONS = {
  absWorkingDir: PAGE,
  entryPoints: [MAIN, STYLE],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  outdir: KEPT_FOLDER,
  bundle: true,
  splitting: true,
  write: false,
  metafile: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'inline',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** The documents, scripts and style of the explorer. They are bundled in a process of esbuild's. */
export async function explorerFiles(): Promise<ExplorerFiles> {
  // The first time for what imports what alone.
  const { metafile: modules } = await build(OPTIONS);
  const shared = sharedBy(modules, MAIN, (path) => path.endsWith('-page.tsx'));
  const plugins = [sharedScripts(PAGE, modules, shared)];
  const { outputFiles, metafile } = await build({ ...OPTIONS, plugins });
  const assets = outputFiles.map(({ path, contents }) => {
    const name = nameOf(path);
    const kind = name.endsWith('.css') ? 'css' : 'js';
    return [`${KEPT_FOLDER}${name}`, siteFile(kind, Buffer.from(contents))] as const;
  });
  const script = outputOf(metafile, MAIN);
  const style = outputOf(metafile, STYLE);
  return {
    assets: new Map(assets),
    documents: new Map(
      PAGE_NAMES.map((page) => {
        const preloaded = [...new Set([...importsOf(metafile, script), ...pageScripts(metafile, page)])];
        return [page, siteFile('html', documentOf(script, style, preloaded))];
      }),
    ),
  };
}

const nameOf = (output: string): string => output.slice(output.lastIndexOf('/') + 1);

function outputOf({ outputs }: Metafile, entryPoint: string): string {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (found === undefined) throw new Error(`esbuild wrote nothing for ${entryPoint}`);
  return `${KEPT_FOLDER}${nameOf(found[0])}`;
}

/** The script of a page, which is in `<topic>/<page>-page.tsx`, and what it imports. */
function pageScripts(metafile: Metafile, page: PageName): readonly string[] {
  const entryPoints = Object.values(metafile.outputs).map(({ entryPoint }) => entryPoint ?? '');
  const entryPoint = entryPoints.find((path) => path.endsWith(`/${page}-page.tsx`));
  if (entryPoint === undefined) throw new Error(`no module ${page}-page.tsx is in the registry`);
  const script = outputOf(metafile, entryPoint);
  return [script, ...importsOf(metafile, script)];
}

/** What a script imports when it is loaded. */
function importsOf({ outputs }: Metafile, script: string): readonly string[] {
  const [, output] = Object.entries(outputs).find(([path]) => nameOf(path) === nameOf(script)) ?? [];
  return (output?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `${KEPT_FOLDER}${nameOf(path)}`);
}

const documentOf = (script: string, style: string, preloaded: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Footnote</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
${preloaded.map((path) => `<link rel="modulepreload" href="${path}">\n`).join('')}</head>
<body>
<div id="explorer"></div>
<noscript>The explorer needs JavaScript. The reference at <a href="/docs">/docs</a> lists what the service answers.</noscript>
</body>
</html>
`;
