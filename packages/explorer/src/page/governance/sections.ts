import { Arrangements } from './arrangements.tsx';
import { Policies } from './policies.tsx';
import type { Section } from './section.ts';
import { TradingPlans } from './trading-plans.tsx';

/** The parts of the page, in this order. */
export const SECTIONS: readonly Section[] = [
  { id: 'trading-plans', title: 'Trading plans: planned, announced, sold', Part: TradingPlans },
  { id: 'arrangements', title: 'Arrangements as reports tag them', Part: Arrangements },
  { id: 'policies', title: 'Policies', Part: Policies },
];
