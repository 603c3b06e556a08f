import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type {
  TriominoMove,
  TriominoRefusal,
  TriominoRefusalCode,
  TriominoState,
} from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { BRIDGE, NO_BRIDGE } from './boards.js';
import { at, play, positionText, read } from './helpers.js';

describe('refusals', () => {
  const UNDEALT = triomino.setup(2);
  const HAND = '001,002,003,004,005,012,013,014,015';
  const OTHER_HAND = '111,112,113,114,115,122,123,124,125';
  const DRAWING = play(UNDEALT, `deal ${HAND}`, `deal ${OTHER_HAND}`);
  const FIRST = play(DRAWING, 'lead 055/000');
  const TRIPLES = at('| 000,111,333,455 / 222,555,001 | 1 1 0 - 1', { start: 'triple' });
  const NO_TRIPLE = at('| 012,455 / 001,355,445 | 0 0 0 - 1', { start: 'triple' });

  /** Seat 0 holds a tile that fits below 244 and one that does not; what is laid has its top free. */
  const TURN = at(`${NO_BRIDGE.laid} | 344,000,111 / 333,555 | 0 0 0 - 1`);
  const BOUGHT_ONE = play(TURN, 'buy', 'draw 022');
  const DUE = play(TURN, 'buy');
  const BOUGHT_THREE = play(BOUGHT_ONE, 'buy', 'draw 033', 'buy', 'draw 055');

  /** All other tiles are in the hand of seat 1. */
  const EMPTY_POOL = at(`${NO_BRIDGE.laid} | 344,000,111 / ?50 | 0 0 0 - 1`);
  const ALONE = at('333@0,0 | 334 | 0 0 0 - 1');
  const OVER = play(ALONE, '334@1,0');
  const LIMITED = at(`${NO_BRIDGE.laid} | 344,000,111 / 333,555 | 0 0 0 - 1`, { turnSeconds: 30 });

  interface Case {
    readonly why: string;
    readonly state: TriominoState;
    readonly actor: Actor;
    readonly move: TriominoMove;
    readonly details: object;
  }

  const inLetters = (why: string, state: TriominoState, text: string, details: object = {}): Case => {
    const [actor, move] = read(state, text);
    return { why, state, actor, move, details };
  };

  /** The same by somebody whom letters do not name. */
  const by = (actor: unknown, each: Case): Case => ({ ...each, actor: actor as Actor });

  /** Every code, so that one without an example does not compile. */
  const CASES: Readonly<Record<TriominoRefusalCode, readonly Case[]>> = {
    'game-over': [
      ...['344@0,0', 'buy', 'pass'].map((text) => inLetters(text, OVER, `#0 ${text}`)),
      ...['deal 012', 'lead 012/013', 'draw 012', 'timeout'].map((text) => inLetters(text, OVER, text)),
    ],
    'not-your-turn': [
      ...['344@0,0', 'buy', 'pass'].map((text) => inLetters(`${text} of the other`, TURN, `#1 ${text}`)),
      by('chance', inLetters('chance buys', TURN, 'buy')),
      by('clock', inLetters('the clock passes', LIMITED, 'pass')),
      by(0, inLetters('a player draws', DUE, 'draw 022')),
      by(0, inLetters('a player deals', UNDEALT, `deal ${HAND}`)),
      by(0, inLetters('a player draws for the lead', DRAWING, 'lead 055/000')),
      by('clock', inLetters('the clock draws', DUE, 'draw 022')),
      by(0, inLetters('a player ends the time', LIMITED, 'timeout')),
      by('chance', inLetters('chance ends the time', LIMITED, 'timeout')),
      inLetters('no time is limited', TURN, 'timeout'),
      inLetters(
        'the clock does not run before the first tile',
        at('| 012 / 013 | 0 0 0 - 1', { turnSeconds: 5 }),
        'timeout',
      ),
      inLetters('the clock has ended the turn', play(LIMITED, 'timeout'), 'timeout'),
    ],
    'bad-move': [
      { ...inLetters('too far away', TURN, 'buy'), move: { kind: 'lay', values: '012', column: 1000, row: 0 } },
      { ...inLetters('half a row', TURN, 'buy'), move: { kind: 'lay', values: '012', column: 1, row: 0.5 } },
    ],
    'not-dealt': [
      ...['012@0,0', 'buy', 'pass'].flatMap((text) => [
        inLetters(`${text} before anything is dealt`, UNDEALT, `#0 ${text}`),
        inLetters(`${text} before the lead is drawn`, DRAWING, `#1 ${text}`),
      ]),
      inLetters('laying before the bought tile is drawn', DUE, '344@0,0'),
      inLetters('laying after the time was up', play(LIMITED, 'timeout'), '344@0,0'),
    ],
    'not-due': [
      inLetters('nobody has bought', TURN, 'draw 022'),
      inLetters('all is dealt', TURN, 'deal 022'),
      inLetters('the leader is known', FIRST, 'lead 055/000'),
      inLetters('tiles are dealt first', UNDEALT, 'lead 055/000'),
      { ...inLetters('another has bought', DUE, 'draw 022'), move: { kind: 'draw', seat: 1, tile: '022' } },
      {
        ...inLetters('another is dealt to first', UNDEALT, 'buy'),
        actor: 'chance',
        move: { kind: 'deal', seat: 1, tiles: HAND.split(',') },
      },
    ],
    'other-tiles': [
      inLetters('a tile of a rack', DUE, 'draw 333'),
      inLetters('a tile of the table, turned', DUE, 'draw 244'),
      inLetters('a mirror image', DUE, 'draw 021'),
      inLetters('a tile too few', UNDEALT, 'deal 001,002,003,004,005,012,013,014'),
      inLetters('a tile twice', UNDEALT, 'deal 001,001,003,004,005,012,013,014,015'),
      inLetters('one for two', DRAWING, 'lead 055'),
      inLetters('one does not draw', DRAWING, 'lead 055/-'),
      inLetters('the same for both', DRAWING, 'lead 055/055'),
      inLetters('a tile that is dealt', DRAWING, 'lead 055/001'),
      inLetters('one draws who is not tied', play(DRAWING, 'lead 045/234'), 'lead 055'),
    ],
    'not-in-rack': [
      inLetters('a tile of the other', TURN, '333@0,0', { tile: '333' }),
      inLetters('a tile of the pool, where it would fit', TURN, '234@0,0', { tile: '234' }),
      inLetters('a tile that lies, read from another corner', TURN, '421@0,0', { tile: '142' }),
      inLetters('a mirror image', TURN, '021@0,0', { tile: '021' }),
      inLetters('on a taken cell', TURN, '555@0,1', { tile: '555' }),
      inLetters('the first tile', FIRST, '111@0,0', { tile: '111' }),
    ],
    'cell-taken': [inLetters('a tile lies there', TURN, '344@0,1', { cell: '0,1' })],
    'no-side': [
      inLetters('only a corner touches', TURN, '000@3,0', { cell: '3,0' }),
      inLetters('a corner touches and agrees', at('012@0,0 | 011,333 / ?1 | 0 0 0 - 1'), '011@0,-1', { cell: '0,-1' }),
    ],
    'corner-differs': [
      inLetters('on the side', TURN, '000@0,0', { corner: [2, 1], value: 0, laid: 4 }),
      inLetters('turned wrongly', TURN, '434@0,0', { corner: [2, 1], value: 3, laid: 4 }),
      inLetters(
        'only the far corner, which touches a point',
        at(`${BRIDGE.laid} | 445,222 / ?1 | 0 0 0 - 1`),
        '544@0,0',
        { corner: [1, 0], value: 5, laid: 3 },
      ),
    ],
    'first-place': [inLetters('turned', FIRST, '120@0,0')],
    'must-lead': [
      inLetters('a lower triple', TRIPLES, '222@0,0', { tiles: ['555'] }),
      inLetters('no triple', TRIPLES, '001@0,0', { tiles: ['555'] }),
      inLetters('a lower sum', NO_TRIPLE, '012@0,0', { tiles: ['455'] }),
    ],
    'leader-lays': [
      inLetters('a purchase', FIRST, 'buy'),
      inLetters('a purchase by one who may lead', at('| 012 / ?1 | - - 0 - 1', { start: 'triple' }), '#0 buy'),
    ],
    'can-lay': [inLetters('a tile fits', EMPTY_POOL, 'pass')],
    'pool-empty': [inLetters('a tile fits', EMPTY_POOL, 'buy')],
    'three-bought': [inLetters('a fourth tile', BOUGHT_THREE, 'buy')],
    'buy-first': [inLetters('a tile fits', TURN, 'pass'), inLetters('one is bought', BOUGHT_ONE, 'pass')],
  };

  for (const [code, cases] of Object.entries(CASES)) {
    describe(`the refusal ${code}`, () => {
      for (const { why, state, actor, move, details } of cases) {
        const text = code === 'bad-move' ? JSON.stringify(move) : triomino.makeMove(move);
        it(`${why}: ${text} by ${JSON.stringify(actor)} in ${positionText(state)}`, () => {
          const expected = { code, ...details } as TriominoRefusal;
          expect(triomino.refusal(state, actor, move)).to.deep.equal(expected);
          const error = gameErrorOf(() => triomino.play(state, actor, move), 'illegal-move');
          expect(error.refusal).to.deep.equal(expected);
          expect(error.details).to.deep.equal({ actor, move });
        });
      }
    });
  }
});

