import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type {
  Die,
  TricuboMove,
  TricuboRefusal,
  TricuboRefusalCode,
  TricuboState,
} from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { FIRST_CROSSES, alone, at, chooses, follows, play, read } from './helpers.js';

describe('refusals', () => {
  const UNSTARTED = tricubo.setup(1);
  const WAITING = tricubo.setup(2);
  const ROLLED = at(`${FIRST_CROSSES.slice(0, 3).join(' / ')} | - 1 0 361`);
  const TAKEN = play(ROLLED, '#0 L');
  const ENTERED = play(TAKEN, '#2 M:1,2');
  const OVER = at('6,6,6,0,0 / 0,1,0,0,0');
  /** Neither a row nor a field is left for these dice, nor an interim scoring for a 6. */
  const STUCK = '7,1,0,0,0 0,-,0,-,0 LMSt';

  interface Case {
    readonly why: string;
    readonly state: TricuboState;
    readonly move: TricuboMove;
    readonly actor: Actor;
    readonly details: object;
  }

  const inLetters = (why: string, state: TricuboState, text: string, details: object = {}): Case => {
    const [actor, move] = read(state, text);
    return { why, state, actor, move, details };
  };

  /** The same by somebody whom letters do not name. */
  const by = (actor: unknown, each: Case): Case => ({ ...each, actor: actor as Actor });

  /** The die, and how many boxes or rows it takes. */
  const of = (die: Die, facts: object = {}): object => ({ die, needed: { L: 3, M: 2, S: 1 }[die], ...facts });

  /** Every code, so that one without an example does not compile. */
  const CASES: Readonly<Record<TricuboRefusalCode, readonly Case[]>> = {
    'game-over': [
      inLetters('a use', OVER, '#0 L'),
      inLetters('taking none', OVER, '#1 -'),
      inLetters('dice for nobody', OVER, 'roll 361'),
      inLetters('a first cross', OVER, '#0 @1'),
      inLetters('after 21 rounds alone', at('1,0,0,0,0 | - 22'), 'roll 361'),
    ],
    'not-your-turn': [
      by('chance', inLetters('chance takes a die', ROLLED, '#0 L')),
      by('clock', inLetters('the clock takes a die', ROLLED, '#0 L')),
      by('clock', inLetters('the clock rolls', WAITING, 'roll 361')),
      by(3, inLetters('a stranger takes a die', ROLLED, '#0 L')),
      by(1, inLetters('a stranger begins', UNSTARTED, '@1')),
      by('chance', inLetters('chance begins', UNSTARTED, '@1')),
      by(0, inLetters('a player rolls', WAITING, 'roll 361')),
      inLetters('the dice have been rolled', ROLLED, 'roll 361'),
      inLetters('dice before all have used the last ones', ENTERED, 'roll 361'),
      inLetters('dice before the first cross', UNSTARTED, 'roll 361'),
    ],
    'bad-move': [
      by('chance', inLetters('chance takes a die instead of rolling', WAITING, '#0 L')),
      by('chance', inLetters('chance takes none instead of rolling', WAITING, '#0 -')),
      { ...inLetters('a die is lost', WAITING, 'roll 361'), move: { kind: 'roll', dice: [3, 6] } },
      { ...inLetters('a die too many', WAITING, 'roll 361'), move: { kind: 'roll', dice: [3, 6, 1, 1] } },
    ],
    'no-roll': [
      inLetters('a use before the dice are rolled', WAITING, '#0 L'),
      inLetters('taking none before the dice are rolled', WAITING, '#1 -'),
      inLetters('a use between two rounds', play(WAITING, 'roll 361', '#0 L', '#1 S'), '#1 L'),
    ],
    'start-first': [
      inLetters('a use before the first cross', UNSTARTED, '#0 L'),
      inLetters('taking none before the first cross', UNSTARTED, '#0 -'),
    ],
    'already-started': [
      inLetters('a second first cross', play(UNSTARTED, '@2'), '#0 @2'),
      inLetters('a first cross while dice lie', alone('1,0,0,0,0', 1, '361'), '#0 @2'),
      inLetters('a first cross of one among several', WAITING, '#0 @2'),
      inLetters('a first cross of one who has entered', ENTERED, '#2 @2'),
    ],
    'already-entered': [
      inLetters('the active player once more', TAKEN, '#0 S'),
      inLetters('another once more', ENTERED, '#2 S'),
      inLetters('taking none after a use', ENTERED, '#2 -'),
    ],
    'active-first': [
      inLetters('a use before the active player', ROLLED, '#1 S'),
      inLetters('taking none before the active player', ROLLED, '#2 -'),
      inLetters('before the active player, who is the last seat', at('1,0,0,0,0 / 0,1,0,0,0 | - 2 1 361'), '#0 L'),
    ],
    'must-use': [
      inLetters('there are many uses', ROLLED, '#0 -'),
      inLetters('there is one, and it costs points', chooses('1,0,0,0,0 .,0,0,.,. -', '666'), '#0 -'),
      inLetters('another has a use', TAKEN, '#1 -'),
      inLetters('the closed die is the worst one', alone('1,0,0,0,0', 1, '111'), '#0 -'),
    ],
    closed: [
      inLetters('the die that the active player has taken', TAKEN, '#1 L', { die: 'L' }),
      inLetters('its field', TAKEN, '#1 Lc', { die: 'L' }),
      inLetters('the field of all colours with it', TAKEN, '#1 Lt', { die: 'L' }),
      inLetters('an interim scoring with it', follows('0,1,0,0,0', '666', 'M'), '#1 M:1,2', { die: 'M' }),
      inLetters('the large die in the first round alone', alone('1,0,0,0,0', 1, '361'), 'L', { die: 'L' }),
      inLetters('the closed die without its joker', alone('1,0,0,0,0', 2, '361', { sheet: 'B' }), 'M', { die: 'M' }),
      inLetters('what would be refused with an open die, too', alone('1,0,0,0,0', 3, '361'), 'S:1', { die: 'S' }),
    ],
    'not-closed': [
      inLetters('an open die', follows('0,1,0,0,0', '361', 'L', { sheet: 'B' }), '#1 JM:1,2', { die: 'M' }),
      inLetters('the first die of a round', chooses('1,0,0,0,0', '361', { sheet: 'B' }), '#0 JL', { die: 'L' }),
      inLetters('nobody has closed one', follows('0,1,0,0,0', '361', 'x', { sheet: 'B' }), '#1 JS', { die: 'S' }),
      inLetters('another die alone', alone('1,0,0,0,0', 2, '361', { sheet: 'B' }), 'JL', { die: 'L' }),
    ],
    'no-joker': [
      inLetters('on side A', TAKEN, '#1 JL'),
      inLetters('on side A with an open die', TAKEN, '#1 JS'),
      inLetters('on side A alone', alone('1,0,0,0,0', 1, '361'), 'JL'),
      inLetters('a second time', follows('0,1,0,0,0 .,.,.,.,. - J', '361', 'L', { sheet: 'B' }), '#1 JL'),
      inLetters('a second time with an open die', alone('1,0,0,0,0 .,.,.,.,. - J', 1, '361', { sheet: 'B' }), 'JS'),
    ],
    'row-full': [
      inLetters('seven crosses', chooses('1,0,7,0,0', '361'), '#0 L', of('L', { row: 3, free: 0 })),
      inLetters('eight on side B', chooses('8,0,0,0,0', '361', { sheet: 'B' }), '#0 S', of('S', { row: 1, free: 0 })),
      inLetters(
        'also where all crosses must fit',
        chooses('1,0,7,0,0', '361', { overflow: 'forbidden' }),
        '#0 L',
        of('L', { row: 3, free: 0 }),
      ),
      inLetters(
        'with the joker',
        follows('0,1,8,0,0', '361', 'L', { sheet: 'B' }),
        '#1 JL',
        of('L', { row: 3, free: 0 }),
      ),
    ],
    overflow: [
      inLetters('three crosses, two boxes', chooses('1,0,5,0,0', '361', { overflow: 'forbidden' }), '#0 L', {
        die: 'L',
        row: 3,
        free: 2,
        needed: 3,
      }),
      inLetters('two crosses, one box', chooses('1,0,0,6,0', '341', { overflow: 'forbidden' }), '#0 M', {
        die: 'M',
        row: 4,
        free: 1,
        needed: 2,
      }),
    ],
    'only-interim': [
      inLetters('no row has the number 6', ROLLED, '#0 M', of('M')),
      inLetters('its own field', ROLLED, '#0 Mc', of('M')),
      inLetters('the field of all colours', ROLLED, '#0 Mt', of('M')),
      inLetters('a row, where fields take a 6', chooses('1,0,0,0,0', '361', { colourOnSix: true }), '#0 M', of('M')),
    ],
    'field-crossed': [
      inLetters('its own field', chooses('1,0,0,0,0 .,.,.,.,. L', '361'), '#0 Lc', of('L', { field: 'L' })),
      inLetters('the field of all colours', chooses('1,0,0,0,0 .,.,.,.,. t', '361'), '#0 St', of('S', { field: 't' })),
      inLetters(
        'with a 6',
        chooses('1,0,0,0,0 .,.,.,.,. M', '361', { colourOnSix: true }),
        '#0 Mc',
        of('M', { field: 'M' }),
      ),
    ],
    'needs-six': [
      inLetters('a three scores no rows', ROLLED, '#0 L:1,2,3', of('L')),
      inLetters('a one scores no row', ROLLED, '#0 S:1', of('S')),
    ],
    'interim-count': [
      inLetters('too few rows', ROLLED, '#0 M:1', of('M')),
      inLetters('too many rows', ROLLED, '#0 M:1,2,3', of('M')),
      inLetters('a row twice', ROLLED, '#0 M:2,2', of('M')),
      inLetters('all rows', ROLLED, '#0 M:1,2,3,4,5', of('M')),
      inLetters('four rows', chooses('1,0,0,0,0', '666'), '#0 L:1,2,3,4', of('L')),
      inLetters('two rows with the small die', chooses('1,0,0,0,0', '666'), '#0 S:1,2', of('S')),
    ],
    'interims-spent': [
      inLetters('a large 6 after one', chooses('1,0,0,0,0 .,.,.,.,0 -', '666'), '#0 L:1,2,3', {
        die: 'L',
        needed: 3,
        left: 2,
      }),
      inLetters('a medium 6 after two', chooses('1,0,0,0,0 .,.,.,0,0 -', '666'), '#0 M:1,2', {
        die: 'M',
        needed: 2,
        left: 1,
      }),
      inLetters('a small 6 after three', chooses('1,0,0,0,0 -,-,0,0,0 -', '666'), '#0 S:1', {
        die: 'S',
        needed: 1,
        left: 0,
      }),
      inLetters('whatever the rows', chooses('1,0,0,0,0 -,-,0,0,0 -', '666'), '#0 M:5', of('M', { left: 0 })),
    ],
    'interim-twice': [
      inLetters('the second of two', chooses('1,0,0,0,0 .,.,.,0,. -', '666'), '#0 M:1,4', of('M', { row: 4 })),
      inLetters('a row that was worth 1', chooses('1,0,0,0,0 1,.,.,.,. -', '666'), '#0 S:1', of('S', { row: 1 })),
      inLetters('the first of both', chooses('1,0,0,0,0 .,0,.,.,. -', '666'), '#0 M:2,3', of('M', { row: 2 })),
    ],
  };

  describe('a move is refused', () => {
    for (const [code, cases] of Object.entries(CASES)) {
      for (const { why, state, move, actor, details } of cases) {
        it(`as ${code}: ${why}`, () => {
          const expected = { code, ...details } as TricuboRefusal;
          expect(tricubo.refusal(state, actor, move)).to.deep.equal(expected);
          const error = gameErrorOf(() => tricubo.play(state, actor, move), 'illegal-move');
          expect(error.refusal).to.deep.equal(expected);
          expect(error.message).to.include(expected.code);
        });
      }
    }

    it('but taking none is not where no open die has a use', () => {
      expect(tricubo.refusal(chooses(STUCK, '616'), 0, { kind: 'pass' })).to.equal(undefined);
    });
  });
});

