import { expect } from 'chai';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoOptions } from '../../src/games/triomino/index.js';
import { concealedRecord } from '../../src/match/record/concealed-record.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { Match } from '../../src/match/index.js';
import { parseRecord } from '../../src/match/record/parse-record.js';
import { seeded } from '../games/seeded.js';
import { anyTurn } from '../games/triomino/random-games.js';
import { SEED, expectTold, isBetweenRounds, newMatch, playOn, viewersOf } from './concealed-matches.js';
import type { Viewer } from './concealed-matches.js';

const GAMES: readonly (readonly [seats: number, options: Partial<TriominoOptions>])[] = [
  [1, {}],
  [2, { variant: 'pressman', rounds: 2 }],
  [3, { start: 'triple', rounds: 2, turnSeconds: 60 }],
  [4, { variant: 'pressman', lap: true, tiles: 76, scoring: 'simple' }],
  [6, { start: 'triple', lap: true }],
];

describe('what one seat, or everybody, may know of a game, as a record', function () {
  this.timeout(20_000);

  for (const [seats, options] of GAMES) {
    it(`is at every ply what the view shows, and no more: ${seats} players, ${JSON.stringify(options)}`, () => {
      playOn(newMatch(seats, options), seats, (match) => {
        const viewers = viewersOf(match);
        // In turn, so that each looks at every few plies; all at the end of a round.
        const own = viewers[match.length % viewers.length] as Viewer;
        for (const viewer of isBetweenRounds(match) ? viewers : [own]) expectTold(match, viewer);
      });
    });
  }

  for (const [seats, options] of GAMES.slice(1)) {
    it(`begins where the game began, with that concealed: ${seats} players, ${JSON.stringify(options)}`, () => {
      const starts: string[] = [];
      playOn(newMatch(seats, options), 10 + seats, ({ state, length, outcome }) => {
        if (length % 17 === 3 && !outcome) starts.push(triomino.makePosition(triomino.positionOf(state)));
      });
      for (const [i, start] of starts.entries()) {
        const match = newMatch(seats, options, start);
        const random = seeded(i);
        for (let plies = 0; plies < 6 && !match.outcome; plies++) {
          for (const viewer of viewersOf(match)) expectTold(match, viewer);
          const { actor, move } = anyTurn(match.state, random);
          match.play(move, { actor });
        }
      }
    });
  }

  it('is the same as text, with what its author says of it', () => {
    const match = newMatch(2, { variant: 'pressman' });
    playOn(match, 1, () => undefined);
    const comment = 'Between neighbours.';
    const concealed = { ...concealedRecord(match, 0), comment };
    const again = Match.fromRecord(triomino, parseRecord(makeRecordText(concealed, triomino), triomino));
    expect(again.state).to.deep.equal(Match.fromRecord(triomino, concealed).state);
    expect(again.comment).to.equal(comment);
  });

  it('keeps the times and comments of moves, and the seat where it is open who leads', () => {
    const moves = [
      { move: 'deal 000,001,002,003,004,005,011,012,333', comment: 'Well shuffled.' },
      { move: 'deal 111,112,113,114,115,122,123,124,125', at: 5 },
      { move: '333@0,0', at: 900, comment: 'Ten more.' },
    ];
    const options = { variant: 'pressman', turnSeconds: 60 };
    const match = Match.fromRecord(triomino, { format: 1, game: 'triomino', seats: 2, options, seed: SEED, moves });
    expect(concealedRecord(match, 1).moves).to.deep.equal([
      { move: 'deal ?9', comment: 'Well shuffled.' },
      { move: 'deal 111,112,113,114,115,122,123,124,125', at: 5 },
      { by: 0, move: '333@0,0', at: 900, comment: 'Ten more.' },
    ]);
  });
});
