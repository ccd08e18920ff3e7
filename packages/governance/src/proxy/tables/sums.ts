import type { Figure } from '@footnote/releases/grid/lines';
import type { ProxyFigure, ProxyRefusal } from '../types.ts';
import type { Money } from './money.ts';

/** Places after the point of the amounts of printed figures. */
const PLACES = 12;
const ONE = 10n ** BigInt(PLACES);

/** Whether parts make a total, but for what rounding each of them to the last printed place may cause. */
export function addsUp(parts: readonly Figure[], total: Figure): boolean {
  const finest = Math.max(total.places, ...parts.map(({ places }) => places));
  const unit = ONE / 10n ** BigInt(finest);
  const rest = parts.reduce((sum, { amount }) => sum + amount, 0n) - total.amount;
  const stated = parts.filter(({ amount }) => amount !== 0n).length;
  return (rest < 0n ? -rest : rest) <= (unit * BigInt(stated)) / 2n;
}

const decimal = (amount: bigint): string => {
  const size = amount < 0n ? -amount : amount;
  const whole = (size / ONE).toString();
  const rest = (size % ONE).toString().padStart(PLACES, '0').replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
};

/** A cell as a figure in single units of its currency. */
export const cellFigure = (
  name: string,
  figure: Figure,
  refusal: ProxyRefusal | null,
  { unit, scale }: Money = { unit: 'USD', scale: 1 },
): ProxyFigure => ({
  name,
  text: figure.text,
  value: refusal === null ? decimal(figure.amount * BigInt(scale)) : null,
  unit,
  refusal,
  concept: null,
  id: null,
  from: figure.from,
  to: figure.to,
});
