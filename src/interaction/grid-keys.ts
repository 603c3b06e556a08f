/**
 * Where a key leads in a grid of rows and columns that are counted as they are seen.
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
