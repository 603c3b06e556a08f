/** What a page does on which opponents think, where no worker is to be had. */
import { Thinker } from '../../dist/interaction/thinking.js';
import { cubo } from 'tabletop-elements/games/cubo.js';
import { kubi } from 'tabletop-elements/games/kubi.js';
import { triad } from 'tabletop-elements/games/triad.js';
import { tricubo } from 'tabletop-elements/games/tricubo.js';
import { triomino } from 'tabletop-elements/games/triomino.js';
import { cuboOpponent } from 'tabletop-elements/opponents/cubo.js';
import { kubiOpponent } from 'tabletop-elements/opponents/kubi.js';
import { triadOpponent } from 'tabletop-elements/opponents/triad.js';
import { tricuboOpponent } from 'tabletop-elements/opponents/tricubo.js';
import { triominoOpponent } from 'tabletop-elements/opponents/triomino.js';

const GAMES = {
  triad: [triad, triadOpponent],
  kubi: [kubi, kubiOpponent],
  tricubo: [tricubo, tricuboOpponent],
  cubo: [cubo, cuboOpponent],
  triomino: [triomino, triominoOpponent],
};
const BUDGET = { ms: 400 };

/** Plays the first moves of a game at the level expert. */
window.thinkOnPage = async (id, moves) => {
  const [game, opponent] = GAMES[id];
  const source = {
    load: () => Promise.resolve(opponent),
    startWorker: () => {
      throw new Error('no worker is to be had');
    },
  };
  const thinker = new Thinker(source);
  const { signal } = new AbortController();
  let last = 1;
  const random = () => (last = (last * 48271) % 2147483647) / 2147483647;
  let state = game.setup(2);
  await thinker.prepare(game.view(state, 0), signal);
  for (let made = 0; made < moves;) {
    const [actor] = game.actors(state);
    if (actor === 'chance') {
      state = game.play(state, actor, game.chance(state, random));
      continue;
    }
    const choice = { level: 'expert', seed: 'house', budget: BUDGET };
    state = game.play(state, actor, await thinker.choose(game.view(state, actor), actor, choice, signal));
    made++;
  }
};
