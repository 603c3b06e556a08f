import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadRefusal, TriadRefusalCode, TriadState } from '../../../src/games/triad/index.js';
import { gameErrorOf } from '../contract/check.js';
import { actorOf, at, read } from './helpers.js';

const START = at('ccbbaa/6/6/6/6/AABBCC w 0-0');
const BEFORE_ROLL = triad.setup(2);
const OVER = at('6/6/6/abb3/1Ab3/CCa2a w 3-0');
/** White's d4 makes a triad on d3 with b3 and c3, and none on e3. */
const TRIAD = at('c2bbb/6/3B2/1aa3/6/AAA1CB w 0-0');
const STUCK = at('6/4bA/4aB/4cB/4aA/6 w 2-2');
/** White's a1 and b2 have a die of Black beside them. */
const CROWDED = at('aabbb1/6/6/6/aC3C/BBBB2 w 0-0');

const [A1, B1, C1, D1] = [0, 1, 2, 3];
const [A2, E2, F2] = [6, 10, 11];
const [A3, C3, D3, E3, F3] = [12, 14, 15, 16, 17];
const [A4, D4, F5, F6] = [18, 21, 29, 35];

interface Case {
  readonly why: string;
  readonly state: TriadState;
  readonly move: unknown;
  readonly actor?: Actor;
  readonly details?: object;
}

const inLetters = (why: string, state: TriadState, text: string, details: object = {}): Case => {
  return { why, state, move: read(state, text), details };
};

const rubbish = (why: string, move: unknown): Case => ({ why, state: START, move });

const rolls = (why: string, dice: unknown, state = BEFORE_ROLL): Case => ({
  why,
  state,
  move: { kind: 'roll', dice },
});

