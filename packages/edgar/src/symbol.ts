const SYMBOL = /^[A-Z0-9-]{1,8}$/;

/**
 * A ticker in our spelling: upper case, share class after a dash (`brk.b`, `BRK-B` → `BRK-B`). Null when it does
 * not fit the grammar `^[A-Z0-9-]{1,8}$`.
 */
export const normaliseSymbol = (text: string): string | null => {
  const symbol = text.trim().toUpperCase().replaceAll('.', '-');
  return SYMBOL.test(symbol) ? symbol : null;
};
