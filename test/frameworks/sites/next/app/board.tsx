'use client';
import 'tabletop-elements/triad-board.js';
import 'tabletop-elements/cdn/tabletop-elements.css';
import type { TriadBoard } from 'tabletop-elements/triad-board.js';
import type {} from 'tabletop-elements/react';

function listen(board: TriadBoard) {
  const stop = new AbortController();
  board.addEventListener('game-move', ({ detail }) => console.log(detail.text), stop);
  return () => stop.abort();
}

export const Board = () => <triad-board seats="human computer" ref={listen} />;
