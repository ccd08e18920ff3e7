import { asyncApi } from './async-api.ts';
import { guidePage, guides, guidesPage } from './guides.ts';
import { STYLE } from './layout.ts';
import { llmsText } from './llms.ts';
import { openApi } from './open-api.ts';
import { referenceAssets, referencePage } from './reference.ts';
import { siteFile, type SiteFile } from './site-file.ts';
import { topicsPage } from './topics.ts';

export type Site = {
  /** What the path answers, made when it is first asked for; undefined for any other path. */
  at(path: string): SiteFile | undefined;
  readonly paths: readonly string[];
};

export function createSite(): Site {
  const all = guides();
  const makers = new Map<string, () => SiteFile>([
    ['/openapi.json', () => siteFile('json', JSON.stringify(openApi()))],
    ['/asyncapi.json', () => siteFile('json', JSON.stringify(asyncApi()))],
    ['/llms.txt', () => siteFile('text', llmsText(openApi(), all))],
    ['/docs', () => siteFile('html', referencePage())],
    ['/docs/topics', () => siteFile('html', topicsPage(asyncApi()))],
    ['/docs/guides', () => siteFile('html', guidesPage(all))],
    ['/docs/assets/site.css', () => siteFile('css', STYLE)],
  ]);
  for (const guide of all) {
    makers.set(`/docs/guides/${guide.name}`, () => siteFile('html', guidePage(guide)));
    makers.set(`/docs/guides/${guide.name}.md`, () => siteFile('markdown', guide.markdown));
  }
  for (const [name, make] of referenceAssets()) makers.set(`/docs/assets/${name}`, make);
  const made = new Map<string, SiteFile>();
  return {
    at: (path) => {
      const kept = made.get(path) ?? makers.get(path)?.();
      if (kept !== undefined) made.set(path, kept);
      return kept;
    },
    paths: [...makers.keys()],
  };
}
