import { testBadAttributes } from '../bad-attributes.js';
import type { BadAttribute } from '../bad-attributes.js';
import { BUILDING, RUNNING } from './running.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const SEAT = `${SQUARE} o - 0`;
const MIDDLE = 'r6r1b6b2';
const at = (turn: string, seats = SEAT, middle = MIDDLE): string => `${turn} | ${seats} | ${middle}`;
const from = (start: string, moves: string): string => `cubo 1; start=${JSON.stringify(start)}; ${moves}`;

const ROWS: readonly BadAttribute[] = [
  ['seats', 'of a kind nobody knows', 'human robot', 'bad-attribute', 'robot'],
  ['seats', 'that are too many', 'human '.repeat(5), 'bad-seats', '5'],
  ['dice', 'nobody throws', 'loaded', 'bad-attribute', 'loaded'],
  ['mode', 'nobody knows', 'sleep', 'bad-attribute', 'sleep'],
  ['marks', 'that no square has', 'a1 d4', 'bad-attribute', '"d4"'],
  ['ply', 'that there is not', '99', 'bad-ply', '99'],

  ['streets', 'that nobody knows', 'sorted', 'bad-options', 'any-order'],
  ['streets', 'in capital letters', 'ORDERED', 'bad-options', '"ORDERED"'],
  ['reset-colours', 'that is no switch', 'perhaps', 'bad-options', 'perhaps'],
  ['time-limits', 'that is no switch', '6s', 'bad-options', '6s'],
  ['practice-seconds', 'that is no number', 'a minute', 'bad-options', '5 to 3600'],
  ['practice-seconds', 'below five', '4', 'bad-options', '"4"'],
  ['practice-seconds', 'above an hour', '3601', 'bad-options', '3601'],
  ['practice-seconds', 'below nought', '-60', 'bad-options', '-60'],
  ['practice-seconds', 'with a half', '7.5', 'bad-options', '7.5'],
  ['practice-seconds', 'with its unit', '60s', 'bad-options', '60s'],
  ['practice-seconds', 'in another notation', '6e1', 'bad-options', '6e1'],
  ['practice-seconds', 'without end', '9'.repeat(400), 'bad-options', '999'],

  ['position', 'that is none', 'nonsense', 'bad-position', '"nonsense"'],
  ['position', 'of a square of eight', SQUARE.slice(0, -2), 'bad-position', '"r1r2r3/r2w3b4/b3b4"'],
  ['position', 'with a seven', SQUARE.replace('5', '7'), 'bad-position', 'b7'],
  ['position', 'with the white die elsewhere', 'w3r1r2/r3r2b4/b3b4b5', 'bad-position', 'white in the centre'],
  ['position', 'with two white dice', SQUARE.replace('r1', 'w1'), 'bad-position', 'white in the centre'],
  ['position', 'of red dice only', SQUARE.replaceAll('b', 'r'), 'bad-position', 'half of all dice'],
  ['position', 'with half a roll', SQUARE.replace('r1', 'r.'), 'bad-position', 'seat 0'],
  ['position', 'of an unknown phase', at('1 0 sleep 0'), 'bad-position', 'sleep'],
  ['position', 'of round 7', at('7 0 build 0'), 'bad-position', 'round 7'],
  ['position', 'of round 0', at('0 0 build 0'), 'bad-position', 'round 0'],
  ['position', 'that is over too early', at('5 0 over 0', `${SQUARE} t - 0`), 'bad-position', 'turn'],
  ['position', 'that somebody begins who is not there', at('1 1 build 0'), 'bad-position', 'seat 0'],
  [
    'position',
    'with a die taken too early',
    at('1 0 build 0', `${SQUARE} o b2 0`, 'r6r1b6-'),
    'bad-position',
    'seat 0',
  ],
  ['position', 'with five dice in the middle', at('1 0 build 0', SEAT, 'r6r1b6b2r1'), 'bad-position', 'middle'],
  ['position', 'with a gap in the middle', at('1 0 build 0', SEAT, 'r6r1b6-'), 'bad-position', 'middle'],
  [
    'position',
    'with a middle of other colours',
    at('1 0 build 0', SEAT, 'r6r1r6b2'),
    'bad-position',
    'half of all dice',
  ],
  ['position', 'without anybody to exchange', at('1 0 exchange 0', `${SQUARE} t - 0`), 'bad-position', 'exchange'],
  ['position', 'with a letter of no state', at('1 0 build 0', `${SQUARE} z - 0`), 'bad-position', 'seat 0'],
  ['position', 'with points below nought', at('1 0 build 0', `${SQUARE} o - -5`), 'bad-position', 'seat 0'],
  ['position', 'with an empty seat', at('1 0 build 0', `${SEAT} ; `), 'bad-position', 'seat 1'],
  ['position', 'for five', at('1 0 build 0', Array(5).fill(SEAT).join(' ; ')), 'bad-seats', '5'],
  ['position', 'that is huge', '/'.repeat(100_000), 'bad-position', 'square'],

  ['record', 'that is none', 'nonsense', 'record-game', 'nonsense'],
  ['record', 'of another game', 'kubi 1; x146', 'record-game', 'kubi'],
  ['record', 'of another format', 'cubo 2; middle r1r1b1b1', 'record-format', '2'],
  ['record', 'that breaks off', '{"format":1,"game":"cubo","moves":[{"mo', 'record-syntax', 'breaks off'],
  ['record', 'with an open comment', 'cubo 1; middle r1r1b1b1 {not closed', 'record-syntax', 'comment'],
  ['record', 'with a move that is none', from(BUILDING, 'hello'), 'record-move', 'hello'],
  ['record', 'that moves the white die', from(BUILDING, 'swap b2b3'), 'record-move', 'ply 1'],
  ['record', 'with a second call', from(BUILDING, 'call; call'), 'record-move', 'ply 2'],
  ['record', 'with dice nobody has in hand', from(BUILDING, 'dice 0 111111111'), 'record-move', 'ply 1'],
  ['record', 'with a middle of other dice', 'cubo 1; middle r1r1r1b1', 'record-move', 'ply 1'],
  ['record', 'of a seat that is not there', from(BUILDING, '#1 call'), 'record-move', 'ply 1'],
  ['record', 'whose time runs back', from(BUILDING, 'swap a1a2 @500; call @400'), 'record-move', 'ply 2'],
  ['record', 'for too many seats', 'cubo 1; seats=5', 'bad-seats', '5'],
  ['record', 'from a position for other seats', `cubo 1; seats=2; start=${BUILDING}`, 'bad-seats', ''],
  ['record', 'with a word for streets nobody knows', 'cubo 1; streets=long', 'bad-options', 'long'],
  ['record', 'with too little time', 'cubo 1; practice-seconds=1', 'bad-options', '"1"'],
  ['record', 'that is far too long', `cubo 1; ${'call;'.repeat(400_000)}`, 'record-too-long', '1000000'],
];

testBadAttributes(RUNNING, ROWS);
