import 'tabletop-elements';
import 'tabletop-elements/cdn/tabletop-elements.css';

const board = document.querySelector('triad-board');
board.addEventListener('game-move', ({ detail }) => console.log(detail.text));
