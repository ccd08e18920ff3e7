import { AnnualMeeting, AuditFees } from './annual-meeting.tsx';
import { Arrangements } from './arrangements.tsx';
import { DirectorPay, OfficerPay } from './compensation.tsx';
import { OfficerChanges } from './officer-changes.tsx';
import { PayVersusPerformance } from './pay-versus-performance.tsx';
import { Policies } from './policies.tsx';
import type { Section } from './section.ts';
import { TradingPlans } from './trading-plans.tsx';
import { Votes } from './votes.tsx';

/** The parts of the page, in this order. */
export const SECTIONS: readonly Section[] = [
  { id: 'meeting', title: 'Annual meeting', Part: AnnualMeeting },
  { id: 'votes', title: 'Results of votes', Part: Votes },
  { id: 'changes', title: 'Changes of directors and officers', Part: OfficerChanges },
  { id: 'officer-pay', title: 'Pay of officers', Part: OfficerPay },
  { id: 'pay-versus-performance', title: 'Pay versus performance', Part: PayVersusPerformance },
  { id: 'director-pay', title: 'Pay of directors', Part: DirectorPay },
  { id: 'audit-fees', title: 'Fees of the auditor', Part: AuditFees },
  { id: 'trading-plans', title: 'Trading plans: planned, announced, sold', Part: TradingPlans },
  { id: 'arrangements', title: 'Arrangements as reports tag them', Part: Arrangements },
  { id: 'policies', title: 'Policies', Part: Policies },
];
