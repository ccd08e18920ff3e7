import { Decimal } from 'decimal.js';
import type { CellChange, CellRevisions, OldCell } from '@footnote/event-types/types.generated';
import { filingIndexUrl } from '@footnote/values/accession';
import { labelFor } from '@footnote/values/period';
import { CAUSES, type ChangeCause } from '@footnote/statements/revisions/cause';
import type { Writable } from '../json.ts';
import { BLOCK_OF } from '../statement-blocks.ts';
import type { StreamedChange, StreamedRevisions, StreamedValue } from '@footnote/contract/types.generated';

/** Changes of served cells as the contract has them. */
export function revisionsMember({
  changes,
  chunk,
  chunks,
  cik,
  event_id,
  filings,
  kind,
  previous_revision,
  revision,
  symbols,
}: CellRevisions): Writable<StreamedRevisions> {
  return {
    changes: changes.map((change) => changeMember(cik, change)),
    chunk,
    chunks,
    cik,
    event_id,
    filings: filings.map(({ accession, filed, form }) => ({
      accession,
      filed,
      form,
      url: filingIndexUrl(cik, accession),
    })),
    kind,
    previous_revision,
    revision,
    symbols,
  };
}

/** Day of the newest filing that is new or that a value is cited from, YYYY-MM-DD; empty for none. */
export function newestFiled({ filings, changes }: CellRevisions): string {
  const days = [
    ...filings.map(({ filed }) => filed),
    ...changes.flatMap((change) => [change.old.filed ?? '', change.new?.filed ?? '']),
  ];
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}

function changeMember(cik: string, change: CellChange): Writable<StreamedChange> {
  const { cause, caused_by, field, fiscal_period, fiscal_year, period_end, period_kind, statement, unit } =
    change;
  return {
    cause: { code: cause, text: CAUSES[cause as ChangeCause] },
    caused_by,
    field,
    fiscal_period,
    fiscal_year,
    new: change.new === null ? GONE : valueMember(cik, change.new),
    old: valueMember(cik, change.old),
    period: labelFor(period_kind, fiscal_year, fiscal_period),
    period_end,
    period_kind,
    statement: BLOCK_OF[statement],
    unit,
  };
}

/** The period is no longer there. */
const GONE: StreamedValue = {
  concept: null,
  filing: null,
  method: null,
  refusal: null,
  rule: null,
  value: null,
};

function valueMember(cik: string, value: OldCell): Writable<StreamedValue> {
  const { accession, form, filed, concept, refusal, rule } = value;
  const isCited = accession !== null && form !== null && filed !== null;
  return {
    concept,
    filing: isCited ? { accession, filed, form, url: filingIndexUrl(cik, accession) } : null,
    method: value.method as StreamedValue['method'],
    refusal,
    rule,
    value: value.value === null ? null : new Decimal(value.value),
  };
}
