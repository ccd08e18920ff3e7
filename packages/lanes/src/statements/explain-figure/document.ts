import type { FigureExplanation as Found, FigureOperand } from '@footnote/figures/explain/figure';
import { FIGURE_REASONS } from '@footnote/figures/explain/figure-texts';
import { REFUSALS } from '@footnote/statements/explain/texts';
import { Decimal } from 'decimal.js';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type { FigureExplanation } from '@footnote/contract/types.generated';
import { filingLink } from '../explain/document.ts';

type Members = Pick<Writable<FigureExplanation>, 'figure' | 'operands' | 'reason'>;

/** The members of an explanation about its figure. */
export function figureMembers(cik: string, found: Found): Members {
  const { definition, reason } = found;
  return {
    figure: {
      block: found.block,
      definition: definition.definition,
      formula: definition.formula,
      member: found.member,
      name: found.name,
      period: found.label,
      period_end: found.periodEnd,
      refusals: definition.refusals,
      source: definition.source,
      unit: definition.unit,
      value: figureValue(found),
    },
    operands: found.operands.map((operand) => operandMember(cik, operand)),
    reason: reason === null ? null : { code: reason, text: FIGURE_REASONS[reason] },
  };
}

/** Decimal strings as figures; words, counts and refusals as they are. */
function figureValue({ value, definition }: Found): Members['figure']['value'] {
  const figure = (digits: string | null): Decimal | null => (digits === null ? null : new Decimal(digits));
  if (definition.unit === 'word' || typeof value === 'number') return value as Members['figure']['value'];
  if (typeof value === 'string') return figure(value);
  return (Array.isArray(value) ? value.map(figure) : value) as Members['figure']['value'];
}

function operandMember(
  cik: string,
  { label, cell }: FigureOperand,
): Writable<FigureExplanation['operands'][number]> {
  const { accession, form, filed, refusal, value } = cell;
  return {
    field: cell.field,
    flags: cell.flags,
    method: cell.method,
    period: label,
    period_end: cell.period_end,
    provenance: filed === null ? null : filingLink(cik, { accession, form, filed }),
    refusal: refusal === null ? null : { code: refusal, text: REFUSALS[refusal] },
    statement: BLOCK_OF[cell.statement],
    unit: cell.unit,
    value: value === null ? null : new Decimal(value),
  };
}
