import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboRefusal, CuboRefusalCode, CuboState } from '../../../src/games/cubo/index.js';
import type { Actor } from '../../../src/games/game.js';
import { gameErrorOf } from '../contract/check.js';
import { SQUARE, at, play, positionText, read, table } from './helpers.js';

describe('refusals', () => {
  const UNROLLED = cubo.setup(2);
  const HALF_ROLLED = play(UNROLLED, 'middle r1r2b3b4', 'dice 0 123543234');
  const BUILDING = table('oo');
  const IN_HAND = play(BUILDING, '#0 roll');
  const CALLED = play(BUILDING, '#0 call');
  const LIMITED = play(CALLED, '#0 take 2');
  const LAST_CALL = play(LIMITED, '#1 call');
  const EXCHANGE = play(LAST_CALL, '#1 take 1');
  const OVER = at(`6 0 over 0 | ${SQUARE} t - 1 ; ${SQUARE} t - 2 | r1r2b3b4`);

  interface Case {
    readonly why: string;
    readonly state: CuboState;
    readonly actor: Actor;
    readonly move: CuboMove;
    readonly details: object;
  }

  const inLetters = (why: string, state: CuboState, text: string, details: object = {}): Case => {
    const [actor, move] = read(state, text);
    return { why, state, actor, move, details };
  };

  /** The same by somebody whom letters do not name. */
  const by = (actor: unknown, each: Case): Case => ({ ...each, actor: actor as Actor });

  /** Every code, so that one without an example does not compile. */
  const CASES: Readonly<Record<CuboRefusalCode, readonly Case[]>> = {
    'game-over': [
      ...['swap a1b1', 'roll', 'call', 'take 1', 'take -', 'put a1', 'keep'].map((text) =>
        inLetters(text, OVER, `#0 ${text}`),
      ),
      inLetters('time for nobody', OVER, 'timeout'),
    ],
    'not-your-turn': [
      by('chance', inLetters('chance swaps', BUILDING, '#0 swap a1b1')),
      by('clock', inLetters('the clock calls', BUILDING, '#0 call')),
      by('clock', inLetters('the clock rolls', IN_HAND, 'dice 0 111111111')),
      by('clock', inLetters('the clock rolls the middle', UNROLLED, 'middle r1r2b3b4')),
      by(0, inLetters('a player throws dice', IN_HAND, 'dice 0 111111111')),
      by(0, inLetters('a player throws the middle', UNROLLED, 'middle r1r2b3b4')),
      by(1, inLetters('a player ends the time', LIMITED, 'timeout')),
      by('chance', inLetters('chance ends the time', LIMITED, 'timeout')),
      inLetters('no time is running before a call', BUILDING, 'timeout'),
      inLetters('no time is running while two build', play(table('ooo'), '#0 call'), 'timeout'),
      inLetters('another has called before', play(CALLED, '#1 call'), '#1 take 1'),
      inLetters('another exchanges first', EXCHANGE, '#1 put a1'),
    ],
    'bad-move': [
      { ...inLetters('a die is lost', IN_HAND, 'dice 0 111111111'), move: { kind: 'dice', seat: 0, values: [1, 2] } },
      { ...inLetters('a cell too many', BUILDING, '#0 call'), move: { kind: 'put', cell: 9 } },
    ],
    'no-roll': [
      ...['swap a1b1', 'roll', 'call', 'take 1', 'take -'].map((text) =>
        inLetters(`${text} before any die lies`, UNROLLED, `#0 ${text}`),
      ),
      inLetters('the dice of another do not lie', HALF_ROLLED, '#0 call'),
      inLetters('the own dice do not lie', HALF_ROLLED, '#1 swap a1b1'),
      inLetters('the middle does not lie', at(SQUARE), '#0 call'),
      inLetters('the next round has not begun', play(LIMITED, 'timeout', '#0 keep'), '#1 call'),
    ],
    'not-due': [
      inLetters('the middle lies', BUILDING, 'middle r1r2b3b4'),
      inLetters('the middle comes first', UNROLLED, 'dice 0 111111111'),
      inLetters('the dice of the seat lie', HALF_ROLLED, 'dice 0 111111111'),
    ],
    'other-dice': [inLetters('three red ones', UNROLLED, 'middle r1r2r3b4')],
    'in-hand': ['swap a1b1', 'swap a1b2', 'swap a1a1', 'roll', 'call'].flatMap((text) => [
      inLetters(text, IN_HAND, `#0 ${text}`),
    ]),
    covered: [
      inLetters('a swap after the call', CALLED, '#0 swap a1b1'),
      inLetters('a roll after the call', CALLED, '#0 roll'),
    ],
    'already-called': [inLetters('a second call', CALLED, '#0 call')],
    'no-more-rolls': [inLetters('another has called', CALLED, '#1 roll')],
    'white-die': [
      inLetters('a swap with the centre', BUILDING, '#0 swap a1b2'),
      inLetters('an exchange for the white die', EXCHANGE, '#0 put b2'),
    ],
    'same-cell': [inLetters('a die with itself', BUILDING, '#0 swap c1c1')],
    'call-first': [
      inLetters('a die for one who builds', BUILDING, '#0 take 1'),
      inLetters('a die for one with dice in hand', IN_HAND, '#0 take 1'),
    ],
    'already-decided': [
      inLetters('a second die', LIMITED, '#0 take 1'),
      inLetters('a die once the time is up', play(CALLED, 'timeout'), '#0 take 1'),
    ],
    'place-empty': [inLetters('another has taken it', LAST_CALL, '#1 take 2', { place: 2 })],
    'building-over': ['swap a1b1', 'swap b2b2', 'roll', 'call', 'take 1', 'take -'].flatMap((text) => [
      inLetters(`${text} by the one who exchanges`, EXCHANGE, `#0 ${text}`),
      inLetters(`${text} by another`, EXCHANGE, `#1 ${text}`),
    ]),
    'exchange-later': ['put a1', 'put b2', 'keep'].flatMap((text) => [
      inLetters(`${text} before dice lie`, UNROLLED, `#0 ${text}`),
      inLetters(`${text} of one who builds`, BUILDING, `#0 ${text}`),
      inLetters(`${text} of one who has taken a die`, LIMITED, `#0 ${text}`),
    ]),
  };

  for (const [code, cases] of Object.entries(CASES)) {
    describe(`the refusal ${code}`, () => {
      for (const { why, state, actor, move, details } of cases) {
        const text = code === 'bad-move' ? JSON.stringify(move) : cubo.makeMove(move);
        it(`${why}: ${text} by ${JSON.stringify(actor)} in ${positionText(state)}`, () => {
          const expected = { code, ...details } as CuboRefusal;
          expect(cubo.refusal(state, actor, move)).to.deep.equal(expected);
          const error = gameErrorOf(() => cubo.play(state, actor, move), 'illegal-move');
          expect(error.refusal).to.deep.equal(expected);
          expect(error.details).to.deep.equal({ actor, move });
        });
      }
    });
  }
});

