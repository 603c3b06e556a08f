import 'tabletop-elements/hydrate.js'; // before the elements
import 'tabletop-elements/triad-board.js';
import 'tabletop-elements/kubi-sheet.js';
import 'tabletop-elements/tricubo-sheet.js';
import 'tabletop-elements/cubo-grid.js';
import 'tabletop-elements/triomino-table.js';
