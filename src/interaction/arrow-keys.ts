/** A key without a modifier. */
export const isPlain = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey;

/**
 * Where a key leads in a grid of rows and columns, counted as they are seen.
 * @returns the place in reading order, or `undefined` for a key that does not move
 */
export function gridTarget(place: number, event: KeyboardEvent, columns: number, rows: number): number | undefined {
  const column = place % columns;
  const row = Math.floor(place / columns);
  const far = event.ctrlKey || event.metaKey;
  const isCorner = event.key === 'Home' || event.key === 'End';
  if (event.altKey || event.shiftKey || (far && !isCorner)) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return row * columns + Math.max(0, column - 1);
    case 'ArrowRight':
      return row * columns + Math.min(columns - 1, column + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1) * columns + column;
    case 'ArrowDown':
      return Math.min(rows - 1, row + 1) * columns + column;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    case 'Home':
      return far ? 0 : row * columns;
    case 'End':
      return far ? rows * columns - 1 : (row + 1) * columns - 1;
    default:
      return undefined;
  }
}

/** The arrow keys that move in a list: those of a row, those of a column, or all four. */
export type ListAxis = 'row' | 'column' | 'both';

/** How far an arrow key moves in a list. */
export const LIST_STEPS: Readonly<Record<ListAxis, Readonly<Record<string, number>>>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
  both: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
};

/**
 * Where a key leads in a list that goes round at its ends.
 * @returns the index, or `undefined` for a key that does not move
 */
export function listTarget(index: number, { key }: { key: string }, count: number, axis: ListAxis): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = LIST_STEPS[axis][key];
  return step === undefined ? undefined : (index + step + count) % count;
}
