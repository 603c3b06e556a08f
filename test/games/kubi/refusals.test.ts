import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiRefusal, KubiRefusalCode, KubiState } from '../../../src/games/kubi/index.js';
import { gameErrorOf } from '../contract/check.js';
import { SHEET_OF_THE_RULES, at, crossed, play, read, rolled, sums } from './helpers.js';

describe('refusals', () => {
  const OPENING = kubi.setup(2);
  const HALF_OPENED = play(OPENING, '#1 x126');
  const WAITING = at(crossed('126'));
  const ROLLED = rolled('126', '13466');
  const ENTERED = play(at(`${crossed('126')} / ${crossed('345')} | 0 13466`), '#0 1|34|66');
  /** Seat 0 was done before this roll, seat 1 has to enter it. */
  const ONE_DONE = at(`1:8,2:0,3:0 ${sums({ 2: 16 })} / 4:0,5:0,6:0 ${sums({ 2: 16 })} | 1 13466`);
  /** Seat 0 is done with this roll, seat 1 has to enter it. */
  const JUST_DONE = play(at(`1:7,2:0,3:0 ${sums({ 2: 14 })} / 4:0,5:0,6:0 ${sums({ 2: 14 })} | 0 13466`), '#0 1|34|66');
  const OVER = at(SHEET_OF_THE_RULES);

  const ENTRY = read(ROLLED, '1|34|66')[1];
  const DICE = { roll: [1, 3, 4, 6, 6] };
  const OWN = { numbers: [1, 6] };

  interface Case {
    readonly why: string;
    readonly state: KubiState;
    readonly move: KubiMove;
    readonly actor: Actor;
    readonly details?: object;
  }

  const inLetters = (why: string, state: KubiState, text: string, details: object = {}): Case => {
    const [actor, move] = read(state, text);
    return { why, state, actor, move, details };
  };

  /** The same by somebody whom letters do not name. */
  const by = (actor: unknown, each: Case): Case => ({ ...each, actor: actor as Actor });

  const marking = (each: Case): Case => ({ ...each, move: { ...each.move, free: false } as KubiMove });

  const enters = (why: string, actor: unknown): Case => by(actor, { why, state: ROLLED, actor: 0, move: ENTRY });

  /** Every code, so that one without an example does not compile. */
  const CASES: Readonly<Record<KubiRefusalCode, readonly Case[]>> = {
    'game-over': [
      inLetters('an entry', OVER, '#0 1|34|66'),
      inLetters('dice for nobody', OVER, 'roll 13466'),
      inLetters('a crossing', OVER, '#0 x123'),
    ],
    'not-your-turn': [
      enters('chance enters', 'chance'),
      enters('half a seat enters', 0.5),
      enters('a seat in letters enters', '0'),
      inLetters('a stranger crosses', OPENING, '#2 x123'),
      by('chance', inLetters('chance crosses', OPENING, '#0 x123')),
      by(0, inLetters('a player rolls', WAITING, 'roll 13466')),
      inLetters('the dice have been rolled', ROLLED, 'roll 13466'),
      inLetters('dice before all have crossed', HALF_OPENED, 'roll 13466'),
      inLetters('dice before all have entered', ENTERED, 'roll 13466'),
    ],
    'bad-move': [
      by('chance', { why: 'chance enters instead of rolling', state: WAITING, actor: 0, move: ENTRY }),
      by('chance', inLetters('chance crosses instead of rolling', WAITING, '#0 x123')),
    ],
    'bad-roll': [
      { why: 'dice as they fell', state: WAITING, actor: 'chance', move: { kind: 'roll', dice: [3, 1, 4, 6, 6] } },
      { why: 'a die is lost', state: WAITING, actor: 'chance', move: { kind: 'roll', dice: [1, 3, 4, 6] } },
    ],
    'same-number': [inLetters('a number twice', OPENING, 'x112'), inLetters('a number three times', OPENING, 'x666')],
    'already-crossed': [
      inLetters('while others still cross', HALF_OPENED, '#1 x126'),
      inLetters('while a roll is entered', ROLLED, 'x345'),
      inLetters('by a player who is done', ONE_DONE, '#0 x345'),
    ],
    'cross-first': [inLetters('an entry before the own crossing', HALF_OPENED, '#0 1|34|66')],
    'no-roll': [
      inLetters('before the dice are rolled', WAITING, '#0 1|34|66'),
      inLetters('while others still cross', HALF_OPENED, '#1 1|34|66'),
    ],
    'already-entered': [
      inLetters('the same roll twice', ENTERED, '#0 1|34|66'),
      inLetters('the same roll after the eighth mark', JUST_DONE, '#0 1|34|66'),
    ],
    done: [inLetters('a roll after the eighth mark', ONE_DONE, '#0 1|34|66')],
    'other-dice': [
      inLetters('a die that was not rolled', ROLLED, '1|35|66', DICE),
      inLetters('a die used twice', ROLLED, '1|33|66', DICE),
      inLetters('the die that stays out used once more', ROLLED, '1|13|66', DICE),
      inLetters('an own number that was not rolled', ROLLED, '2|34|66', DICE),
    ],
    'must-mark': [
      inLetters('another die stays out', ROLLED, '3|14|66', OWN),
      inLetters('a free ride with another die', ROLLED, '(3)|14|66', OWN),
      inLetters('a free ride with an own number', ROLLED, '(1)|34|66', OWN),
    ],
    'no-mark': [
      marking(inLetters('a mark where no own number was rolled', rolled('456', '11233'), '(2)|11|33', { number: 2 })),
    ],
  };

  describe('a move is refused', () => {
    for (const [code, cases] of Object.entries(CASES)) {
      for (const { why, state, move, actor, details } of cases) {
        it(`as ${code}: ${why}`, () => {
          const expected = { code, ...details } as KubiRefusal;
          expect(kubi.refusal(state, actor, move)).to.deep.equal(expected);
          const error = gameErrorOf(() => kubi.play(state, actor, move), 'illegal-move');
          expect(error.refusal).to.deep.equal(expected);
          expect(error.message).to.match(new RegExp(`${code}|second argument`));
        });
      }
    }
  });
});

