import { demoSpecs } from './demo.ts';
import { inventManagers } from './managers/invent.ts';
import type { InventedManager, ManagerScenario } from './managers/types.ts';
import { cusipOfIssuer } from './ownership/cusip.ts';

/** The scenario of each manager: enough managers for a median, and one whose portfolio is not known. */
const SCENARIOS: readonly ManagerScenario[] = [
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

/** Invented managers that report shares of the first two invented companies on Form 13F. */
export function demoManagers(): readonly InventedManager[] {
  const [one, other] = demoSpecs.map(({ cik, name }) => ({ cik, name, cusip: cusipOfIssuer(cik) }));
  if (one === undefined || other === undefined) throw new Error('two issuers expected');
  return inventManagers(SEED, SCENARIOS, [one, other]);
}
