import { FILED_GOVERNANCE_FIGURES } from './filed-governance-figures.ts';
import type { LaneFigure } from './lane-figure.ts';

const FIGURES: readonly Omit<LaneFigure, 'path'>[] = [
  {
    members: ['arrangements[].shares'],
    unit: 'shares',
    definition:
      'Securities that may be bought or sold under a trading arrangement, as a report tags them; refused if only parts are tagged, or nothing is.',
    formula: null,
    operands: ['arrangements[].facts[]'],
  },
  {
    members: ['arrangements[].parts[].shares'],
    unit: 'shares',
    definition: 'Securities of one class, award or tranche of an arrangement that are tagged apart.',
    formula: null,
    operands: ['arrangements[].parts[].place'],
  },
  {
    members: ['arrangements[].duration_days'],
    unit: 'days',
    definition: 'Duration of an arrangement as tagged; refused if it contradicts its first and last day.',
    formula: null,
    operands: ['arrangements[].adopted', 'arrangements[].ends'],
  },
  {
    members: ['plans[].planned'],
    unit: 'shares',
    definition:
      'Securities that may be bought or sold under a plan, as the reports say that tag its adoption; an amendment decides between them.',
    formula: null,
    operands: ['plans[].planned_in', 'plans[].reports'],
  },
  {
    members: ['plans[].announced'],
    unit: 'shares',
    definition:
      'Units of the Forms 144 of the person that name the day of adoption and no other, in shares of the day `basis`.',
    formula: 'Σ units',
    operands: ['plans[].notices'],
  },
  {
    members: ['plans[].notices[].units', 'plans[].unmatched_notices[].units'],
    unit: 'shares',
    definition: 'Shares to be sold by a Form 144, all its lines, as filed.',
    formula: null,
    operands: ['GET /v2/insiders'],
  },
  {
    members: ['plans[].sold'],
    unit: 'shares',
    definition:
      'Shares that the person sold (code S, no derivatives) on Forms 4 and 5 that state the day of adoption, in shares of the day `basis`; refused if a trade may be under the plan and is not certain to be, or forms are missing.',
    formula: 'Σ shares',
    operands: ['plans[].trades'],
  },
  {
    members: ['plans[].trades[].shares'],
    unit: 'shares',
    definition: 'Shares of the sales of one form that count, as filed.',
    formula: null,
    operands: ['GET /v2/insiders'],
  },
  {
    members: ['plans[].remaining'],
    unit: 'shares',
    definition:
      'Shares of the plan that are not sold, whether or not it can still sell them; refused if more was sold than planned.',
    formula: 'planned − sold',
    operands: ['plans[].planned', 'plans[].sold'],
  },
];

/** Of trading arrangements and what was announced and sold under them, and of pay, fees and votes. */
export const GOVERNANCE_FIGURES: readonly LaneFigure[] = [...FIGURES, ...FILED_GOVERNANCE_FIGURES].map(
  (figure) => ({ path: '/v2/governance', ...figure }),
);
