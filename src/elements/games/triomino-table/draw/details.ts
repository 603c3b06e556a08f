/** The seats, and everything on the table besides its tiles. */
export { styles } from './details.styles.js';
export { renderMeta, renderRacks, renderSeats } from './seats.js';
export { renderDifferences, renderList, renderMarks, renderOutlines } from './table-drawing.js';
