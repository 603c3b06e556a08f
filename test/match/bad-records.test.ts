import { expect } from 'chai';
import fc from 'fast-check';
import { GameError } from '../../src/games/game-error.js';
import type { ErrorDetails, GameErrorCode } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import { seededDraws } from '../../src/match/chance.js';
import { RECORD_LIMIT, makeRecordText } from '../../src/match/index.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame, GameRecord, RecordedMove } from '../../src/match/record/record.js';
import { TimedMatch } from '../../src/match/index.js';
import { runs } from '../runs.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, playAll } from './helpers.js';
import { anyText, games, playedGames } from './random-matches.js';

describe('bad records', () => {
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
    [
      'a game that cannot be written',
      '{"format":1,"game":{"toString":1,"valueOf":1}}',
      'record-game',
      { place: 'game' },
    ],
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
    [
      'a move at no end of time',
      '{"format":1,"game":"triad","moves":[{"move":"","at":1e999}]}',
      ...type('moves[0].at'),
    ],
    ['a comment that is none', butMove({ move: 'a1a3', comment: 5 }), ...type('moves[1].comment')],
    ['a comment without an end', `${TEXT}\na1a3 {two up\n`, 'record-syntax', { place: 'line 3' }],
    ['a comment in brackets without an end', `${TEXT}\na1a3 [two up}\n`, 'record-syntax', { place: 'line 3' }],
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
});

describe('bad moves in records', () => {
  const GOOD = ['roll 112233 112233', 'a1a3', 'f6f4', 'a3a2'];

  const recordOf = (moves: readonly RecordedMove[]): GameRecord => ({
    format: 1,
    game: 'triad',
    seats: 2,
    options: {},
    seed: 'house',
    moves,
  });

  /** What is wrong with the move at each ply, and the refusal of the rules. */
  const wrong: [name: string, move: RecordedMove, refusal: object | undefined][] = [
    ['nobody can read', { move: 'nonsense' }, undefined],
    ['is empty', { move: '' }, undefined],
    ['names cells beyond the board', { move: 'z9z8' }, { code: 'off-board' }],
    ['moves no die', { move: 'c3c4' }, { code: 'no-die', cell: 14 }],
    ['is by the other seat', { by: 1, move: 'f1f2' }, { code: 'not-your-turn' }],
    ['is by a seat that nobody has', { by: -1, move: 'f1f2' }, { code: 'not-your-turn' }],
    ['is by the clock, which this game does not have', { by: 'clock', move: 'f1f2' }, { code: 'not-your-turn' }],
    ['rolls again', { by: 'chance', move: 'roll 112233 112233' }, { code: 'not-your-turn' }],
  ];

  describe('a record with a move that', () => {
    const forms: [name: string, write: (record: GameRecord) => unknown][] = [
      ['JSON', (record) => JSON.stringify(record)],
      ['the text form', (record) => makeRecordText(record, triad)],
    ];
    for (const [name, move, refusal] of wrong) {
      for (const [form, write] of forms) {
        // The text form cannot say these.
        const isJsonOnly = move.move === '' || typeof move.by === 'string' || (move.by ?? 0) < 0;
        if (isJsonOnly && form !== 'JSON') continue;
        it(`${name} is refused, and says which and why, in ${form}`, () => {
          const moves = [GOOD[0], GOOD[1], GOOD[2]].map((text = '') => ({ move: text }));
          const error = errorOf(() => Match.fromRecord(triad, write(recordOf([...moves, move]))));
          expect(error.code).to.equal('record-move');
          expect(error.details).to.deep.equal({ place: 'ply 4', ply: 4, text: move.move });
          expect(error.refusal).to.deep.equal(refusal);
          expect(error.message).to.contain('ply 4');
        });
      }
    }

    it('is wrong at any ply is named by that ply, the first being 1', () => {
      for (const ply of [1, 2, 3, 4]) {
        const moves = GOOD.map((move, i) => ({ move: i === ply - 1 ? 'a1f6' : move }));
        const error = errorOf(() => Match.fromRecord(triad, recordOf(moves)));
        expect(error.details).to.deep.include({ place: `ply ${ply}`, ply });
      }
    });

    it('is endless is reported in short', () => {
      const error = errorOf(() => Match.fromRecord(triad, recordOf([{ move: 'x'.repeat(100_000) }])));
      expect(error.details.text).to.equal(`${'x'.repeat(40)}…`);
      expect(error.message.length).to.be.lessThan(300);
    });
  });
});

