import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
};

const HTML_CHARACTERS = 160;

/** The violations that axe finds on the page, one line each. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const html = first?.html.slice(0, HTML_CHARACTERS) ?? '';
    const why = first?.failureSummary.replaceAll(/\s+/g, ' ') ?? '';
    return `axe: ${id}: ${help} (${nodes.length}): ${html} ${why}`;
  });
}
