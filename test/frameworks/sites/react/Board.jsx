import 'tabletop-elements/triad-board.js';
import 'tabletop-elements/cdn/tabletop-elements.css';

export function Board() {
  return <triad-board seats="human computer" ongame-move={({ detail }) => console.log(detail.text)} />;
}
