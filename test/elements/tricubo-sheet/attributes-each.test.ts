import { SHEETS } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from '../../games/tricubo/custom-sheets.js';
import { testEachAttribute } from '../each-attribute.js';
import type { AttributeRow } from '../each-attribute.js';
import { EMPTY, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const option = (name: string) => (page: TricuboPage) => page.element.match.options[name];
const errorCode = (page: TricuboPage) => page.element.error?.code;
const position = (page: TricuboPage) => page.position;
/** The values over the columns, as they are seen. */
const values = (page: TricuboPage) =>
  page
    .all('.values span')
    .map((value) => value.textContent?.replace('−', '-'))
    .join();

const ROWS: readonly AttributeRow<TricuboPage>[] = [
  {
    attribute: 'seats',
    property: 'seats',
    samples: [
      ['human human', 2],
      ['human human human human human', 5],
    ],
    bare: 1,
    look: (page) => page.element.match.seats,
  },
  {
    attribute: 'names',
    property: 'names',
    samples: [
      ['Ann', 'Tricubo sheet of Ann'],
      ['Cleo', 'Tricubo sheet of Cleo'],
    ],
    bare: 'Tricubo sheet of Player 1',
    look: (page) => page.find('.sheet')?.getAttribute('aria-label'),
  },
  {
    attribute: 'position',
    property: 'position',
    samples: [
      [ROLLED, ROLLED],
      ['1,0,0,0,0 / 0,1,0,0,0', '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A'],
    ],
    bare: `${EMPTY} | A`,
    look: position,
  },
  {
    attribute: 'record',
    property: 'record',
    samples: [
      ['tricubo 1; sheet=B; @2', '0,1,0,0,0 .,.,.,.,. - | B'],
      ['{"format":1,"game":"tricubo","moves":[{"move":"@5"}]}', '0,0,0,0,1 .,.,.,.,. - | A'],
    ],
    bare: `${EMPTY} | A`,
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
    look: (page) => page.element.match.dice,
  },
  {
    attribute: 'side',
    property: 'side',
    samples: [
      ['B', SHEETS.B.values.join()],
      ['A', SHEETS.A.values.join()],
    ],
    bare: SHEETS.A.values.join(),
    look: values,
  },
  {
    attribute: 'sheet',
    property: 'sheet',
    samples: [
      [JSON.stringify(TINY), TINY.values.join()],
      [JSON.stringify(WIDE, null, 2), WIDE.values.join()],
    ],
    bare: SHEETS.A.values.join(),
    look: values,
  },
  {
    attribute: 'overflow',
    property: 'overflow',
    samples: [
      ['forbidden', 'forbidden'],
      ['lost', 'lost'],
    ],
    bare: 'lost',
    look: option('overflow'),
  },
  {
    attribute: 'colour-on-six',
    property: 'colourOnSix',
    samples: [
      ['', true],
      ['off', false],
    ],
    bare: false,
    look: option('colourOnSix'),
  },
];

testEachAttribute(
  {
    tag: 'tricubo-sheet',
    open: (attributes) => TricuboPage.open(attributes),
    within: (part) => TricuboPage.within(part),
  },
  ROWS,
);
