import type { Cell, Operand } from '@footnote/statements/cell';

/** `+`, `-` or `/`, then the split factor: `*4`, `/4`, `*1:15`. */
const ROLE = /^([+\-/])(?:([*/])(\d+)(?::(\d+))?)?$/;

/** How an operand enters its cell: its sign or division, and the split that it was adjusted for. */
export type Role = {
  readonly sign: '+' | '-' | '/';
  /** Whether the split multiplies the filed value, as it does counts, or divides it, as it does EPS. */
  readonly way: '*' | '/' | null;
  /** New shares per share filed; 1:1 without a split. */
  readonly numerator: bigint;
  readonly denominator: bigint;
};

/** Null for an unknown role. */
export const readRole = ({ role }: Pick<Operand, 'role'>): Role | null => {
  const match = ROLE.exec(role);
  if (match === null) return null;
  const [, sign, way, numerator = '1', denominator = '1'] = match;
  return {
    sign: sign as Role['sign'],
    way: way === undefined ? null : (way as '*' | '/'),
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  };
};

/** New shares per share of the first operand of a cell as filed; 1:1 without a split. */
export const filedSplit = ({ operands: [first] }: Cell): Pick<Role, 'numerator' | 'denominator'> =>
  (first === undefined ? null : readRole(first)) ?? { numerator: 1n, denominator: 1n };
