import { testEachAttribute } from '../each-attribute.js';
import type { AttributeRow } from '../each-attribute.js';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';

const option = (name: string) => (page: BoardPage) => page.board.match.options[name];
const nameOfBoard = (page: BoardPage) => page.find('[role=grid]')?.getAttribute('aria-label');
const errorCode = (page: BoardPage) => page.board.error?.code;
const position = (page: BoardPage) => page.position;

const ROWS: readonly AttributeRow<BoardPage>[] = [
  {
    attribute: 'seats',
    property: 'seats',
    samples: [
      ['human', 'bad-seats'],
      ['human human', undefined],
    ],
    bare: undefined,
    look: errorCode,
  },
  {
    attribute: 'names',
    property: 'names',
    samples: [
      ['Ann, Bob', 'Triad board, Ann against Bob'],
      ['Cleo', 'Triad board, Cleo against Black'],
    ],
    bare: 'Triad board, White against Black',
    look: nameOfBoard,
  },
  {
    attribute: 'position',
    property: 'position',
    samples: [
      [START, START],
      [TRIAD_AHEAD, TRIAD_AHEAD],
    ],
    bare: '- w 0-0',
    look: position,
  },
  {
    attribute: 'record',
    property: 'record',
    samples: [
      [`triad 1; start=${START}; a1a3`, 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1'],
      ['{"format":1,"game":"triad","moves":[{"move":"roll 112233 112233"}]}', START],
    ],
    bare: '- w 0-0',
    look: position,
  },
  {
    attribute: 'mode',
    property: 'mode',
    samples: [
      ['nonsense', 'bad-attribute'],
      ['play', undefined],
    ],
    bare: undefined,
    look: errorCode,
  },
  {
    attribute: 'dice',
    property: 'dice',
    samples: [
      ['enter', 'enter'],
      ['remote', 'remote'],
    ],
    bare: 'tap',
    look: (page) => page.board.match.dice,
  },
  {
    attribute: 'even-start',
    property: 'evenStart',
    samples: [
      ['on', true],
      ['off', false],
    ],
    bare: false,
    look: option('evenStart'),
  },
  {
    attribute: 'starter',
    property: 'starter',
    samples: [
      ['1', 1],
      ['0', 0],
    ],
    bare: 0,
    look: option('starter'),
  },
  {
    attribute: 'draws',
    property: 'draws',
    samples: [
      ['off', false],
      ['on', true],
    ],
    bare: true,
    look: option('draws'),
  },
];

testEachAttribute(
  {
    tag: 'triad-board',
    open: (attributes) => BoardPage.open(attributes),
    within: (part) => BoardPage.within(part),
  },
  ROWS,
);
