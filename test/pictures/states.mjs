/** What is pictured of each game. */
import { tsImport } from 'tsx/esm/api';
import { games } from '../size/scripts.mjs';

const { OPENING, WHOLE } = await tsImport('../../stories/demo/records.ts', import.meta.url);

/** What is pressed: to choose something, and then for a move that is refused. */
const PRESSED = {
  triad: {
    chosen: ['.cell[data-traits~=movable]'],
    refused: ['.cell[data-traits~=movable]', '.cell[data-die]:not([data-traits])'],
  },
  kubi: { chosen: ['.hand-die', '.hand-die:nth-child(2)'], refused: ['.turn .primary'] },
  tricubo: {
    chosen: ['.hand-die:not([aria-disabled=true])'],
    refused: ['.hand-die[aria-disabled=true], .turn .primary'],
  },
  cubo: { chosen: ['button.cell'], refused: ['[data-cell="4"]'] },
  triomino: { chosen: ['.rack-tile[data-fits]'], refused: ['.rack-tile:not([data-fits])'] },
};

/** When a move or a roll is pictured as it happens, in milliseconds, and which move. */
const MOVING = { triad: [700, 'b2d2xd2'], kubi: [240], tricubo: [110, 'M'], cubo: [300], triomino: [260, '212@0,2'] };

const MARKS = { triad: 'c3 b1-b4', kubi: '7 x4', tricubo: '2 3c5', cubo: 'b2 m1', triomino: '444 444-345' };

const pictured = games.filter(({ id }) => id in OPENING && id in PRESSED);

/**
 * What is seen of a game: `attributes` and what is `pressed`. A diagram is of the position at the end of `of`. With `moment`, the next move or roll is made,
 * and time stands still so many milliseconds later. Those with `at` are compared, at that width, in the light or in the dark.
 */
export const states = pictured.flatMap(({ id, tag }) => {
  const { chosen, refused } = PRESSED[id];
  const middle = { record: OPENING[id] };
  const tool = (name) => [`[data-tool=${name}]`];
  return [
    { name: 'start', attributes: { seed: 'a' }, at: [360, 'light'] },
    { name: 'middle', attributes: middle, at: [900, 'light'] },
    { name: 'chosen', attributes: middle, pressed: chosen, at: [360, 'light'] },
    {
      name: 'moving',
      attributes: id === 'kubi' || id === 'cubo' ? { seed: 'a' } : middle,
      pressed: id === 'kubi' ? [1, 2, 3].map((n) => `.number-box:nth-child(${n})`).concat('.turn .primary') : [],
      moment: MOVING[id][0],
      move: MOVING[id][1],
      at: [360, 'light'],
    },
    { name: 'refused', attributes: middle, pressed: refused, at: [360, 'dark'] },
    { name: 'finished', attributes: { record: WHOLE[id] }, at: [360, 'light'] },
    { name: 'help', attributes: middle, pressed: tool('help'), at: [720, 'light'] },
    { name: 'share', attributes: middle, pressed: tool('share') },
    { name: 'diagram', attributes: { mode: 'diagram', marks: MARKS[id] }, of: OPENING[id], at: [240, 'dark'] },
    { name: 'replay', attributes: { mode: 'replay', record: WHOLE[id], ply: '5' }, at: [900, 'dark'] },
  ].map((state) => ({ game: id, tag, pressed: [], ...state }));
});
