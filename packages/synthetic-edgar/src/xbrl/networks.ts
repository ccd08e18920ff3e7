/** The presentation of a filing: its statements and notes as trees of rows with their labels. */

export type LabelRole =
  'label' | 'terseLabel' | 'totalLabel' | 'negatedLabel' | 'periodStartLabel' | 'periodEndLabel';

export type Row = {
  /** Qualified name. */
  readonly concept: string;
  /** 0 for the root of the network. */
  readonly depth: number;
  /** The label of the concept that is shown. */
  readonly labelRole: LabelRole;
  readonly label: string;
};

export type Network = {
  /** Last part of the role's URI. */
  readonly name: string;
  readonly kind: 'Document' | 'Statement' | 'Disclosure';
  readonly title: string;
  /** The statement whose face it is; null for covers and notes. */
  readonly statement: 'income' | 'balance' | 'cash_flow' | 'parenthetical' | null;
  readonly rows: readonly Row[];
};

/** Dimensions of some rows of a network: an axis with its members. */
export type Axis = { readonly axis: string; readonly domain: string; readonly members: readonly string[] };

const suffixes: readonly (readonly [RegExp, string])[] = [
  [/Member$/, ' [Member]'],
  [/Domain$/, ' [Domain]'],
  [/Axis$/, ' [Axis]'],
  [/Table$/, ' [Table]'],
  [/LineItems$/, ' [Line Items]'],
  [/Abstract$/, ' [Abstract]'],
];

/** The standard label: the words of the concept's name, with its kind in brackets. */
export const standardLabel = (concept: string): string => {
  const name = concept.slice(concept.indexOf(':') + 1);
  const [pattern, suffix] = suffixes.find(([kind]) => kind.test(name)) ?? [/$/, ''];
  return name.replace(pattern, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2') + suffix;
};

export const row = (
  concept: string,
  depth: number,
  label?: { readonly role: LabelRole; readonly text: string },
): Row => ({
  concept,
  depth,
  labelRole: label?.role ?? 'label',
  label: label?.text ?? standardLabel(concept),
});

/** A network's tree: its root and, if some rows have dimensions, the table between. */
export const tree = (
  root: string,
  axes: readonly Axis[],
  lines: readonly ((depth: number) => Row)[],
): Row[] => {
  if (axes.length === 0) return [row(root, 0), ...lines.map((line) => line(1))];
  return [
    row(root, 0),
    row('us-gaap:StatementTable', 1),
    ...axes.flatMap(({ axis, domain, members }) => [
      row(axis, 2),
      row(domain, 3),
      ...members.map((member) => row(member, 4)),
    ]),
    row('us-gaap:StatementLineItems', 2),
    ...lines.map((line) => line(3)),
  ];
};
