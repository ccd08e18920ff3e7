import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { settled, visit } from './visit.ts';

const STATEMENTS = '/companies/FNDEC/statements';
const NOTE = '#note=cell&symbol=FNDEC&statement=income_statement&field=revenue&period=FY2024';
const ACCESSION = /\d{10}-\d{2}-\d{6}/;

/**
 * What leaves the explorer: the address of a footnote, a copied table, its CSV, its workbook and a chart. Throws if one is not as it
 * should be.
 */
export async function sharingTour(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  const expect = (isTrue: boolean, what: string): void => {
    if (!isTrue) throw new Error(`not so: ${what}`);
    steps.push(what);
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await visit(page, `${STATEMENTS}${NOTE}`);
  await page.waitForSelector('dialog[open] dl');
  expect(
    (await page.locator('#footnote-title').innerText()) === 'Revenue, FY2024',
    'an address opened a footnote',
  );
  await page.locator('.copy-link').click();
  await page.getByText('Link copied').waitFor();
  expect((await clipboard(page)) === page.url(), 'the link that was copied is the address');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  // The address that the browser tells of comes after what the page shows.
  const isPlain = await page
    .waitForURL(({ hash }) => hash === '')
    .then(
      () => true,
      () => false,
    );
  expect(isPlain, 'the address of a closed footnote is that of the page');

  await page.locator('.table-tools').first().getByText('Copy').click();
  await page.getByText('Copied').first().waitFor();
  const [head = [], first = []] = (await clipboard(page)).split('\n').map((line) => line.split('\t'));
  const footnote = first.at(-1) ?? '';
  expect(
    head.length === first.length && /^\d+$/.test(first[2] ?? ''),
    'a copied table has its numbers as digits',
  );
  expect(ACCESSION.test(footnote) && footnote.includes('#note=cell'), 'and their footnotes with links');
  await page.locator('.table-tools input').first().uncheck();
  const csv = await saved(page, () => page.locator('.table-tools').nth(1).getByText('CSV').click());
  expect(
    csv.startsWith('\ufeffPeriod,Unit,') && !ACCESSION.test(csv),
    'a CSV is without footnotes if they are not wanted',
  );

  const workbook = await saved(page, () => page.locator('.table-tools').nth(1).getByText('Excel').click());
  expect(workbook.startsWith('PK') && workbook.includes('xl/worksheets/sheet1.xml'), 'and so is a workbook');

  await visit(page, '/companies/FNDEC/prices');
  await settled(page);
  const tools = page.locator('.chart .table-tools').first();
  const svg = await saved(page, () => tools.getByText('SVG').click());
  expect(/<title>FNDEC: Close<\/title>.*Source: Footnote/s.test(svg), 'a chart has its title and source');
  const png = await saved(page, () => tools.getByText('PNG').click());
  expect(png.slice(1, 4) === 'PNG', 'and is an image');
  return steps;
}

const clipboard = (page: Page): Promise<string> => page.evaluate<string>('navigator.clipboard.readText()');

/** The content of the file that an action saves, one character for each byte except in UTF-8 text. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return contentOf(download);
}

const contentOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');
