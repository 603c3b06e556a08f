/** Nothing of this compiles; where something does, the comment above it is refused. */
import type { GameMoveDetail } from 'tabletop-elements/classes.js';
import type { TriadMove } from 'tabletop-elements/games/triad.js';
import 'tabletop-elements';

const board = document.createElement('triad-board');
const sheet = document.createElement('kubi-sheet');

// @ts-expect-error There is no such mode.
board.mode = 'plya';
// @ts-expect-error The sides are 0 and 1.
board.starter = 2;
// @ts-expect-error The result cannot be set.
board.outcome = undefined;
// @ts-expect-error There is no such method.
board.undoo();
// @ts-expect-error A ply is a number.
board.goTo('start');
// @ts-expect-error An event of another name has no detail.
board.addEventListener('game-mvoe', ({ detail }) => console.log(detail));
// @ts-expect-error A move of Triad has no tile.
board.addEventListener('game-move', ({ detail }) => console.log(detail.move.tile));
// @ts-expect-error What is refused has no move.
board.addEventListener('game-refuse', ({ detail }) => console.log(detail.move));
// @ts-expect-error The moves of Kubi are others.
sheet.addEventListener('game-move', (event: CustomEvent<GameMoveDetail<TriadMove>>) => event);
// @ts-expect-error There is no such street.
document.createElement('cubo-grid').streets = 'crooked';
// @ts-expect-error A sheet has no letter.
document.createElement('tricubo-sheet').side = 'C';
// @ts-expect-error There are 56 tiles, or 76.
document.createElement('triomino-table').tiles = 57;
// @ts-expect-error Seconds are a number.
document.createElement('triomino-table').turnSeconds = 'many';
