import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { NotStated } from '../lane/values.tsx';
import type { SectionProps } from './section.ts';

type Flags = Schemas['GovernancePolicies'];
type Policy = { readonly name: string; readonly flag: Flags[keyof Flags] };

const NAMES: Readonly<Record<keyof Flags, string>> = {
  insider_trading_policy: 'Has adopted insider trading policies and procedures',
  error_correction: 'Its statements correct an error in earlier ones',
  recovery_analysis: 'A restatement required a recovery analysis of incentive pay',
};

/** Flags of the registrant, each from the newest report that tags it. */
export function Policies({ data: { policies }, cik }: SectionProps): JSX.Element {
  const rows = (Object.keys(NAMES) as readonly (keyof Flags)[]).map((key): Policy => ({
    name: NAMES[key],
    flag: policies[key],
  }));
  if (rows.every(({ flag }) => !('value' in flag)))
    return <p class="empty">The reports that were read tag no flag on policies.</p>;
  return (
    <DataTable
      caption="Policies, as the newest report tags each"
      columns={columnsOf(cik)}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}

const columnsOf = (cik: string | undefined): readonly DataColumn<Policy>[] => [
  { name: 'Policy', isWrapped: true, cell: ({ name }) => name },
  {
    name: 'Tagged',
    isWrapped: true,
    cell: ({ flag }) =>
      'value' in flag ? <a href={flag.place.viewer}>{flag.value ? 'yes' : 'no'}</a> : <NotStated />,
  },
  {
    name: 'Filing',
    cell: ({ flag }) => ('value' in flag ? <FilingLink filing={flag} cik={cik} /> : <NotStated />),
  },
];
