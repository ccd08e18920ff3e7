import type { Page } from 'playwright-core';
import { settled, visit } from './visit.ts';

const MOST_STOPS = 60;
/** An answer may take that long while other checks compute. */
const PATIENCE_MS = 90_000;

/**
 * From the search to a company, its footnotes, the quarters, an earlier day, a manager and the comparison, without a
 * pointer. Throws if a step fails.
 */
export async function keyboardTour(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  const done = (step: string): void => {
    steps.push(step);
  };
  page.setDefaultTimeout(PATIENCE_MS);
  await visit(page, '/');
  await tabTo(page, '#query');
  await page.keyboard.type('december widgts');
  await page.waitForSelector('.results a');
  await tabTo(page, '.results a');
  await page.keyboard.press('Enter');
  await settled(page);
  await expectFocus(page, '#main');
  done('found a company by a misspelt name');

  await tabTo(page, 'dl button.cell');
  await openAndCloseFootnote(page);
  done('opened and closed the footnote of a figure of the overview');

  await tabTo(page, '.tabs a[href$="/statements"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await settled(page);
  await tabTo(page, 'table button.cell');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  done(`opened and closed the footnote of “${await openAndCloseFootnote(page)}”`);

  await tabTo(page, 'button.more-lines');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button.more-lines[aria-expanded=true]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button.more-lines[aria-expanded=false]');
  done('showed and hid the lines that are refused in every period');

  await tabTo(page, '.segmented a[href*="period=quarter"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await settled(page);
  // The earlier table remains until the quarters are loaded, so wait for their last column.
  await page.locator('table').first().locator('thead th').nth(8).waitFor();
  done('saw 8 quarters');

  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/as_known_on=/);
  await settled(page);
  await page.waitForSelector('.mark');
  done(`went back to an earlier filing day: ${await page.locator('.mark').count()} marked changes`);

  await tabTo(page, '.tabs a[href$="/ownership"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await settled(page);
  await tabTo(page, 'a[href^="/managers/"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/managers\//);
  await settled(page);
  await tabTo(page, 'button.cell');
  done(`reached a manager and the footnote of “${await openAndCloseFootnote(page)}”`);

  await tabTo(page, 'a[href="/compare"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await settled(page);
  await expectFocus(page, '#main, a[href="/compare"]');
  done('went on to the comparison');
  return steps;
}

/** Opens the footnote of the focused number and closes it; the name of the number. */
async function openAndCloseFootnote(page: Page): Promise<string> {
  const name = await focusedName(page);
  await page.waitForSelector('[role=tooltip]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] dl');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  if ((await focusedName(page)) !== name) throw new Error('the focus did not return to the number');
  return name;
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement?.getAttribute('aria-label') ?? ''`);

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) === true`);

async function expectFocus(page: Page, selector: string): Promise<void> {
  if (!(await hasFocus(page, selector))) throw new Error(`the focus is not on ${selector}`);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string, key: 'Shift+Tab' | 'Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`pressing ${key} ${MOST_STOPS} times does not reach ${selector}`);
}