describe('rubbish', () => {
  type Case = readonly [why: string, rubbish: unknown];

  const PAIR = [3, 4];
  const SIXES = [6, 6];
  const ENTRY = { kind: 'enter', discard: 1, free: false, pairs: [PAIR, SIXES] };
  const entry = (fields: object): object => ({ ...ENTRY, ...fields });
  const pairs = (...given: readonly unknown[]): object => entry({ pairs: given });

  function refused(what: string, state: KubiState, actor: Actor, code: string, cases: readonly Case[]): void {
    describe(what, () => {
      for (const [why, rubbish] of cases) {
        it(`is refused as ${code}: ${why}`, () => {
          expect(kubi.refusal(state, actor, rubbish as KubiMove)).to.deep.equal({ code });
          const error = gameErrorOf(() => kubi.play(state, actor, rubbish as KubiMove), 'illegal-move');
          expect(error.refusal).to.deep.equal({ code });
        });
      }
    });
  }

  refused('what is no move', rolled('126', '13466'), 0, 'bad-move', [
    ['a roll without dice', { kind: 'roll' }],
    ['a roll in letters', { kind: 'roll', dice: '13466' }],
  ]);

  refused('an entry that is none', rolled('126', '13466'), 0, 'bad-move', [
    ['nothing stays out', entry({ discard: undefined })],
    ['a blank die stays out', entry({ discard: 0 })],
    ['a seven stays out', entry({ discard: 7 })],
    ['a die in letters stays out', entry({ discard: '1' })],
    ['a list stays out', entry({ discard: [1] })],
    ['nobody knows whether it is free', entry({ free: undefined })],
    ['it is free in letters', entry({ free: 'no' })],
    ['no pairs', entry({ pairs: undefined })],
    ['pairs in letters', entry({ pairs: '3466' })],
    ['one pair', pairs(PAIR)],
    ['four dice instead of pairs', pairs(3, 4, 6, 6)],
    ['a pair that is nothing', pairs(null, SIXES)],
    ['a pair of one', pairs([3], SIXES)],
    ['a pair in letters', pairs('34', SIXES)],
    ['dice in letters', pairs(['3', '4'], SIXES)],
    ['a pair with places and no dice', pairs(Array(2), SIXES)],
    ['a pair the wrong way round', pairs([4, 3], SIXES)],
    ['the greater sum first', pairs(SIXES, PAIR)],
  ]);

  refused('an entry with equal sums', rolled('156', '12334'), 0, 'bad-move', [
    ['the greater die first', pairs([3, 3], [2, 4])],
  ]);

  refused('a crossing that is none', kubi.setup(2), 1, 'bad-move', [
    ['no numbers', { kind: 'cross' }],
    ['numbers in letters', { kind: 'cross', numbers: '123' }],
    ['two numbers', { kind: 'cross', numbers: [1, 2] }],
    ['a seven', { kind: 'cross', numbers: [1, 2, 7] }],
    ['a number in letters', { kind: 'cross', numbers: [1, 2, '3'] }],
    ['three places and no numbers', { kind: 'cross', numbers: Array(3) }],
    ['two numbers and a place', { kind: 'cross', numbers: Object.assign([1, 2], { length: 3 }) }],
    ['numbers in no order', { kind: 'cross', numbers: [2, 1, 3] }],
  ]);

  refused('a roll that is none', at(crossed('123')), 'chance', 'bad-roll', [
    ['no dice', { kind: 'roll', dice: [] }],
    ['four dice', { kind: 'roll', dice: [1, 3, 4, 6] }],
    ['a seven', { kind: 'roll', dice: [1, 3, 4, 6, 7] }],
    ['a blank die', { kind: 'roll', dice: [0, 1, 3, 4, 6] }],
    ['dice in letters', { kind: 'roll', dice: ['1', '3', '4', '6', '6'] }],
    ['five places and no dice', { kind: 'roll', dice: Array(5) }],
    ['dice in no order', { kind: 'roll', dice: [3, 1, 4, 6, 6] }],
  ]);
});
