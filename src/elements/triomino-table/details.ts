/** What is shown round and on the tiles: loaded after the table itself is there. */
export { styles } from './details.styles.js';
export { renderSeats } from './seats.js';
export { renderDifferences, renderList, renderMarks, renderOutlines } from './table-drawing.js';
