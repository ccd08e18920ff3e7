import { fileURLToPath } from 'node:url';
import { siteFile, type SiteFile } from '@footnote/site/site-file';
import { build } from 'esbuild';

const PAGE = fileURLToPath(new URL('./page', import.meta.url));

/** Where the files are whose names change with their contents: they may be kept for ever. */
export const KEPT_FOLDER = '/explorer/';

/** The page at `/`, and its script and style. They are bundled in a process of esbuild's. */
export async function explorerFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  const { outputFiles } = await build({
    absWorkingDir: PAGE,
    entryPoints: ['main.tsx', 'explorer.css'],
    entryNames: '[name]-[hash]',
    outdir: KEPT_FOLDER,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  const assets = outputFiles.map(({ path, contents }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      `${KEPT_FOLDER}${name}`,
      siteFile(name.endsWith('.css') ? 'css' : 'js', Buffer.from(contents)),
    ] as const;
  });
  const named = (ending: string): string => assets.find(([path]) => path.endsWith(ending))?.[0] ?? '';
  return new Map([['/', siteFile('html', shell(named('.js'), named('.css')))], ...assets]);
}

const shell = (script: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Footnote</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="explorer"></div>
<noscript>The explorer needs JavaScript. The reference at <a href="/docs">/docs</a> lists what the service answers.</noscript>
</body>
</html>
`;
