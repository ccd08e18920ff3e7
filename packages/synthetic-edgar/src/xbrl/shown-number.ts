/** A number as displayed in an inline document, and the attributes that determine its value. */
export type ShownNumber = {
  /** Without a minus, which precedes the tag. */
  readonly text: string;
  /** Name of the transformation. */
  readonly format: string;
  /** Power of ten, as a string. */
  readonly scale: string;
  readonly negative: boolean;
};

const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/**
 * The number in units of its accuracy, with grouped digits; a dash for zero. `comma`: in continental European style, with
 * a decimal comma.
 */
export const shownNumber = (value: string, decimals: string, comma: boolean): ShownNumber => {
  const negative = value.startsWith('-');
  const amount = negative ? value.slice(1) : value;
  if (/^0+$/.test(amount)) return { text: '—', format: 'ixt:fixed-zero', scale: '0', negative: false };
  const zeros = decimals.startsWith('-') ? Number(decimals.slice(1)) : 0;
  const [whole = '', fraction] = amount.split('.');
  const digits = zeros === 0 ? whole : whole.slice(0, -zeros);
  const [group, point] = comma ? ['.', ','] : [',', '.'];
  return {
    text: grouped(digits, group) + (fraction === undefined ? '' : point + fraction),
    format: comma ? 'ixt:num-comma-decimal' : 'ixt:num-dot-decimal',
    scale: String(zeros),
    negative,
  };
};
