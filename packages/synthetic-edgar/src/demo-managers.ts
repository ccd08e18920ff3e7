import { demoSpecs } from './demo.ts';
import { inventManagers } from './managers/invent.ts';
import type { InventedManager, ManagerStory } from './managers/types.ts';
import { cusipOfIssuer } from './ownership/cusip.ts';

/** What becomes of the holdings of each: enough managers for a median, and one whose portfolio is not known. */
const STORIES: readonly ManagerStory[] = [
  'plain',
  'increase',
  'cut',
  'taken_up',
  'sold_out',
  'restated',
  'new_holdings',
  'options',
  'first_quarter',
  'amendment_untyped',
];

const SEED = 13;

/** Invented managers that hold shares of the first two invented companies by Forms 13F. */
export function demoManagers(): readonly InventedManager[] {
  const [one, other] = demoSpecs.map(({ cik, name }) => ({ cik, name, cusip: cusipOfIssuer(cik) }));
  if (one === undefined || other === undefined) throw new Error('two issuers expected');
  return inventManagers(SEED, STORIES, [one, other]);
}
