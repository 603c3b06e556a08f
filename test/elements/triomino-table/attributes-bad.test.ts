import { testBadAttributes } from '../bad-attributes.js';
import type { BadAttribute } from '../bad-attributes.js';
import { RUN, RUNNING } from './running.js';

const of = (racks: string, turn = '0 0 0 - 1', laid = '344@0,0'): string => `${laid} | ${racks} | ${turn}`;
const from = (start: string, moves: string): string => `triomino 1; start=${JSON.stringify(start)}; ${moves}`;
const DEALT = 'deal 000,001,002,003,004,005,011,012,013';

const ROWS: readonly BadAttribute[] = [
  ['seats', 'of a kind nobody knows', 'human robot', 'bad-attribute', 'robot'],
  ['seats', 'that are too many', 'human '.repeat(7), 'bad-seats', '7'],
  ['dice', 'nobody throws', 'loaded', 'bad-attribute', 'loaded'],
  ['mode', 'nobody knows', 'sleep', 'bad-attribute', 'sleep'],
  ['marks', 'that no tile has', '344 346', 'bad-attribute', '"346"'],
  ['ply', 'that there is not', '99', 'bad-ply', '99'],

  ['placement', 'that is none', 'nonsense', 'bad-attribute', '344@2,0'],
  ['placement', 'without its place', '344', 'bad-attribute', '"344"'],
  ['placement', 'of a tile that there is not', '346@2,0', 'bad-attribute', '346@2,0'],
  ['placement', 'that is another move', 'buy', 'bad-attribute', '"buy"'],
  ['placement', 'beyond everything', '344@2000,0', 'bad-attribute', '2000'],
  ['placement', 'that is huge', '344@2,0'.repeat(10_000), 'bad-attribute', '344@2,0'],

  ['variant', 'nobody plays', 'house', 'bad-options', 'pressman'],
  ['variant', 'in capital letters', 'GOLIATH', 'bad-options', '"GOLIATH"'],
  ['start', 'nobody knows', 'youngest', 'bad-options', 'triple'],
  ['empty-pool', 'that is no number', 'ten', 'bad-options', 'ten'],
  ['empty-pool', 'that pays', '10', 'bad-options', '-999'],
  ['empty-pool', 'with a half', '-2.5', 'bad-options', '-2.5'],
  ['empty-pool', 'without end', `-${'9'.repeat(400)}`, 'bad-options', '999'],
  ['lap', 'that is no switch', 'perhaps', 'bad-options', 'perhaps'],
  ['bridge', 'nobody knows', 'arch', 'bad-options', 'one-side'],
  ['hexagons', 'of which one is missing', '50,60', 'bad-options', '50,60,70'],
  ['hexagons', 'that are no numbers', 'a,b,c', 'bad-options', 'a,b,c'],
  ['hexagons', 'below nought', '50,60,-70', 'bad-options', '50,60,-70'],
  ['hexagons', 'of which there are four', '1,2,3,4', 'bad-options', '1,2,3,4'],
  ['target', 'of nought', '0', 'bad-options', '"0"'],
  ['target', 'beyond all', '10000', 'bad-options', '9999'],
  ['target', 'in another notation', '4e2', 'bad-options', '4e2'],
  ['scoring', 'nobody knows', 'double', 'bad-options', 'simple'],
  ['rounds', 'below nought', '-1', 'bad-options', '-1'],
  ['rounds', 'that are too many', '100', 'bad-options', '99'],
  ['turn-seconds', 'below five', '4', 'bad-options', '"4"'],
  ['turn-seconds', 'above an hour', '3601', 'bad-options', '3600'],
  ['turn-seconds', 'with their unit', '60s', 'bad-options', '60s'],
  ['tiles', 'nobody sells', '55', 'bad-options', '76'],

  ['position', 'that is none', 'nonsense', 'bad-position', '"nonsense"'],
  ['position', 'of tiles alone', '344@0,0', 'bad-position', 'racks'],
  ['position', 'with a tile twice', of('344'), 'bad-position', '344'],
  ['position', 'with a tile of the large set', of('021'), 'bad-position', '021'],
  ['position', 'with more tiles than there are', of('?60'), 'bad-position', 'racks'],
  ['position', 'of tiles that do not touch', of('000', '0 0 0 - 1', '344@0,0 012@9,9'), 'bad-position', 'side'],
  ['position', 'of tiles that disagree', of('000', '0 0 0 - 1', '344@0,0 555@1,0'), 'bad-position', 'number'],
  ['position', 'that nobody who is there has to play', of('000', '3 0 0 - 1'), 'bad-position', 'turn'],
  ['position', 'that is over', of('000 / 111', '- 0 0 - 1'), 'bad-position', 'turn'],
  ['position', 'of round 0', of('000', '0 0 0 - 0'), 'bad-position', 'turn'],
  ['position', 'in which the leader buys', of('012', '0 0 2 - 1', ''), 'bad-position', 'turn'],
  ['position', 'with an empty rack', of('012 / '), 'bad-position', 'racks'],
  ['position', 'with points for others', `${of('012')} | 1,2`, 'bad-position', 'scores'],
  ['position', 'for seven', of(Array(7).fill('?1').join(' / ')), 'bad-seats', '7'],
  ['position', 'that is huge', '344@0,0 '.repeat(50_000), 'bad-position', '0,0'],

  ['record', 'that is none', 'nonsense', 'record-game', 'nonsense'],
  ['record', 'of another game', 'cubo 1; middle r1r1b1b1', 'record-game', 'cubo'],
  ['record', 'of another format', `triomino 2; ${DEALT}`, 'record-format', '2'],
  ['record', 'that breaks off', '{"format":1,"game":"triomino","moves":[{"mo', 'record-syntax', 'breaks off'],
  ['record', 'with an open comment', `triomino 1; ${DEALT} {not closed`, 'record-syntax', 'comment'],
  ['record', 'with a move that is none', from(RUN, 'hello'), 'record-move', 'hello'],
  ['record', 'with a tile that does not fit', from(RUN, '000@0,1'), 'record-move', 'ply 1'],
  ['record', 'with a draw that nobody has bought', from(RUN, 'draw 555'), 'record-move', 'ply 1'],
  ['record', 'with too many purchases', from(RUN, 'buy; draw ?; '.repeat(3) + 'buy'), 'record-move', 'ply 7'],
  ['record', 'with a hand that is too small', 'triomino 1; deal 000,001', 'record-move', 'ply 1'],
  ['record', 'of a seat that is not there', from(RUN, '#1 buy'), 'record-move', 'ply 1'],
  ['record', 'whose time runs back', from(RUN, 'buy @500; draw ? @400'), 'record-move', 'ply 2'],
  ['record', 'for too many seats', 'triomino 1; seats=7', 'bad-seats', '7'],
  ['record', 'from a position for other seats', `triomino 1; seats=2; start=${RUN}`, 'bad-seats', ''],
  ['record', 'with a variant nobody knows', 'triomino 1; variant=house', 'bad-options', 'house'],
  ['record', 'that is far too long', `triomino 1; ${'buy;'.repeat(400_000)}`, 'record-too-long', '1000000'],
];

testBadAttributes(RUNNING, ROWS);
