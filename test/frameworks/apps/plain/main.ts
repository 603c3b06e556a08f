import 'tabletop-elements/triad-board.js';
import { rolled } from '../shared/rolled.js';

const board = document.querySelector('triad-board')!;
const list = document.querySelector('ol')!;
const button = document.querySelector('button')!;

board.record = rolled;

board.addEventListener('game-move', ({ detail: { move, text } }) => {
  // What a move of Triad is, TypeScript knows: only some go from one cell to another.
  const cells = move.kind === 'move' ? ` (${move.from} to ${move.to})` : '';
  list.append(Object.assign(document.createElement('li'), { textContent: text + cells }));
});

board.addEventListener('game-change', ({ detail: { cause } }) => {
  if (cause === 'undo') list.lastChild?.remove();
});

button.addEventListener('click', () => board.undo());
