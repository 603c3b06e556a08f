import { gameOf } from './games.js';
import type { GameId } from './games.js';

/** A moment of each game that shows at once what it is about. */
export const MOMENTS: Readonly<Partial<Record<GameId, string>>> = {
  triad: '2b1a1/1c1c2/3B2/1a4/2C3/B4A w 2-1',
  kubi: '1:3,4:3,5:4 0,1,0,5,0,10,4,0,3,0,0',
  tricubo: '2,6,5,1,3 7,10,.,.,. LM',
  cubo: 'r1r2r3/b4w3b2/b3b4b5',
  triomino: '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1 534@1,-1',
};

/** An element that shows a game and takes no part in the page: it is looked at, not played. */
export function sceneOf(game: GameId): HTMLElement {
  const scene = document.createElement(gameOf(game).tag);
  scene.setAttribute('mode', 'diagram');
  scene.setAttribute('position', MOMENTS[game] ?? '');
  scene.inert = true;
  return scene;
}
