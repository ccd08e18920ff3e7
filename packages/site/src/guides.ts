import { posix } from 'node:path';
import { readPage } from './folders.ts';
import { pageOf } from './layout.ts';
import { escapeHtml, htmlOf, titleOf } from './markdown.ts';

/** Pages of the repository that the site shows as guides, by the name in their address, in the order of the index. */
const GUIDES = new Map([
  ['first-answer', 'docs/first-answer.md'],
  ['refusals', 'docs/refusals.md'],
  ['point-in-time', 'docs/point-in-time.md'],
  ['api', 'docs/api.md'],
  ['client', 'docs/client.md'],
  ['mcp', 'docs/mcp.md'],
  ['explorer', 'docs/explorer.md'],
  ['verification', 'docs/verification.md'],
  ['quality', 'docs/quality.md'],
  ['stream', 'docs/stream.md'],
  ['webhooks', 'docs/webhooks.md'],
  ['screen', 'docs/screen.md'],
  ['valuation', 'docs/valuation.md'],
  ['indicators', 'docs/indicators.md'],
  ['dividends', 'docs/dividends.md'],
  ['rules', 'docs/rules.md'],
  ['sql', 'docs/sql.md'],
  ['export', 'docs/export.md'],
  ['topics', 'docs/topics.md'],
  ['run', 'docs/run.md'],
  ['ingest', 'docs/ingest.md'],
  ['keys', 'docs/keys.md'],
  ['configuration', 'docs/configuration.md'],
  ['cluster', 'docs/cluster.md'],
  ['operate', 'docs/operate.md'],
  ['rebuild', 'docs/rebuild.md'],
  ['upgrade', 'docs/upgrade.md'],
  ['runbook', 'docs/runbook.md'],
  ['extend', 'docs/extend.md'],
  ['glossary', 'schemas/README.md'],
  ['changelog', 'CHANGELOG.md'],
]);

export type Guide = { readonly name: string; readonly title: string; readonly markdown: string };

/** Pages of the repository that are other pages of the site. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'schemas/openapi': '/docs',
  'schemas/asyncapi': '/docs/topics',
};

export function guides(): readonly Guide[] {
  return [...GUIDES].map(([name, path]) => {
    const markdown = readPage(path);
    return { name, title: titleOf(markdown), markdown };
  });
}

export function guidePage({ name, title, markdown }: Guide): string {
  const own = GUIDES.get(name) ?? '';
  return pageOf(
    `/docs/guides/${name}`,
    title,
    htmlOf(markdown, (target) => addressOf(own, target)),
  );
}

/** The URL on the site of a link's target; null if the site does not have it. */
function addressOf(page: string, target: string): string | null {
  if (/^https?:/.test(target) || target.startsWith('#')) return target;
  const [path = '', fragment] = target.split('#');
  const named = posix.join(posix.dirname(page), path);
  const guide = [...GUIDES].find(([, own]) => own === named)?.[0];
  const address = guide === undefined ? ELSEWHERE[named] : `/docs/guides/${guide}`;
  if (address === undefined) return null;
  return fragment === undefined ? address : `${address}#${fragment}`;
}

export function guidesPage(all: readonly Guide[]): string {
  const items = all.map(
    ({ name, title }) => `<li><a href="/docs/guides/${name}">${escapeHtml(title)}</a></li>`,
  );
  return pageOf('/docs/guides', 'Guides', `<h1>Guides</h1>\n<ul>\n${items.join('\n')}\n</ul>`);
}
