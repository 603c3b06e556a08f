import { useEffect, useState } from 'react';
import 'tabletop-elements/game-moves.js';
import 'tabletop-elements/game-toolbar.js';
import 'tabletop-elements/triad-board.js';

/** What the page sets later, and what the game is anyway. */
const SAME = { seats: 'human human', starter: 0, draws: true, position: '' };

export function Kept() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <>
      <triad-board id="kept" persist="kept" controls="none" {...(isMounted && SAME)} />
      <game-toolbar for="kept" />
      <game-moves for="kept" />
    </>
  );
}
