import { Decimal } from 'decimal.js';
import type { SegmentDerivation as Stored } from '@footnote/statements/segments/derivation';
import type { Writable } from '@footnote/wire/json';
import type { FilingLink, SegmentDerivation } from '@footnote/contract/types.generated';
import { filingLink } from '../explain/document.ts';
import type { FoundSegments } from './found.ts';
import { memberName } from './label.ts';

type Row = FoundSegments['rows'][number];
type Filing = Stored['operands'][number]['filing'];

/** The filings whose labels name the members of a row and of its operands. */
export function filingsOf({ accession, derivation }: Row): readonly string[] {
  if (derivation === '') return [accession];
  return [accession, ...parsed(derivation).operands.map(({ filing }) => filing.accession)];
}

const parsed = (text: string): Stored => JSON.parse(text) as Stored;

/** How a fourth quarter was derived or why it was not, in the format of the contract; null without a derivation. */
export function derivationMember(
  cik: string,
  text: string,
  labels: ReadonlyMap<string, string>,
): Writable<SegmentDerivation> | null {
  if (text === '') return null;
  const { operands, shown_by: shownBy, against } = parsed(text);
  const link = (filing: Filing): FilingLink => filingLink(cik, filing);
  return {
    against: against.map(({ member, figures }) => ({
      figures: figures.map(({ of, filing, value }) => ({
        filing: filing === null ? null : link(filing),
        of,
        value: numberOrNull(value),
      })),
      member,
    })),
    operands: operands.map(({ period, filing, total, members }, at) => ({
      factor: at === 0 ? 1 : -1,
      filing: link(filing),
      members: members.map(({ member, renamed = member, value }) => ({
        member: renamed,
        name: memberName(labels, filing.accession, member),
        reported_as: member,
        value: new Decimal(value),
      })),
      period,
      total: numberOrNull(total),
    })),
    shown_by: shownBy.map(({ period, earlier, later }) => ({
      earlier: link(earlier),
      later: link(later),
      period,
    })),
  };
}

const numberOrNull = (text: string | null): Decimal | null => (text === null ? null : new Decimal(text));