/** The error, or nothing where it is a record all the same. */
function judge(game: AnyGame, input: unknown): GameError | undefined {
  try {
    TimedMatch.fromRecord(game, input, { clock: new FakeClock() });
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** Both texts of a game that was played. */
const texts = fc.tuple(playedGames, fc.boolean()).map(([played, isJson]) => {
  const { match } = played.play();
  const record = match.toRecord();
  return { game: match.game, text: isJson ? JSON.stringify(record) : makeRecordText(record, match.game) };
});

describe('a record that breaks off', () => {
  const text = JSON.stringify(playAll(new Match(triad, { seed: 'house' }), 'roll 112233 112233', 'a1a3').toRecord());

  for (const part of [0.05, 0.3, 0.5, 0.9]) {
    it(`after ${part * 100} % of its JSON is refused, and says where as far as the browser does`, () => {
      const length = Math.floor(text.length * part);
      const error = errorOf(() => Match.fromRecord(triad, text.slice(0, length)));
      expect(error.code).to.equal('record-syntax');
      expect(error.details.place).to.match(/^(position|line 1 column) \d+$|^the whole$/);
      expect(Number(/\d+$/.exec(String(error.details.place))?.[0] ?? 0)).to.be.at.most(length + 1);
    });
  }

  it('anywhere in its text is still a record or refused with the one kind of error', () => {
    fc.assert(
      fc.property(texts, fc.nat(), ({ game, text }, cut) => {
        const error = judge(game, text.slice(0, cut % text.length));
        if (error) expect(error.message).to.not.be.empty;
      }),
    );
  });
});

describe('a record that was tampered with', () => {
  it('anywhere, by any letters, is still a record or refused with the one kind of error', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(5), anyText, ({ game, text }, at, removed, added) => {
        const from = at % text.length;
        const error = judge(game, text.slice(0, from) + added + text.slice(from + removed));
        if (error) expect(error.message).to.not.be.empty;
      }),
      runs(30),
    );
  });

  it('in any move, by any value, is still a record or refused at that move', () => {
    const fields = fc.constantFrom('by', 'move', 'at', 'comment');
    fc.assert(
      fc.property(playedGames, fields, fc.jsonValue(), fc.nat(), (played, field, value, pick) => {
        const { match } = played.play();
        const record = match.toRecord();
        const index = pick % (record.moves.length + 1);
        const moves = record.moves.toSpliced(index, 1, { ...record.moves[index], [field]: value } as RecordedMove);
        const error = judge(match.game, { ...record, moves });
        if (error?.code === 'record-type') expect(error.details.place).to.contain(`moves[${index}]`);
        else if (error) expect(error.details.ply).to.be.greaterThan(index);
      }),
      runs(30),
    );
  });
});

describe('rubbish', () => {
  it('after a good header is refused, or is a record, with no other kind of error', () => {
    fc.assert(
      fc.property(games, fc.array(anyText), (game, parts) => {
        const error = judge(game, [`${game.id} 1`, ...parts].join('\n'));
        if (error) expect(error.message).to.not.be.empty;
      }),
      runs(30),
    );
  });
});

/** Milliseconds; on a machine with nothing else to do it takes some hundred, and in Firefox for deep lists some thousand. */
const PATIENCE = 10_000;

/** Runs in time, however busy a test machine is: what is guarded against takes half a minute or for ever. */
function quickly<Result>(act: () => Result, patience = PATIENCE): Result {
  const from = performance.now();
  const result = act();
  expect(performance.now() - from).to.be.lessThan(patience);
  return result;
}

const repeat = (unit: string) => (length: number) => unit.repeat(Math.floor(length / unit.length));

function randomText(length: number): string {
  const random = seededDraws('rubbish')(0);
  const letter = () => String.fromCharCode(32 + Math.floor(random() * 94));
  return `no ${Array.from({ length: length - 3 }, letter).join('')}`;
}

function jsonArray(length: number): string {
  return `[${repeat('0,')(length - 3)}0]`;
}

/** A text of about so many characters, and what it is refused for as a record. */
type Kind = [name: string, write: (length: number) => string, code: GameErrorCode, place: string];

