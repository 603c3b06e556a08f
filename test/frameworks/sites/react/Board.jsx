import 'tabletop-elements/triad-board.js';
import 'tabletop-elements/cdn/tabletop-elements.css';

export function Board() {
  return <triad-board names="Ann, Bob" ongame-move={({ detail }) => console.log(detail.text)} />;
}
