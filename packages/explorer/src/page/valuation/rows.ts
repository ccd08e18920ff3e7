import type { Schemas } from '@footnote/client';
import { shown } from '../frame/format.ts';

type Multiples = Schemas['Valuation']['multiples'];
export type Name = keyof Multiples;

/** A multiple of a company, refused or not. */
export type Row = {
  readonly name: Name;
  readonly multiple: Multiples[Name];
  readonly symbol: string;
  readonly currency: string | null;
};

export const NAMES: Readonly<Record<Name, string>> = {
  ev_to_ebit: 'EV to EBIT',
  ev_to_ebitda: 'EV to EBITDA',
  ev_to_free_cash_flow: 'EV to free cash flow',
  ev_to_sales: 'EV to sales',
  price_to_book: 'Price to book',
  price_to_earnings: 'Price to earnings',
  price_to_free_cash_flow: 'Price to free cash flow',
  price_to_sales: 'Price to sales',
};

export const times = (value: number): string => `${shown(value, 'per_share')}×`;
