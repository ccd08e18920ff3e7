import { asOpenApi30 } from '@footnote/contract/open-api-3-0';
import { asyncApi } from './async-api.ts';
import { guidePage, guides, guidesPage } from './guides.ts';
import { STYLE } from './layout.ts';
import { llmsText } from './llms.ts';
import { openApi } from './open-api.ts';
import { referenceAssets, referencePage } from './reference.ts';
import { siteFile, type SiteFile } from './site-file.ts';
import { topicsPage } from './topics.ts';

/** Every path of the site with its response. Reading the contracts takes about a second of CPU time. */
export function siteFiles(): ReadonlyMap<string, SiteFile> {
  const all = guides();
  const [rest, topics] = [openApi(), asyncApi()];
  return new Map([
    ['/openapi.json', siteFile('json', JSON.stringify(rest))],
    ['/openapi-3.0.json', siteFile('json', JSON.stringify(asOpenApi30(rest)))],
    ['/asyncapi.json', siteFile('json', JSON.stringify(topics))],
    ['/llms.txt', siteFile('text', llmsText(rest, all))],
    ['/docs', siteFile('html', referencePage())],
    ['/docs/topics', siteFile('html', topicsPage(topics))],
    ['/docs/guides', siteFile('html', guidesPage(all))],
    ['/docs/assets/site.css', siteFile('css', STYLE)],
    ...referenceAssets().map(([name, file]) => [`/docs/assets/${name}`, file] as const),
    ...all.flatMap((guide) => [
      [`/docs/guides/${guide.name}`, siteFile('html', guidePage(guide))] as const,
      [`/docs/guides/${guide.name}.md`, siteFile('markdown', guide.markdown)] as const,
    ]),
  ]);
}
