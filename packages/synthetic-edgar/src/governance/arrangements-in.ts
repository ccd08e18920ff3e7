import { isAmendment } from '@footnote/values/form';
import { addDays } from '@footnote/values/day';
import type { IssuerSpec } from '../spec.ts';
import { ownPrefix } from '../xbrl/names.ts';
import type { WrittenArrangements } from './types.ts';
import { writeArrangements } from './write-arrangements.ts';

const FIRST_DAY = '2023-04-01';
const DAYS = 88;
const MONTHS = 3;

/** What a report of an issuer tags; null for one that tags nothing. An amendment repeats no arrangements. */
export function arrangementsIn(
  spec: IssuerSpec,
  { filed, form, period }: { readonly filed: string; readonly form: string; readonly period: string },
): WrittenArrangements | null {
  const { arrangements = [], cik } = spec;
  if (arrangements.length === 0 || filed < FIRST_DAY || isAmendment(form)) return null;
  const quarter = Math.floor((Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7))) / MONTHS);
  const scenario = arrangements[quarter % arrangements.length] ?? null;
  return writeArrangements(
    { cik, prefix: ownPrefix(spec), start: addDays(period, -DAYS), end: period },
    scenario,
  );
}