describe('rubbish', () => {
  type Case = readonly [why: string, rubbish: unknown];

  const BUILDING = table('oo');
  const CALLED = play(BUILDING, '#0 call');
  const EXCHANGE = play(CALLED, '#0 take 2', '#1 call', '#1 take -');
  const IN_HAND = play(BUILDING, '#0 roll');

  function refused(what: string, state: CuboState, actor: Actor, cases: readonly Case[]): void {
    describe(what, () => {
      for (const [why, rubbish] of cases) {
        it(`is refused: ${why}`, () => {
          expect(cubo.refusal(state, actor, rubbish as CuboMove)).to.deep.equal({ code: 'bad-move' });
          const error = gameErrorOf(() => cubo.play(state, actor, rubbish as CuboMove), 'illegal-move');
          expect(error.refusal).to.deep.equal({ code: 'bad-move' });
        });
      }
    });
  }

  refused('what is no move', BUILDING, 0, [
    ['a kind of every object', { kind: 'constructor' }],
    ['a kind with what belongs to it', { kind: 'take 1' }],
    ['a kind that is another move in letters', { kind: 'a1b1' }],
  ]);

  refused('a swap that is none', BUILDING, 0, [
    ['no cells', { kind: 'swap' }],
    ['one cell', { kind: 'swap', cells: [0] }],
    ['a cell beside the square', { kind: 'swap', cells: [0, 9] }],
    ['a cell before the square', { kind: 'swap', cells: [-1, 0] }],
    ['no number', { kind: 'swap', cells: [0, NaN] }],
    ['nothing for a cell', { kind: 'swap', cells: [null, 8] }],
    ['cells by their names', { kind: 'swap', cells: 'a1b1' }],
  ]);

  refused('a taking that is none', CALLED, 0, [
    ['a place 0', { kind: 'take', place: 0 }],
    ['a place 5', { kind: 'take', place: 5 }],
    ['no number', { kind: 'take', place: NaN }],
    ['an empty text', { kind: 'take', place: '' }],
    ['a symbol', { kind: 'take', place: Symbol('1') }],
  ]);

  refused('an exchange that is none', EXCHANGE, 0, [
    ['no cell', { kind: 'put' }],
    ['nothing for a cell', { kind: 'put', cell: null }],
    ['a list for a cell', { kind: 'put', cell: [] }],
    ['a cell beside the square', { kind: 'put', cell: 9 }],
    ['a cell before the square', { kind: 'put', cell: -1 }],
    ['a cell by its name', { kind: 'put', cell: 'a1' }],
  ]);

  refused('a throw that is none', IN_HAND, 'chance', [
    ['no seat', { kind: 'dice', values: [1, 1, 1, 1, 1, 1, 1, 1, 1] }],
    ['no numbers', { kind: 'dice', seat: 0 }],
    ['eight numbers', { kind: 'dice', seat: 0, values: [1, 1, 1, 1, 1, 1, 1, 1] }],
    ['numbers in letters', { kind: 'dice', seat: 0, values: '111111111' }],
    ['nine places and no numbers', { kind: 'dice', seat: 0, values: Array(9) }],
  ]);

  const red = { colour: 'r', value: 1 };
  const blue = { colour: 'b', value: 1 };

  refused('a middle that is none', cubo.setup(2), 'chance', [
    ['no dice', { kind: 'middle' }],
    ['three dice', { kind: 'middle', dice: [red, red, blue] }],
    ['a white die', { kind: 'middle', dice: [red, red, blue, { colour: 'w', value: 1 }] }],
    ['a die without a number', { kind: 'middle', dice: [red, red, blue, { colour: 'b', value: null }] }],
    ['an empty place', { kind: 'middle', dice: [red, red, blue, null] }],
  ]);

  describe('a move that is a little different from what its letters say', () => {
    const cases: readonly [why: string, state: CuboState, move: object, text: string][] = [
      ['cells in no order', BUILDING, { kind: 'swap', cells: [8, 0] }, '#0 swap a1c3'],
      ['more than belongs to it', BUILDING, { kind: 'call', cells: [0, 1], comment: 'x' }, '#0 call'],
      ['numbers in letters', IN_HAND, { kind: 'dice', seat: '0', values: [...'123456123'] }, 'dice 0 123456123'],
      ['dice in another order', cubo.setup(2), { kind: 'middle', dice: [blue, red, blue, red] }, 'middle r1r1b1b1'],
    ];
    for (const [why, state, move, text] of cases) {
      it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
        const [actor] = read(state, text);
        const after = cubo.play(state, actor, move as CuboMove);
        expect(after).to.deep.equal(play(state, text));
        expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
      });
    }
  });
});
