import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { measuredAsServed } from './demo-issuers/accuracy.ts';
import { citedNumbers } from './demo-issuers/cited-numbers.ts';
import { comparedFigures } from './demo-issuers/compared.ts';
import { comparedWithBenchmark } from './demo-issuers/comparisons.ts';
import type { DemoIssuers } from './demo-issuers/demo-issuers.ts';
import { histories } from './demo-issuers/history.ts';
import { nullReasons } from './demo-issuers/null-reasons.ts';
import { screens } from './demo-issuers/screened.ts';
import { snapshots } from './demo-issuers/snapshots.ts';
import { tables } from './demo-issuers/tables.ts';
import { toolAnswers } from './demo-issuers/tool.ts';
import { useSpineOf } from './spine-of.ts';

// Four of the demo's issuers are ingested once for all suites that only read them.
describe('the demo issuers through the whole pipeline', () => {
  const issuers = demoIssuers().slice(0, 4);
  const demo: DemoIssuers = { issuers, ...useSpineOf(issuers) };
  describe('from a mirror of EDGAR to cited numbers', () => citedNumbers(demo));
  describe('the tool', () => toolAnswers(demo));
  describe('a snapshot', () => snapshots(demo));
  describe('reasons of nulls', () => nullReasons(demo));
  describe('comparisons', () => comparedFigures(demo));
  describe('screens', () => screens(demo));
  describe('beta and relative strength', () => comparedWithBenchmark(demo));
  // Requires the prices that the previous suite ingests.
  describe('histories', () => histories(demo));
  describe('responses as tables', () => tables(demo));
  describe('the cells that the accuracy page measures', () => measuredAsServed(demo));
});
