import { expect } from 'chai';
import type { ErrorDetails, GameErrorCode } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { errorOf } from './helpers.js';

type Row = [name: string, input: unknown, code: GameErrorCode, details: ErrorDetails];

const GOOD = { format: 1, game: 'triad', seats: 2, options: {}, seed: 'house', moves: [] };
const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
const TEXT = 'triad 1; seed=house\nroll 112233 112233';

/** Nothing that could be written as a text: not even an object has to. */
const NOTHING: unknown = Object.create(null);

/** A good record but for one field. */
const but = (fields: object) => ({ ...GOOD, ...fields });
const butMove = (move: unknown) => but({ moves: [{ move: 'roll 112233 112233' }, move] });
const type = (place: string): [GameErrorCode, ErrorDetails] => ['record-type', { place }];

const rows: Row[] = [
  ...[undefined, null, 5, true, [], [GOOD], () => GOOD].map((input): Row => [
    `${Array.isArray(input) ? 'a list' : String(input)} for the whole`,
    input,
    ...type('the whole'),
  ]),
  ['JSON of a list', '[]', ...type('the whole')],
  ['JSON of another value inside', '{"format":1,"game":"triad","moves":5}', ...type('moves')],

  ...[0, 2, '1', null, undefined, {}, [1], NOTHING].map((format): Row => [
    `format ${JSON.stringify(format)}`,
    but({ format }),
    'record-format',
    { place: 'format' },
  ]),
  ['no format in the text', 'triad', 'record-format', { place: 'format' }],
  ['another format in the text', 'triad 2; seed=house', 'record-format', { place: 'format' }],
  ['no number for the format in the text', 'triad one', 'record-format', { place: 'format' }],

  ...['chess', '', 'TRIAD', 7, null, undefined, ['triad'], NOTHING].map((game): Row => [
    `game ${JSON.stringify(game)}`,
    but({ game }),
    'record-game',
    { place: 'game', expected: 'triad' },
  ]),
  ['a game that cannot be written', '{"format":1,"game":{"toString":1,"valueOf":1}}', 'record-game', { place: 'game' }],
  [
    'a format that cannot be written',
    '{"format":{"toString":1,"valueOf":1},"game":"triad"}',
    'record-format',
    { place: 'format' },
  ],
  ['no text', '', 'record-game', { place: 'game' }],
  ['a text of spaces', ' \n\t ', 'record-game', { place: 'game' }],
  ['another game in the text', 'chess 1; e2e4', 'record-game', { place: 'game', game: 'chess' }],
  ['more than a game and a format', 'triad 1 2', 'record-game', { place: 'game' }],

  ...['2', 2.5, [], {}, NaN, null].map((seats): Row => [
    `seats ${JSON.stringify(seats)}`,
    but({ seats }),
    ...type('seats'),
  ]),
  ...[0, 1, 3, -2, 1e9].map((seats): Row => [`${seats} seats`, but({ seats }), 'bad-seats', { seats }]),
  ['too many seats at a position', but({ seats: 3, start: START }), 'bad-seats', { seats: 3 }],
  ['seats in words', 'triad 1\n\nseats=two', ...type('line 3')],
  ['too many seats in the text', 'triad 1; seats=99', 'bad-seats', { seats: 99 }],
  ['far too many seats in the text', 'triad 1; seats=100', ...type('line 1')],

  ...['even-start=on', 5, [], true, null].map((options): Row => [
    `options ${JSON.stringify(options)}`,
    but({ options }),
    ...type('options'),
  ]),
  ['an option nobody knows', but({ options: { oddStart: true } }), 'bad-options', { place: 'odd-start' }],
  [
    'an option of all objects',
    '{"format":1,"game":"triad","options":{"__proto__":1}}',
    'bad-options',
    { place: '__proto__' },
  ],
  [
    'an option of another type',
    but({ options: { evenStart: 'on' } }),
    'bad-options',
    { place: 'even-start', value: 'on' },
  ],
  ['an option that is not allowed', but({ options: { starter: 2 } }), 'bad-options', { place: 'starter', value: 2 }],
  ['an option that is an object', but({ options: { starter: {} } }), 'bad-options', { place: 'starter' }],
  ['an option that is nothing', but({ options: { starter: null } }), 'bad-options', { place: 'starter' }],
  [
    'an option nobody knows in the text',
    'triad 1; odd-start=on',
    'record-move',
    { place: 'ply 1', text: 'odd-start=on' },
  ],
  ['an that is not allowed in the text', 'triad 1; starter=2', 'bad-options', { place: 'starter', value: '2' }],

  ...[5, null, [], {}].flatMap((value) =>
    ['seed', 'start', 'comment'].map((field): Row => [
      `${field} ${JSON.stringify(value)}`,
      but({ [field]: value }),
      ...type(field),
    ]),
  ),
  ['a start that is none', but({ start: 'chess' }), 'bad-position', { place: 'board' }],
  ['a start with a die too many', but({ start: 'ccbbaa/5a/6/6/6/AABBCC w 0-0' }), 'bad-position', { place: 'Black' }],
  ['a start with a wrong rank', 'triad 1; start=ccbbaa/7/6/6/6/AABBCC w 0-0', 'bad-position', { place: 'rank 5' }],
  ['a start that breaks off', 'triad 1\nstart="ccbbaa', 'record-syntax', { place: 'line 2' }],

  ...['a1a3', 5, {}, true, null].map((moves): Row => [
    `moves ${JSON.stringify(moves)}`,
    but({ moves }),
    ...type('moves'),
  ]),
  ...['a1a3', 5, null, []].map((move): Row => [`a move ${JSON.stringify(move)}`, butMove(move), ...type('moves[1]')]),
  ...[5, null, undefined, {}].map((move): Row => [
    `a move that is ${JSON.stringify(move)}`,
    butMove({ move }),
    ...type('moves[1].move'),
  ]),
  ...['0', 'white', 0.5, null, NaN, {}].map((by): Row => [
    `a move by ${JSON.stringify(by)}`,
    butMove({ move: 'a1a3', by }),
    ...type('moves[1].by'),
  ]),
  ...['5', -1, null, NaN, Infinity, {}].map((at): Row => [
    `a move at ${typeof at === 'number' ? at : JSON.stringify(at)}`,
    butMove({ move: 'a1a3', at }),
    ...type('moves[1].at'),
  ]),
  ['a move at no end of time', '{"format":1,"game":"triad","moves":[{"move":"","at":1e999}]}', ...type('moves[0].at')],
  ['a comment that is none', butMove({ move: 'a1a3', comment: 5 }), ...type('moves[1].comment')],
  ['a comment without an end', `${TEXT}\na1a3 {two up\n`, 'record-syntax', { place: 'line 3' }],
  ['a seed without an end', 'triad 1; seed="house\nroll 112233 112233', 'record-syntax', { place: 'line 1' }],
  ['a seed and more', 'triad 1; seed="house" "garden"', 'record-syntax', { place: 'line 1' }],
];

describe('a bad record', () => {
  for (const [name, input, code, details] of rows) {
    it(`is refused for ${name}: ${code}`, () => {
      const error = errorOf(() => Match.fromRecord(triad, input));
      expect(error.code).to.equal(code);
      expect(error.details).to.deep.include(details);
      expect(error.message).to.be.a('string').with.lengthOf.within(10, 300);
    });
  }
});
