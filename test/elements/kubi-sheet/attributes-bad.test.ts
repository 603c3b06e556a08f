import { testBadAttributes } from '../bad-attributes.js';
import type { BadAttribute } from '../bad-attributes.js';
import { RUNNING } from './running.js';
import { FILLED, crossed } from './sheets.js';

const NO_SUMS = '0,0,0,0,0,0,0,0,0,0,0';
const TWO = `${crossed('123')} / ${crossed('456')}`;

const ROWS: readonly BadAttribute[] = [
  ['seats', 'of a kind nobody knows', 'human robot', 'bad-attribute', 'robot'],
  ['seats', 'that are too many', 'human '.repeat(9), 'bad-seats', '9'],
  ['dice', 'nobody throws', 'loaded', 'bad-attribute', 'loaded'],
  ['mode', 'nobody knows', 'sleep', 'bad-attribute', 'sleep'],
  ['marks', 'that no sheet has', '6 13', 'bad-attribute', '"13"'],
  ['ply', 'that there is not', '99', 'bad-ply', '99'],

  ['position', 'that is none', 'nonsense', 'bad-position', '"nonsense"'],
  ['position', 'with a number no die shows', `1:0,4:0,7:0 ${NO_SUMS}`, 'bad-position', '"1:0,4:0,7:0"'],
  ['position', 'with two numbers', `1:0,4:0 ${NO_SUMS}`, 'bad-position', '"1:0,4:0"'],
  ['position', 'with the same number twice', `1:0,4:0,4:0 ${NO_SUMS}`, 'bad-position', 'not different'],
  ['position', 'with ten sums', '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0', 'bad-position', '11 numbers'],
  ['position', 'with marks below nought', '1:0,4:0,6:0 -2,0,0,0,0,0,0,0,0,0,0', 'bad-position', '-2'],
  ['position', 'with half marks', '1:0,4:0,6:0 0.5,0,0,0,0,0,0,0,0,0,0', 'bad-position', '0.5'],
  ['position', 'with marks without end', `1:0,4:0,6:0 ${'9'.repeat(400)},0,0,0,0,0,0,0,0,0,0`, 'bad-position', '999'],
  ['position', 'with an odd number of marks', `1:0,4:0,6:0 1${NO_SUMS.slice(1)}`, 'bad-position', '1 marks'],
  ['position', 'with fewer pairs than discards', `1:2,4:0,6:0 2${NO_SUMS.slice(1)}`, 'bad-position', '2 discards'],
  ['position', 'that goes on after the eighth mark', `1:9,4:0,6:0 18${NO_SUMS.slice(2)}0`, 'bad-position', ''],
  ['position', 'with two numbers that are full', `1:8,4:8,6:0 32${NO_SUMS.slice(1)}`, 'bad-position', '8 marks'],
  ['position', 'with marks before the opening', `- 2${NO_SUMS.slice(1)}`, 'bad-position', 'three numbers crossed'],
  ['position', 'with dice before the opening', `- ${NO_SUMS} | 0 12346`, 'bad-position', 'three numbers crossed'],
  ['position', 'with something left over', `1:0,4:0,6:0 ${NO_SUMS} more`, 'bad-position', '"more"'],
  ['position', 'with four dice', `${crossed('146')} | 0 1234`, 'bad-position', '1234'],
  ['position', 'with a seven', `${crossed('146')} | 0 12347`, 'bad-position', '12347'],
  ['position', 'with a roller who is not there', `${crossed('146')} | 1 12346`, 'bad-position', 'no seat 1'],
  ['position', 'that somebody has entered who is not there', `${TWO} | 0 12346 2`, 'bad-position', 'no seat 2'],
  ['position', 'that all have entered', `${crossed('146')} | 0 12346 0`, 'bad-position', ''],
  ['position', 'with a roll when the game is over', `${FILLED} | 0 12346`, 'bad-position', 'a roll is there'],
  [
    'position',
    'with players at different rolls',
    `${FILLED.replace('5:8', '5:7')} / ${crossed('123')}`,
    'bad-position',
    'sheet 2',
  ],
  ['position', 'with nine sheets', Array(9).fill(crossed('123')).join('/'), 'bad-seats', '9'],
  ['position', 'with an empty sheet', `${crossed('123')} /`, 'bad-position', 'sheet 2'],
  ['position', 'that is huge', '/'.repeat(100_000), 'bad-position', 'sheet 1'],

  ['record', 'that is none', 'nonsense', 'record-game', 'nonsense'],
  ['record', 'of another game', 'triad 1; roll 112233 112233', 'record-game', 'triad'],
  ['record', 'of another format', 'kubi 2; x146', 'record-format', '2'],
  ['record', 'that breaks off', '{"format":1,"game":"kubi","moves":[{"mo', 'record-syntax', 'breaks off'],
  ['record', 'with an open comment', 'kubi 1; x146 {not closed', 'record-syntax', 'comment'],
  ['record', 'with a move against the rules', 'kubi 1; x146; roll 12346; 2|13|46', 'record-move', 'ply 3'],
  ['record', 'with other dice than those rolled', 'kubi 1; x146; roll 12346; 1|23|45', 'record-move', 'ply 3'],
  ['record', 'with a move that is none', 'kubi 1; x146; hello', 'record-move', 'hello'],
  ['record', 'that goes on after the end', `kubi 1; start=${FILLED}; roll 12346`, 'record-move', 'ply 1'],
  ['record', 'of a seat that is not there', 'kubi 1; seats=2; #2 x146', 'record-move', 'ply 1'],
  ['record', 'for too many seats', 'kubi 1; seats=9', 'bad-seats', '9'],
  ['record', 'from a position for other seats', `kubi 1; seats=3; start=${TWO}`, 'bad-seats', ''],
  ['record', 'that is far too long', `kubi 1; ${'x146;'.repeat(200_001)}`, 'record-too-long', '1000000'],
];

testBadAttributes(RUNNING, ROWS);
