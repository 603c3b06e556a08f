import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'tabletop-elements/cubo-grid.js';
import { Board } from './Board.jsx';
import { Kept } from './Kept.jsx';

const Article = () => (
  <>
    <h1>Triad</h1>
    <Board />
    <p>
      And how Bob{' '}
      <a href="#recorded" data-ply="3">
        answered
      </a>
      :
    </p>
    <triad-board id="recorded" mode="replay" record="triad 1; roll 112233 112233; a1a3 {Well begun.}; f6f4; b1b4" />
    <p>A square of Cubo:</p>
    <cubo-grid mode="diagram" position="r1r2r3/r2w3b4/b3b4b5">
      <p slot="caption">A street in every line.</p>
    </cubo-grid>
    <p>A game that you find again:</p>
    <Kept />
    <p>The end.</p>
  </>
);

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Article />
  </StrictMode>,
);