describe('rubbish', () => {
  type Case = readonly [why: string, rubbish: unknown];

  const TURN = at('344@0,0 | 000,044 / 111,222 | 0 0 0 - 1');
  const DUE = play(TURN, 'buy');

  function refused(what: string, state: TriominoState, actor: Actor, cases: readonly Case[]): void {
    describe(what, () => {
      for (const [why, rubbish] of cases) {
        it(`is refused: ${why}`, () => {
          expect(triomino.refusal(state, actor, rubbish as TriominoMove)).to.deep.equal({ code: 'bad-move' });
          const error = gameErrorOf(() => triomino.play(state, actor, rubbish as TriominoMove), 'illegal-move');
          expect(error.refusal).to.deep.equal({ code: 'bad-move' });
        });
      }
    });
  }

  refused('what is no move', TURN, 0, [
    ['a kind of every object', { kind: 'constructor' }],
    ['a kind that is another move in letters', { kind: '044@0,1' }],
  ]);

  refused('laying what is none', TURN, 0, [
    ['no numbers', { kind: 'lay', column: 0, row: 1 }],
    ['no place', { kind: 'lay', values: '044' }],
    ['a six', { kind: 'lay', values: '046', column: 0, row: 1 }],
    ['too far', { kind: 'lay', values: '044', column: 0, row: 1000 }],
    ['no number', { kind: 'lay', values: '044', column: NaN, row: 1 }],
    ['nothing for a column', { kind: 'lay', values: '044', column: null, row: 1 }],
    ['a symbol', { kind: 'lay', values: Symbol('044'), column: 0, row: 1 }],
  ]);

  refused('a draw that is none', DUE, 'chance', [['a laid tile', { kind: 'draw', seat: 0, tile: '012@0,0' }]]);

  refused('dealing what is none', triomino.setup(2), 'chance', [
    ['no tiles', { kind: 'deal', seat: 0 }],
    ['a million tiles', { kind: 'deal', seat: 0, tiles: Array(1_000_000).fill(null) }],
    ['a lead without tiles', { kind: 'lead' }],
  ]);

  describe('a move that is a little different from what its letters say', () => {
    const cases: readonly [why: string, state: TriominoState, move: object, text: string][] = [
      ['more than belongs to it', TURN, { kind: 'buy', comment: 'x' }, 'buy'],
      ['numbers in letters', TURN, { kind: 'lay', values: '044', column: '0', row: '1', score: 99 }, '044@0,1'],
      ['less than nothing', TURN, { kind: 'lay', values: '044', column: -0, row: 1 }, '044@0,1'],
      ['a tile read from another corner', DUE, { kind: 'draw', seat: 0, tile: '201' }, 'draw 012'],
    ];
    for (const [why, state, move, text] of cases) {
      it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
        const [actor] = read(state, text);
        const after = triomino.play(state, actor, move as TriominoMove);
        expect(after).to.deep.equal(play(state, text));
        expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
      });
    }

    it('is none where it belongs to another seat, in letters or not', () => {
      for (const seat of [1, '0', undefined, null]) {
        const move = { kind: 'draw', seat, tile: '012' } as unknown as TriominoMove;
        expect(triomino.refusal(DUE, 'chance', move)).to.deep.equal({ code: 'not-due' });
      }
    });
  });
});
