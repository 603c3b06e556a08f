import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboRefusal, CuboRefusalCode, CuboState } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { SQUARE, at, play, positionText, read, table } from './helpers.js';

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
    inLetters('dice for nobody', OVER, 'dice 0 111111111'),
    inLetters('a middle for nobody', OVER, 'middle r1r2b3b4'),
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
    by(2, inLetters('a stranger swaps', BUILDING, '#0 swap a1b1')),
    by(-1, inLetters('a stranger before the first', BUILDING, '#0 call')),
    by(0.5, inLetters('half a seat', BUILDING, '#0 call')),
    by('0', inLetters('a seat in letters', BUILDING, '#0 call')),
    by(null, inLetters('nobody', BUILDING, '#0 call')),
    inLetters('no time is running before a call', BUILDING, 'timeout'),
    inLetters('no time is running before a caller has decided', CALLED, 'timeout'),
    inLetters('no time is running after the last call', LAST_CALL, 'timeout'),
    inLetters('no time is running before all dice lie', UNROLLED, 'timeout'),
    inLetters('no time is running while dice are exchanged', EXCHANGE, 'timeout'),
    inLetters('another exchanges first', EXCHANGE, '#1 put a1'),
    inLetters('another keeps first', EXCHANGE, '#1 keep'),
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
    inLetters('the middle lies, other dice do not', HALF_ROLLED, 'middle r1r2b3b4'),
    inLetters('the middle comes first', UNROLLED, 'dice 0 111111111'),
    inLetters('the dice of the seat lie', HALF_ROLLED, 'dice 0 111111111'),
    inLetters('the dice of another are in its hand', IN_HAND, 'dice 1 111111111'),
    inLetters('there is no such seat', IN_HAND, 'dice 2 111111111'),
    inLetters('the square is covered', CALLED, 'dice 0 111111111'),
    inLetters('dice are exchanged', EXCHANGE, 'dice 0 111111111'),
    inLetters('dice are exchanged in the middle', EXCHANGE, 'middle r1r2b3b4'),
  ],
  'other-dice': [
    inLetters('three red ones', UNROLLED, 'middle r1r2r3b4'),
    inLetters('four blue ones', UNROLLED, 'middle b1b2b3b4'),
  ],
  'in-hand': ['swap a1b1', 'swap a1b2', 'swap a1a1', 'roll', 'call'].flatMap((text) => [
    inLetters(text, IN_HAND, `#0 ${text}`),
    inLetters(`${text} after another has called`, play(IN_HAND, '#1 call'), `#0 ${text}`),
  ]),
  covered: [
    inLetters('a swap after the call', CALLED, '#0 swap a1b1'),
    inLetters('a roll after the call', CALLED, '#0 roll'),
    inLetters('a swap after a die was taken', LIMITED, '#0 swap a1b1'),
    inLetters('a roll after a die was taken', LIMITED, '#0 roll'),
    inLetters('a swap after the last call', LAST_CALL, '#1 swap a1b1'),
  ],
  'already-called': [
    inLetters('a second call', CALLED, '#0 call'),
    inLetters('a second call after a die was taken', LIMITED, '#0 call'),
    inLetters('a second last call', LAST_CALL, '#1 call'),
  ],
  'no-more-rolls': [
    inLetters('another has called', CALLED, '#1 roll'),
    inLetters('the time is running', LIMITED, '#1 roll'),
    inLetters('its dice were thrown after a call', play(IN_HAND, '#1 call', 'dice 0 111111111'), '#0 roll'),
  ],
  'white-die': [
    inLetters('a swap with the centre', BUILDING, '#0 swap a1b2'),
    inLetters('a swap of the centre', BUILDING, '#1 swap b2c3'),
    inLetters('a swap of the centre with itself', BUILDING, '#1 swap b2b2'),
    inLetters('an exchange for the white die', EXCHANGE, '#0 put b2'),
  ],
  'same-cell': [inLetters('a die with itself', BUILDING, '#0 swap c1c1')],
  'call-first': [
    inLetters('a die for one who builds', BUILDING, '#0 take 1'),
    inLetters('no die for one who builds', CALLED, '#1 take -'),
    inLetters('a die for one with dice in hand', IN_HAND, '#0 take 1'),
    inLetters('an empty place for one who builds', LIMITED, '#1 take 2'),
  ],
  'already-decided': [
    inLetters('a second die', LIMITED, '#0 take 1'),
    inLetters('declining after a die', LIMITED, '#0 take -'),
    inLetters('the same place again', LIMITED, '#0 take 2'),
    inLetters('a die after declining', play(CALLED, '#0 take -'), '#0 take 1'),
    inLetters('a die after the last call', play(CALLED, '#1 call'), '#0 take 1'),
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
