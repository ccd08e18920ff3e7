import { escapeHtml } from './markdown.ts';

const MENU = [
  ['/docs', 'REST reference'],
  ['/docs/topics', 'Topics'],
  ['/docs/guides', 'Guides'],
] as const;

/** A page of the site: `main` is HTML, `path` its URL path. */
export function pageOf(path: string, title: string, main: string, width: 'text' | 'full' = 'text'): string {
  const menu = MENU.map(([href, name]) => {
    const current = path === href || (href === '/docs/guides' && path.startsWith(href));
    return `<a href="${href}"${current ? ' aria-current="page"' : ''}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Footnote</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/site.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><strong>Footnote</strong><nav aria-label="Documentation">${menu.join('')}</nav></header>
<main id="main"${width === 'full' ? ' class="full"' : ''}>
${main}
</main>
</body>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --ground: #fff; --code: #f3f4f6; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8eb; --quiet: #9aa4af; --line: #353c45; --ground: #14171b; --code: #1f242b; --link: #7cb7ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--link); }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
main.full { max-width: 90rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
#main:not(.full) :is(code, pre) { font: .875em/1.5 ui-monospace, monospace; background: var(--code); border-radius: 4px; }
#main:not(.full) code { padding: .1em .3em; overflow-wrap: anywhere; }
#main:not(.full) pre { padding: .75rem 1rem; overflow-x: auto; }
#main:not(.full) pre code { padding: 0; overflow-wrap: normal; }
#main:not(.full) table { border-collapse: collapse; display: block; overflow-x: auto; }
#main:not(.full) :is(th, td) { text-align: left; vertical-align: top; padding: .35rem .75rem; border: 1px solid var(--line); }
/* The address is this service's own, its document is linked above, and no response has links. */
.swagger-ui :is(.scheme-container .servers, .scheme-container .servers-title, .info .link, .response-col_links) { display: none; }
.dark-mode .swagger-ui .header-col { color: inherit; }
.swagger-ui .info { margin: 1rem 0; }
.swagger-ui .scheme-container { padding: 1rem 0; margin-bottom: 1rem; }
.swagger-ui .renderedMarkdown code { overflow-wrap: anywhere; }
/* On a phone a parameter's field is below its name, and an answer below its status. */
@media (max-width: 40rem) {
  main.full { padding: 1rem .5rem 3rem; }
  .swagger-ui .wrapper, .swagger-ui .info hgroup.main { padding: 0; }
  .swagger-ui :is(.table-container, .responses-inner) { padding: .5rem; }
  .swagger-ui :is(table.parameters, table.responses-table) > :is(thead, tbody) > tr,
  .swagger-ui :is(table.parameters, table.responses-table) > tbody > tr > td { display: block; width: auto; max-width: 100%; min-width: 0; padding: .5rem 0 0; }
  .swagger-ui :is(table.parameters, table.responses-table) > thead { display: none; }
  .swagger-ui .parameters-col_description :is(input, select) { width: 100%; max-width: none; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui .opblock-summary-control { flex-wrap: wrap; }
  .swagger-ui .headers-wrapper td:last-child, .swagger-ui .headers-wrapper th:last-child { display: none; }
}
.quiet { color: var(--quiet); }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: .5rem; }
`;
