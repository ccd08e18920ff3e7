import type { LaneFigure } from './lane-figure.ts';
import { type OwnershipKind, OWNERSHIP_NAMES, type OwnershipName } from './ownership-names.ts';

const holders = (...members: readonly string[]): readonly string[] =>
  members.map((member) => `ownership.beneficial_ownership.holders[].${member}`);
const held = (...members: readonly string[]): readonly string[] =>
  members.map((member) => `ownership.institutional_13f.${member}`);
const windows = (...members: readonly string[]): readonly string[] =>
  members.map((member) => `insiders.summary.windows[].${member}`);

/** What a figure is counted, added up or chosen from: the name of an endpoint, and the place in its response. */
const OPERANDS: Readonly<Record<OwnershipKind, (name: string) => readonly string[]>> = {
  stakes: () => holders('name', 'pct_of_class', 'accession', 'flags'),
  institutional: (name) =>
    name === 'institutional_held_pct'
      ? held('totals.shares', 'share_of_company.shares_outstanding')
      : name === 'institutional_managers'
        ? held('coverage.managers_reporting', 'top_holders[].accession')
        : held('totals.shares', 'top_holders[].accession'),
  insiders: (name) =>
    name.startsWith('insider_buyers')
      ? windows('months', 'is_covered', 'purchases.insiders')
      : name.startsWith('insider_net_value')
        ? windows('months', 'is_covered', 'purchases.value', 'sales.value')
        : windows('months', 'is_covered', 'purchases.shares', 'sales.shares'),
};

const figureOf = ({ name, unit, owners, definition, formula }: OwnershipName): LaneFigure => ({
  path: '/v2/screen',
  members: [name],
  unit,
  definition,
  formula,
  operands: OPERANDS[owners](name),
});

/** The figures of owners that screens alone serve. */
export const OWNERSHIP_FIGURES: readonly LaneFigure[] = OWNERSHIP_NAMES.map(figureOf);
