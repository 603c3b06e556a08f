import { useRef, useState } from 'react';
import 'tabletop-elements/triad-board.js';
import type { TriadBoard } from 'tabletop-elements/triad-board.js';
import type {} from 'tabletop-elements/react';
import { rolled } from '../shared/rolled.js';

export function Game() {
  const board = useRef<TriadBoard>(null);
  const [moves, setMoves] = useState<readonly string[]>([]);

  return (
    <>
      <triad-board
        ref={board}
        className="game"
        record={rolled}
        undo-past-chance="on"
        ongame-move={({ detail: { move, text } }) => {
          // What a move of Triad is, TypeScript knows: only some go from one cell to another.
          const cells = move.kind === 'move' ? ` (${move.from} to ${move.to})` : '';
          setMoves((made) => [...made, text + cells]);
        }}
        ongame-change={({ detail: { cause } }) => {
          if (cause === 'undo') setMoves((made) => made.slice(0, -1));
        }}
      >
        <p slot="caption">Click a die, then where it goes.</p>
      </triad-board>
      <button type="button" onClick={() => board.current?.undo()}>
        Take back
      </button>
      <ol>
        {moves.map((move, ply) => (
          <li key={ply}>{move}</li>
        ))}
      </ol>
    </>
  );
}
