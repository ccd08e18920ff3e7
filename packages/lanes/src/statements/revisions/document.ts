import { Decimal } from 'decimal.js';
import { labelFor } from '@footnote/values/period';
import { KINDS } from '@footnote/statements/revisions/kind';
import type { RevisedCell, Revision } from '@footnote/statements/revisions/revisions';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type { RevisedValue, Revision as RevisionMember } from '@footnote/contract/types.generated';
import { filingLink } from '../explain/document.ts';

/** One revision in the format of the contract. */
export function revisionMember(
  cik: string,
  { filing, kind, before, after }: Revision,
): Writable<RevisionMember> {
  const { fiscal_year: year, fiscal_period: period } = before;
  if (period === 'TP') throw new TypeError('a transition period has no label');
  return {
    field: before.field,
    filing: filingLink(cik, filing),
    fiscal_period: period,
    fiscal_year: year,
    kind: { code: kind, text: KINDS[kind] },
    new: valueMember(cik, after),
    old: valueMember(cik, before),
    period: labelFor(before.period_kind, year, period),
    period_end: before.period_end,
    period_kind: before.period_kind,
    statement: BLOCK_OF[before.statement],
    unit: before.unit,
  };
}

function valueMember(cik: string, cell: RevisedCell | null): Writable<RevisedValue> {
  if (cell === null) return { concept: null, filing: null, method: null, refusal: null, value: null };
  const { accession, form, filed, concept, method, refusal, value } = cell;
  return {
    concept: concept === '' ? null : concept,
    filing: filed === null ? null : filingLink(cik, { accession, form, filed }),
    method,
    refusal,
    value: value === null ? null : new Decimal(value),
  };
}
