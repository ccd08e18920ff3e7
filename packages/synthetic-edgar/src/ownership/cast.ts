/** The holders: invented names, and CIKs that EDGAR has not assigned. */
import { paddedCik } from '@footnote/values/cik';
const WORDS = [
  'Quillon',
  'Marrowgate',
  'Thistledown',
  'Ostrander Vale',
  'Bellfounder',
  'Kestrelmoor',
  'Palimpsest',
  'Larkhollow',
  'Undervane',
  'Saltmarsh Row',
  'Tamberlyn',
  'Wexcombe',
  'Ironwick',
  'Fennimarsh',
  'Gableton',
  'Hollinsward',
  'Juniper Locke',
  'Northquay',
  'Pennyfarrow',
  'Ravenscar Dell',
  'Sorrelgate',
  'Umberfold',
  'Vintnor',
  'Yarrowby',
  'Zephyrine',
] as const;

const FIRMS = [
  'Capital Partners LP',
  'Asset Management LLC',
  'Advisers, Inc.',
  '& Sons Investments LP',
] as const;
const GIVEN = ['Orla', 'Benedikt', 'Ximena', 'Tobias', 'Philippa', 'Anselm'] as const;

export type Party = { readonly name: string; readonly cik: string };

/** The parties of a scenario: a manager, its fund, its owner, and the manager's later name. */
export type Cast = {
  readonly manager: Party;
  readonly fund: Party;
  readonly owner: Party;
  readonly partner: Party;
  readonly laterName: string;
};

const at = <Item>(list: readonly Item[], position: number): Item => {
  const item = list[position % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** The cast of an issuer's scenario at a position. Positions share no name or CIK; a CIK has the same name with every issuer. */
export const castOf = (position: number): Cast => {
  const word =
    at(WORDS, position) + (position < WORDS.length ? '' : ` ${Math.floor(position / WORDS.length) + 1}`);
  const party = (name: string, part: number): Party => ({
    name,
    cik: paddedCik(9_980_000 + position * 10 + part),
  });
  const surname = word.replaceAll(' ', '').toLowerCase();
  return {
    manager: party(`${word} ${at(FIRMS, position)}`, 1),
    fund: party(`${word} Master Fund Ltd.`, 2),
    owner: party(`${at(GIVEN, position)} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`, 3),
    partner: party(`${word} Holdings GP LLC`, 4),
    laterName: `${word} Global Stewardship LP`,
  };
};
