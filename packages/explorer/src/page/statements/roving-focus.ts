const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * Moves the focus among the numbers of a table by arrow keys, Home and End, so that Tab passes the table as one stop.
 * To be called for every key pressed in the table.
 */
export function moveFocus(event: KeyboardEvent, table: HTMLTableElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = [...table.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLButtonElement>('button.cell')])
    .filter((buttons) => buttons.length > 0);
  const focused = document.activeElement;
  const row = rows.findIndex((buttons) => buttons.some((button) => button === focused));
  const own = rows[row];
  if (own === undefined) return;
  const column = own.findIndex((button) => button === focused);
  const next = nextOf(event.key, rows, row, column);
  if (next === undefined) return;
  event.preventDefault();
  for (const button of own) button.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function nextOf(
  key: string,
  rows: readonly (readonly HTMLButtonElement[])[],
  row: number,
  column: number,
): HTMLButtonElement | undefined {
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : rows[row + step[0]]?.[column + step[1]];
}
