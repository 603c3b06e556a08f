import { expect } from 'chai';
import { Match } from '../../../src/match/match.js';
import { pick, seeded } from '../../games/seeded.js';
import { chooseText } from './choose.js';
import { TABLES } from './tables.js';

/** So many plies take a minute and a half over lines of 600 ms that break. */
const MOST = 60;

describe('A game over slow lines', () => {
  for (const { game, options, late } of TABLES)
    it(`begins so late that it ends soon, though nobody has a plan: ${game.id}`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const random = seeded(seed);
        const match = new Match(game, { seats: 2, options, start: late, dice: 'auto', seed: String(seed) });
        while (!match.outcome && match.length <= MOST) {
          const actors = match.actors.filter((actor) => typeof actor === 'number');
          const actor = pick(actors, random);
          const texts = match.legalMoves(actor).map((move) => game.makeMove(move, match.state, actor));
          match.play(chooseText(game.id, texts, random) ?? '', { actor });
        }
        expect(match.length, `with the seed ${seed}`).to.be.at.most(MOST);
      }
    });
});