describe('rubbish', () => {
  type Case = readonly [why: string, rubbish: unknown];

  const SIXES = chooses('1,0,0,0,0', '666', { colourOnSix: true });

  function refused(what: string, state: TricuboState, actor: Actor, code: string, cases: readonly Case[]): void {
    describe(what, () => {
      for (const [why, rubbish] of cases) {
        it(`is refused as ${code}: ${why}`, () => {
          expect(tricubo.refusal(state, actor, rubbish as TricuboMove)).to.deep.equal({ code });
          const error = gameErrorOf(() => tricubo.play(state, actor, rubbish as TricuboMove), 'illegal-move');
          expect(error.refusal).to.deep.equal({ code });
        });
      }
    });
  }

  const use = (fields: object): object => ({ kind: 'row', die: 'L', joker: false, ...fields });
  const field = (fields: object): object => use({ kind: 'field', field: 'L', ...fields });
  const interim = (rows: unknown): object => use({ kind: 'interim', die: 'M', rows });

  refused('what is no move', SIXES, 0, 'bad-move', [
    ['a kind of every object', use({ kind: 'constructor' })],
    ['a roll without dice', { kind: 'roll' }],
    ['a roll in letters', { kind: 'roll', dice: '361' }],
  ]);

  refused('a use that is none', SIXES, 0, 'bad-move', [
    ['no die', use({ die: undefined })],
    ['the three colours for a die', use({ die: 't' })],
    ['a die by its number', use({ die: 0 })],
    ['a die that is an object', use({ die: {} })],
    ['a die that is no text at all', use({ die: Symbol('L') })],
    ['no field', field({ field: undefined })],
    ['the field of another die', field({ field: 'M' })],
    ['a field that there is not', field({ field: 'x' })],
    ['the die it does not have for a field', field({ die: 'x', field: 'x' })],
  ]);

  refused('an interim scoring that is none', SIXES, 0, 'bad-move', [
    ['no rows', interim(undefined)],
    ['rows in letters', interim('12')],
    ['a row for a list', interim(1)],
    ['a row 0', interim([0, 1])],
    ['a row 6', interim([1, 6])],
    ['half a row', interim([1, 1.5])],
    ['no number', interim([1, NaN])],
    ['two places and no rows', interim(Array(2))],
    ['a row and a place', interim(Object.assign([1], { length: 2 }))],
    ['a million places', interim(Array(1_000_000))],
  ]);

  refused('a first cross that is none', tricubo.setup(1), 0, 'bad-move', [
    ['no row', { kind: 'start' }],
    ['a row 0', { kind: 'start', row: 0 }],
    ['a row 6', { kind: 'start', row: 6 }],
  ]);

  refused('a roll that is none', tricubo.setup(2), 'chance', 'bad-move', [
    ['no dice', { kind: 'roll', dice: [] }],
    ['two dice', { kind: 'roll', dice: [3, 6] }],
    ['four dice', { kind: 'roll', dice: [3, 6, 1, 1] }],
    ['a seven', { kind: 'roll', dice: [3, 6, 7] }],
    ['a blank die', { kind: 'roll', dice: [3, 6, 0] }],
    ['no number', { kind: 'roll', dice: [3, 6, NaN] }],
    ['three places and no dice', { kind: 'roll', dice: Array(3) }],
    ['two dice and a place', { kind: 'roll', dice: Object.assign([3, 6], { length: 3 }) }],
  ]);

  describe('a move that is a little different from what its letters say', () => {
    const cases: readonly [why: string, state: TricuboState, move: object, text: string][] = [
      ['a small letter', chooses('1,0,0,0,0', '123'), use({ die: 'l' }), 'L'],
      ['no word of the joker', chooses('1,0,0,0,0', '123'), use({ joker: undefined }), 'L'],
      ['more than belongs to it', chooses('1,0,0,0,0', '123'), use({ rows: [1], field: 'M', comment: 'x' }), 'L'],
      ['rows in no order', SIXES, interim([2, 1]), 'M:1,2'],
      ['rows in letters', SIXES, interim(['1', '2']), 'M:1,2'],
      ['a first cross in letters', tricubo.setup(1), { kind: 'start', row: '1' }, '@1'],
      ['dice in letters', tricubo.setup(2), { kind: 'roll', dice: ['3', '6', '1'] }, 'roll 361'],
    ];
    for (const [why, state, move, text] of cases) {
      it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
        const [actor] = read(state, text);
        const after = tricubo.play(state, actor, move as TricuboMove);
        expect(after).to.deep.equal(play(state, text));
        expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
      });
    }
  });
});
