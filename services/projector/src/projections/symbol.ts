/** A symbol as spelt in the read models: upper case, share class after a dash (`brk.b` → `BRK-B`). */
export function normalisedSymbol(symbol: string): string {
  return symbol
    .trim()
    .toUpperCase()
    .replaceAll(/[./ ]+/g, '-');
}

/** The symbols in order, normalised, without duplicates and empty ones. */
export function normalisedSymbols(symbols: readonly string[]): readonly string[] {
  return [...new Set(symbols.map(normalisedSymbol))].filter((symbol) => symbol !== '');
}
