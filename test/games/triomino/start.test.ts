import { expect } from 'chai';
import { triomino } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { FULL } from './boards.js';
import { at, moveTexts, play, positionText } from './helpers.js';
import type { Options } from './helpers.js';

const TRIPLES: Options = { start: 'triple' };
const AT_ONCE: Options = { lap: false };

describe('a position that is no moment of a game', () => {
  const cases: readonly [why: string, text: string, place: string, sentence: string, options?: Options][] = [
    ['tiles alone', '344@0,0', 'racks', 'a game needs the tiles of each seat'],
    ['a tile twice on the table', '344@0,0 443@0,1 | 012 / 055 | 0 0 0 - 1', 'tiles', '344 is there twice'],
    ['a tile on the table and in a rack', '344@0,0 | 344 / 055 | 0 0 0 - 1', 'tiles', '344 is there twice'],
    ['a tile in two racks', '344@0,0 | 012 / 012 | 0 0 0 - 1', 'tiles', '012 is there twice'],
    ['a mirror image in a rack', '344@0,0 | 021 / 055 | 0 0 0 - 1', 'tiles', 'there is no tile 021'],
    ['a mirror image on the table', '210@0,0 | 012 / 055 | 0 0 0 - 1', 'tiles', 'there is no tile 021'],
    ['too many tiles', '344@0,0 | ?28 / ?28 | 0 0 0 - 1', 'racks', 'there are not so many tiles'],
    [
      'too many tiles with mirror images',
      '344@0,0 | ?38 / ?38 | 0 0 0 - 1',
      'racks',
      'there are not so many tiles',
      { tiles: 76 },
    ],
    ['a tile far away', '344@950,0 | 012 / 055 | 0 0 0 - 1', '950,0', 'that is too far away'],
    ['a tile by itself', '344@0,0 000@5,5 | 012 / 055 | 0 0 0 - 1', 'tiles', 'some share no side with the others'],
    [
      'a tile that touches with a corner',
      '012@0,0 011@0,-1 | 333 / 055 | 0 0 0 - 1',
      'tiles',
      'some share no side with the others',
    ],
    ['a corner that differs', '344@0,0 055@0,1 | 012 / 111 | 0 0 0 - 1', '0,0', 'a corner has another number there'],
    ['a seat on turn that there is not', '344@0,0 | 012 / 055 | 2 0 0 - 1', 'turn', 'there is no such seat or round'],
    ['a leader that there is not', '344@0,0 | 012 / 055 | 0 2 0 - 1', 'turn', 'there is no such seat or round'],
    ['one out that there is not', '344@0,0 | 012 / 055 | 1 0 0 5 1', 'turn', 'there is no such seat or round'],
    ['one who draws and is not there', '| 012 / 055 | - 0+2 0 - 1', 'turn', 'there is no such seat or round'],
    ['round 0', '344@0,0 | 012 / 055 | 0 0 0 - 0', 'turn', 'there is no such seat or round'],
    ['the end of a game', '344@0,0 | 012 / 055 | - 0 0 - 1', 'turn', 'the round is over'],
    ['a turn after nobody has led', '344@0,0 | 012 / 055 | 0 - 0 - 1', 'turn', 'another seat leads'],
    [
      'one without tiles who is not out',
      '344@0,0 | 012 / | 0 0 0 - 1',
      'racks',
      'each seat has tiles, until it goes out',
    ],
    ['one who is out with tiles', '344@0,0 | 012 / 055 | 1 0 0 0 1', 'racks', 'each seat has tiles, until it goes out'],
    ['one who is out on turn', '344@0,0 | / 055 | 0 0 0 0 1', 'turn', 'the round is over'],
    ['the leader’s turn after one is out', '344@0,0 | 012 / | 0 0 0 1 1', 'turn', 'the round is over'],
    ['a turn after one is out at once', '344@0,0 | / 055 | 1 0 0 0 1', 'turn', 'the round is over', AT_ONCE],
    ['a tile due out of an empty pool', '344@0,0 | 012 / ?54 | 0 0 1* - 1', 'turn', 'no tile is bought or drawn now'],
    [
      'a blocked round',
      `${FULL.laid} ${FULL.last} | 245,255 / 025,044 / 444,555 | 0 0 0 - 1`,
      'turn',
      'the round is over',
    ],
    ['tiles before anybody is to move', '344@0,0 | 012 / 055 | - - 0 - 1', 'turn', 'the round is over'],
    ['one who was before the one who is out', '344@0,0 | 012 / 055 / | 1 0 0 2 1', 'turn', 'the round is over'],
    ['one on turn without tiles', '344@0,0 | 012 / / | 2 0 0 1 1', 'turn', 'the round is over'],
    ['a tile due that nobody has bought', '344@0,0 | 012 / 055 | 1 0 0* - 1', 'turn', 'no tile is bought or drawn now'],
    [
      'two islands of tiles',
      '344@0,0 044@0,1 000@9,1 001@10,1 | 012 / 055 | 1 0 0 - 1',
      'tiles',
      'some share no side with the others',
    ],
    ['one who draws twice for the lead', '| 012 / 055 | - 0+1+1 0 - 1', 'turn', 'another seat leads'],
    ['one out before the first tile', '| 012 / 055 | 0 0 0 1 1', 'turn', 'the round is over'],
    ['a tile due before the first one', '| 012 / 055 | 0 0 0* - 1', 'turn', 'no tile is bought or drawn now'],
    ['another than the leader begins', '| 012 / 055 | 0 1 0 - 1', 'turn', 'another seat leads'],
    ['purchases of the leader', '| 012 / 055 | 0 0 2 - 1', 'turn', 'no tile is bought or drawn now'],
    ['purchases before the deal', '| / | - - 1 - 1', 'turn', 'no tile is bought or drawn now'],
    ['tiles dealt out of order', '| / 012 | - - 0 - 1', 'racks', 'each seat has tiles, until it goes out'],
    ['one without tiles who leads', '| / 012 | 0 0 0 - 1', 'racks', 'each seat has tiles, until it goes out'],
    ['a draw for the lead of one', '| 012 | - 0+0 0 - 1', 'turn', 'another seat leads'],
    ['a draw for the lead of one twice', '| 012 / 055 | - 1+1 0 - 1', 'turn', 'another seat leads'],
    ['a draw for the lead where triples lead', '| 012 / 055 | - 0+1 0 - 1', 'turn', 'another seat leads', TRIPLES],
    ['nobody who leads after the draw', '| 012 / 055 | - - 0 - 1', 'turn', 'another seat leads'],
    ['nobody who leads though all is known', '| 012 / 055 | - - 0 - 1', 'turn', 'another seat leads', TRIPLES],
    ['another triple is higher', '| 111 / 555 | 0 0 0 - 1', 'turn', 'another seat leads', TRIPLES],
    ['a triple is higher than any sum', '| 455 / 111 | 0 0 0 - 1', 'turn', 'another seat leads', TRIPLES],
    ['an equal sum is nearer to the first seat', '| 255 / 345 | 1 1 0 - 1', 'turn', 'another seat leads', TRIPLES],
  ];
  for (const [why, text, place, sentence, options] of cases) {
    it(`${why}: ${text.slice(0, 90)}`, () => {
      const error = gameErrorOf(() => at(text, options), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.equal(`${place}: ${sentence}`);
    });
  }

  it('is one for more than can play', () => {
    const position = triomino.parsePosition('344@0,0 | 012 / ?1 / ?1 / ?1 / ?1 / ?1 / ?1 | 0 0 0 - 1');
    expect(gameErrorOf(() => triomino.start(position), 'bad-seats').details).to.deep.include({
      min: 1,
      max: 6,
      seats: 7,
    });
  });
});

describe('a game that begins at a position', () => {
  const cases: readonly [why: string, text: string, actors: readonly unknown[], options?: Options][] = [
    ['deals to all', ' |  /  /  | - - 0 - 1 | 0,0,0', ['chance']],
    ['deals to the others', ' | 012,055 /  /  | - - 0 - 4 | 12,40,0', ['chance']],
    ['draws for the lead', ' | 012 / 055 | - 0+1 0 - 1 | 0,0', ['chance']],
    ['draws again for those who are tied', ' | 012 / 055 / 111 | - 0+2 0 - 1 | 0,0,0', ['chance']],
    ['lets the leader lay', ' | 012 / 055 | 1 1 0 - 1 | 0,0', [1]],
    ['lets one lead who holds the triple', ' | 012 / 111 | 1 1 0 - 1 | 0,0', [1], TRIPLES],
    ['lets one lead where not all is known', ' | ?7 / 111 | 0 0 0 - 1 | 0,0', [0], TRIPLES],
    ['lets anybody lead where nobody is known to', ' | ?7 / 111 | - - 0 - 1 | 0,0', [0, 1], TRIPLES],
    ['lets one alone lead', ' | 012,055 | 0 0 0 - 1 | 0', [0]],
    ['lets one alone lead with any triple', ' | 012,111 | 0 0 0 - 1 | 0', [0], TRIPLES],
    ['lets one lay', '344@0,0 | 012 / 055 | 1 0 0 - 1 | 0,0', [1]],
    ['lets one lay who has bought two tiles', '344@0,0 | 012 / 055 | 1 0 2 - 1 | 0,0', [1]],
    ['draws what is bought', '344@0,0 | 012 / 055 | 1 0 1* - 1 | 0,0', ['chance']],
    ['draws what one buys who was late', '344@0,0 | 012 / 055 | 1 0 0! - 1 | 0,0', ['chance']],
    ['goes on after a hundred rounds', '344@0,0 | 012 / 055 | 1 0 0 - 100 | 0,0', [1]],
    ['lets the rest of a lap play', '344@0,0 |  / 055 / 111 | 2 0 0 0 1 | 0,0,0', [2]],
    ['counts the time', '344@0,0 | 012 / 055 | 1 0 0 - 1 | 0,0', [1, 'clock'], { turnSeconds: 20 }],
    [
      'counts the time while a tile is due',
      '344@0,0 | 012 / 055 | 1 0 1* - 1 | 0,0',
      ['chance', 'clock'],
      { turnSeconds: 20 },
    ],
    ['counts no time after it was up', '344@0,0 | 012 / 055 | 1 0 0! - 1 | 0,0', ['chance'], { turnSeconds: 20 }],
    ['counts no time for the leader', ' | 012 / 055 | 1 1 0 - 1 | 0,0', [1], { turnSeconds: 20 }],
    ['has mirror images', '210@0,0 | 031 / 055 | 1 0 0 - 1 | 0,0', [1], { tiles: 76 }],
    ['has rounds that were won', '344@0,0 | 012 / 055 | 1 0 0 - 5 | 0,0 | 3,1', [1], { scoring: 'none', rounds: 9 }],
    ['has its tiles anywhere', '344@-40,40 | 012 / 055 | 1 0 0 - 1 | 0,0', [1]],
    ['has any number of tiles in a rack', '344@0,0 | 012 / ?20 / 055 | 1 0 0 - 1 | 0,0,0', [1]],
    ['is for six', '344@0,0 | ?6 / ?6 / ?6 / ?6 / ?6 / ?6 | 5 0 0 - 1 | 0,0,0,0,0,0', [5]],
  ];
  for (const [why, text, actors, options] of cases) {
    it(`${why}: ${text}`, () => {
      const state = at(text, options);
      expect(triomino.actors(state)).to.deep.equal(actors);
      expect(positionText(state)).to.equal(text);
    });
  }

  it('goes on from there to its end', () => {
    const state = at('344@0,0 | 555 / 044 | 1 0 0 - 7 | 12,390');
    const over = play(state, '044@0,1');
    expect(triomino.outcome(over)).to.deep.equal({ winners: [1], scores: [12, 390 + 8 + 25 + 15], reason: 'target' });
  });

  it('has moves for the seat that is to choose, and none for the others', () => {
    const state = at('344@0,0 | 000,044 / 144,555 | 1 0 0 - 1');
    expect(moveTexts(state, 1)).to.deep.equal(['144@0,1', 'buy']);
    expect(moveTexts(state, 0)).to.be.empty;
  });
});