/** Every code, so that one without an example does not compile. */
const CASES: Readonly<Record<TriadRefusalCode, readonly Case[]>> = {
  'game-over': [inLetters('somebody has won', OVER, 'a1a2')],
  'not-your-turn': [
    { why: 'Black moves for White', state: START, actor: 1, move: read(START, 'a6a5') },
    { why: 'Black moves a die of White', state: START, actor: 1, move: read(START, 'e1e2') },
    { why: 'chance moves a die', state: START, actor: 'chance', move: read(START, 'e1e2') },
    { why: 'no clock runs', state: START, actor: 'clock', move: read(START, 'e1e2') },
    { why: 'nobody moves before the roll', state: BEFORE_ROLL, actor: 0, move: read(START, 'e1e2') },
    { why: 'the dice have been rolled', state: START, actor: 'chance', move: read(START, 'roll 112233 112233') },
    { why: 'a player rolls', state: BEFORE_ROLL, actor: 0, move: read(START, 'roll 112233 112233') },
  ],
  'bad-move': [
    { why: 'chance moves a die instead of rolling', state: BEFORE_ROLL, move: read(START, 'e1e2') },
    rubbish('no target', { kind: 'move', from: 0 }),
    rubbish('no origin', { kind: 'step', to: 0 }),
    rubbish('a cell by its name', { kind: 'move', from: 'e1', to: 'e2' }),
    rubbish('a die shows no 4', { kind: 'turn', from: 0, value: 4 }),
    rubbish('a value that is a text', { kind: 'turn', from: 0, value: '2' }),
    rubbish('a removal that is null', { kind: 'move', from: 4, to: 10, remove: null }),
    rubbish('a roll without dice', { kind: 'roll' }),
    rubbish('a roll of one side', { kind: 'roll', dice: [[1, 1, 2, 2, 3, 3]] }),
  ],
  'bad-roll': [
    rolls('five dice', [
      [1, 1, 2, 2, 3],
      [1, 1, 2, 2, 3, 3],
    ]),
    rolls('a four', [
      [1, 1, 2, 2, 3, 3],
      [1, 1, 2, 2, 3, 4],
    ]),
    rolls('dice in no order', [
      [1, 1, 2, 3, 2, 3],
      [1, 1, 2, 2, 3, 3],
    ]),
    rolls('dice that are texts', [
      ['1', '1', '2', '2', '3', '3'],
      [1, 1, 2, 2, 3, 3],
    ]),
    rolls('six places without dice', [Array(6), Array(6)]),
    rolls(
      'two rolls with even start',
      [
        [1, 1, 2, 2, 3, 3],
        [1, 1, 2, 2, 2, 3],
      ],
      triad.setup(2, { evenStart: true }),
    ),
  ],
  'off-board': [
    inLetters('a seventh rank', START, 'a1a7'),
    inLetters('a seventh file', START, 'f1g1'),
    inLetters('from beyond', START, 'g1f1'),
    rubbish('the cell after the last', { kind: 'move', from: 4, to: 36 }),
    rubbish('a die turned beyond the board', { kind: 'turn', from: -1, value: 2 }),
  ],
  'no-die': [inLetters('an empty cell', START, 'a3a4', { cell: A3 })],
  'not-your-die': [inLetters('a die of the opponent', START, 'f6f5', { cell: F6 })],
  'same-cell': [inLetters('a move to nowhere', START, 'a1a1'), inLetters('a step to nowhere', STUCK, 'f2>f2')],
  'not-straight': [
    inLetters('a knight’s move', START, 'a1b3'),
    inLetters('far and not straight', START, 'a1c6'),
    inLetters('a step that is not straight', STUCK, 'f2>e4'),
  ],
  'too-far': [
    inLetters('four cells', START, 'a1a5', { distance: 4 }),
    inLetters('five cells, onto a die', START, 'a1f6', { distance: 5 }),
    inLetters('a step of four', STUCK, 'f2>f6', { distance: 4 }),
  ],
  'same-value': [
    inLetters('a one moves one cell', START, 'a1a2', { cell: A1, value: 1 }),
    inLetters('a one moves one cell onto a die', START, 'a1b1', { cell: A1, value: 1 }),
    inLetters('a stuck die is turned to what it shows', STUCK, 'f2=1', { cell: F2, value: 1 }),
    inLetters('a die that is not stuck is turned to what it shows', START, 'a1=1', { cell: A1, value: 1 }),
  ],
  'other-distance': [
    inLetters('a stuck one moves two cells', STUCK, 'f2>d2', { value: 1 }),
    inLetters('a one that is not stuck moves two cells', START, 'a1>a3', { value: 1 }),
  ],
  blocked: [
    inLetters('an own die in the way', START, 'a1c1', { cell: C1, by: B1 }),
    inLetters('the first of two dice in the way', START, 'a1d1', { cell: D1, by: B1 }),
    inLetters('the opponent’s die in the way', CROWDED, 'a1a4', { cell: A4, by: A2 }),
    inLetters('a die in the way of an unturned move', at('6/4bA/4aB/4cB/4aC/6 w 2-2'), 'f2>f5', { cell: F5, by: F3 }),
  ],
  occupied: [
    inLetters('an own die on the target', START, 'c1b1', { cell: B1 }),
    inLetters('the opponent’s die on the target', CROWDED, 'b2a2', { cell: A2 }),
    inLetters('a stuck die, unturned', STUCK, 'f2>e2', { cell: E2 }),
  ],
  'not-stuck': [
    inLetters('a turn in place while a die can move', START, 'a1=2'),
    inLetters('an unturned move while a die can move', START, 'a1>a2'),
  ],
  'must-remove': [
    inLetters('a triad without a removal', TRIAD, 'd4d3', { from: [D3] }),
    inLetters('two own dice to choose from', at('c2bbb/6/3B2/1aA3/a5/AAA1C1 w 0-0'), 'd4d3', { from: [C3, D3] }),
    inLetters('a triad by turning', at('5a/6/6/abb3/AAb3/CCb3 w 2-0'), 'a1=1', { from: [A1, B1, A2] }),
  ],
  'cannot-remove': [
    inLetters('a removal without a triad', TRIAD, 'd4e3xe3', { cell: E3, from: [] }),
    inLetters('an own die elsewhere', TRIAD, 'd4d3xa1', { cell: A1, from: [D3] }),
    inLetters('a die of the opponent', TRIAD, 'd4d3xc3', { cell: C3, from: [D3] }),
    inLetters('the cell the die has left', TRIAD, 'd4d3xd4', { cell: D4, from: [D3] }),
    inLetters('a cell beyond the board', TRIAD, 'd4d3xd7', { cell: -1, from: [D3] }),
  ],
};

describe('a move is refused', () => {
  for (const [code, cases] of Object.entries(CASES)) {
    for (const { why, state, move, actor = actorOf(state), details } of cases) {
      it(`as ${code}: ${why}`, () => {
        const expected = { code, ...details } as TriadRefusal;
        expect(triad.refusal(state, actor, move as TriadMove)).to.deep.equal(expected);
        const error = gameErrorOf(() => triad.play(state, actor, move as TriadMove), 'illegal-move');
        expect(error.refusal).to.deep.equal(expected);
        expect(error.message).to.include(code);
      });
    }
  }
});
