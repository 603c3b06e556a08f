import { expect } from 'chai';
import type { GameErrorCode } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import { randomForDraw } from '../../src/match/chance.js';
import { RECORD_LIMIT } from '../../src/match/index.js';
import { Match } from '../../src/match/match.js';
import { errorOf } from './helpers.js';

/** Milliseconds; on a machine with nothing else to do it takes some hundred, and in Firefox for deep lists some thousand. */
const PATIENCE = 10_000;
const TEN_MEGABYTES = 10_000_000;

/** Runs in time, however busy a test machine is: what is guarded against takes half a minute or for ever. */
function quickly<Result>(act: () => Result, patience = PATIENCE): Result {
  const from = performance.now();
  const result = act();
  expect(performance.now() - from).to.be.lessThan(patience);
  return result;
}

const repeat = (unit: string) => (length: number) => unit.repeat(Math.floor(length / unit.length));

function randomText(length: number): string {
  const random = randomForDraw('rubbish', 0);
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
  [
    '{{{{',
    repeat('{'),
    'record-syntax',
    'position 1',
  ],
  [';;;;', repeat(';'), 'record-game', 'game'],
  ['JSON of a huge list', jsonArray, 'record-type', 'the whole'],
  ['moves that look legal', repeat('a1a3;a3a1;'), 'record-game', 'game'],
];

/** After a good header. */
const tails: Kind[] = [
  ['moves that look legal', repeat('a1a3;a3a1;'), 'record-move', 'ply 1'],
  ['one letter a line', repeat('a\n'), 'record-move', 'ply 1'],
  ['spaces between two letters', (length) => `a${' '.repeat(length - 2)}b`, 'record-move', 'ply 1'],
  ['many lines with spaces between two letters', repeat(`a${' '.repeat(397)}b\n`), 'record-move', 'ply 1'],
  [
    'many lines with spaces before a time that is none',
    repeat(`a${' '.repeat(190)}@1${' '.repeat(190)}@\n`),
    'record-move',
    'ply 1',
  ],
  ['a field with spaces around', (length) => `seed${' '.repeat(length - 6)}x\n`, 'record-move', 'ply 1'],
  ['a key without an end', (length) => 'a'.repeat(length), 'record-move', 'ply 1'],
  ['comments without an end', repeat('{'), 'record-syntax', 'line 2'],
  ['comments on one move', (length) => `nonsense${repeat('{a}')(length - 8)}`, 'record-move', 'ply 1'],
  ['a quoted text without an end', (length) => `seed="${'a'.repeat(length - 6)}`, 'record-syntax', 'line 2'],
  ['quotes that are masked', (length) => `seed="${repeat('\\"')(length - 6)}`, 'record-syntax', 'line 2'],
  ['empty quotes', repeat('""'), 'record-move', 'ply 1'],
  ['seats without an end', (length) => `seats=${'9'.repeat(length - 6)}`, 'record-type', 'line 2'],
  ['times', repeat('@1 '), 'record-move', 'ply 1'],
];

const nested = (length: number) => '['.repeat(length / 2) + ']'.repeat(length / 2);

const deep: Kind[] = [
  [
    'lists that are never closed',
    repeat('['),
    'record-syntax',
    'the whole',
  ],
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

  for (const [name, write] of [...kinds, ...withHeader]) {
    it(`of ten megabytes of ${name} is refused at once for its length`, () => {
      const text = write(TEN_MEGABYTES);
      const error = quickly(() => errorOf(() => Match.fromRecord(triad, text)));
      expect(error.code).to.equal('record-too-long');
      expect(error.details).to.deep.equal({ length: text.length, limit: RECORD_LIMIT });
    });
  }

  for (const [name, write, code, place] of [...kinds, ...withHeader, ...deep]) {
    it(`just within the limit, of ${name}, is refused in time`, () => {
      const text = write(RECORD_LIMIT);
      expect(text.length).to.be.within(RECORD_LIMIT * 0.99, RECORD_LIMIT);
      const error = quickly(() => errorOf(() => Match.fromRecord(triad, text)));
      expect(error.code).to.equal(code);
      expect(error.details.place).to.equal(place);
    });
  }

  it('of comments on the whole game is read in time', () => {
    const text = HEADER + repeat('{a}')(RECORD_LIMIT - HEADER.length);
    expect(quickly(() => Match.fromRecord(triad, text)).comment).to.match(/^a( a)*$/);
  });

  it('of a million moves as data is refused in time', () => {
    const moves = Array.from({ length: 1_000_000 }, () => ({ move: 'a1a3' }));
    const error = quickly(() => errorOf(() => Match.fromRecord(triad, { format: 1, game: 'triad', moves })));
    expect(error.details.place).to.equal('ply 1');
  });

  it('of legal moves forth and back without end is played', () => {
    const around = ['a1a2', 'f6f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'].join(';') + ';';
    const header = 'triad 1; draws=off; start=abbccc/6/6/6/6/CAABBA w 0-0\n';
    const text = header + repeat(around)(RECORD_LIMIT - header.length);
    const match = quickly(() => Match.fromRecord(triad, text), 10 * PATIENCE);
    expect(match.length).to.be.greaterThan(190_000);
  });

  it('of legal moves forth and back ends where the third repetition ends the game', () => {
    const around = ['a1a2', 'f6f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'].join(';') + ';';
    const header = 'triad 1; start=abbccc/6/6/6/6/CAABBA w 0-0\n';
    const text = header + repeat(around)(RECORD_LIMIT - header.length);
    const error = quickly(() => errorOf(() => Match.fromRecord(triad, text)));
    expect(error).to.deep.include({ code: 'record-move', refusal: { code: 'game-over' } });
    expect(error.details.place).to.equal('ply 13');
  });
});