const kinds: Kind[] = [
  ['random text', randomText, 'record-game', 'game'],
  ['spaces', repeat(' '), 'record-game', 'game'],
  ['{{{{', repeat('{'), 'record-syntax', 'position 1'],
  [';;;;', repeat(';'), 'record-game', 'game'],
  ['JSON of a huge list', jsonArray, 'record-type', 'the whole'],
  ['moves that look legal', repeat('a1a3;a3a1;'), 'record-game', 'game'],
];

/** After a good header. */
const tails: Kind[] = [
  ['moves that look legal', repeat('a1a3;a3a1;'), 'record-move', 'ply 1'],
  ['spaces between two letters', (length) => `a${' '.repeat(length - 2)}b`, 'record-move', 'ply 1'],
  ['a field with spaces around', (length) => `seed${' '.repeat(length - 6)}x\n`, 'record-move', 'ply 1'],
  ['comments without an end', repeat('{'), 'record-syntax', 'line 2'],
  ['comments in brackets without an end', repeat('['), 'record-syntax', 'line 2'],
  ['comments on one move', (length) => `nonsense${repeat('{a}')(length - 8)}`, 'record-move', 'ply 1'],
  ['a quoted text without an end', (length) => `seed="${'a'.repeat(length - 6)}`, 'record-syntax', 'line 2'],
  ['seats without an end', (length) => `seats=${'9'.repeat(length - 6)}`, 'record-type', 'line 2'],
];

const nested = (length: number) => '['.repeat(length / 2) + ']'.repeat(length / 2);

const deep: Kind[] = [
  ['lists that are never closed', repeat('['), 'record-syntax', 'the whole'],
  ['a list of lists of lists', nested, 'record-type', 'the whole'],
  ...['format', 'game', 'seats', 'options', 'seed', 'start', 'comment'].map((field): Kind => [
    `lists of lists for the ${field}`,
    (length) => JSON.stringify({ format: 1, game: 'triad', [field]: 'HERE' }).replace('"HERE"', nested(length - 99)),
    field === 'format' ? 'record-format' : field === 'game' ? 'record-game' : 'record-type',
    field,
  ]),
  [
    'lists of lists for an option',
    (length) => `{"format":1,"game":"triad","options":{"evenStart":${nested(length - 99)}}}`,
    'bad-options',
    'even-start',
  ],
  [
    'lists of lists for the moves',
    (length) => `{"format":1,"game":"triad","moves":${nested(length - 99)}}`,
    'record-type',
    'moves[0]',
  ],
  [
    'lists of lists for a move',
    (length) => `{"format":1,"game":"triad","moves":[{"move":${nested(length - 99)}}]}`,
    'record-type',
    'moves[0].move',
  ],
];

const HEADER = 'triad 1\n';
const withHeader = tails.map(([name, write, ...rest]): Kind => [
  `${name} after a good header`,
  (length) => HEADER + write(length - HEADER.length),
  ...rest,
]);

describe('a huge record', function () {
  this.timeout(60_000);

  for (const [name, write, code, place] of [...kinds, ...withHeader, ...deep]) {
    it(`just within the limit, of ${name}, is refused in time`, () => {
      const text = write(RECORD_LIMIT);
      expect(text.length).to.be.within(RECORD_LIMIT * 0.99, RECORD_LIMIT);
      const error = quickly(() => errorOf(() => Match.fromRecord(triad, text)));
      expect(error.code).to.equal(code);
      expect(error.details.place).to.equal(place);
    });
  }

  it('of a million moves as data is refused in time', () => {
    const moves = Array.from({ length: 1_000_000 }, () => ({ move: 'a1a3' }));
    const error = quickly(() => errorOf(() => Match.fromRecord(triad, { format: 1, game: 'triad', moves })));
    expect(error.code).to.equal('record-too-long');
  });

  it('of legal moves forth and back without end is played', () => {
    const around = ['a1a2', 'f6f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'].join(';') + ';';
    const header = 'triad 1; draws=off; start=abbccc/6/6/6/6/CAABBA w 0-0\n';
    const text = header + repeat(around)(RECORD_LIMIT - header.length);
    const match = quickly(() => Match.fromRecord(triad, text), 10 * PATIENCE);
    expect(match.length).to.be.greaterThan(190_000);
  });
});
