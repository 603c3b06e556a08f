import { testEachAttribute } from '../each-attribute.js';
import type { AttributeRow } from '../each-attribute.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

const BLANK = '1 0 build 0 | r.r.r./r.w.b./b.b.b. h - 0 | r.r.b.b.';
const OTHER = '2 1 build 1 | r6r6r6/r1w3b4/b3b1b1 o - 3 ; r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2';

const option = (name: string) => (page: CuboPage) => page.element.match.options[name];
const position = (page: CuboPage) => page.position;

const ROWS: readonly AttributeRow<CuboPage>[] = [
  {
    attribute: 'seats',
    property: 'seats',
    samples: [
      ['human human', 2],
      ['human human human human', 4],
    ],
    bare: 1,
    look: (page) => page.all('.seat').length,
  },
  {
    attribute: 'names',
    property: 'names',
    samples: [
      ['Ann', 'Ann'],
      ['Cleo', 'Cleo'],
    ],
    bare: 'Player 1',
    look: (page) => page.seat().ariaLabel,
  },
  {
    attribute: 'position',
    property: 'position',
    samples: [
      [BUILDING, BUILDING],
      [OTHER, OTHER],
    ],
    bare: BLANK,
    look: position,
  },
  {
    attribute: 'record',
    property: 'record',
    samples: [
      ['cubo 1; middle r1r2b3b4', BLANK.replace('r.r.b.b.', 'r1r2b3b4')],
      ['{"format":1,"game":"cubo","moves":[{"move":"middle r6r6b6b6"}]}', BLANK.replace('r.r.b.b.', 'r6r6b6b6')],
    ],
    bare: BLANK,
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
    look: (page) => page.element.error?.code,
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
    attribute: 'streets',
    property: 'streets',
    samples: [
      ['any-order', 'any-order'],
      ['ordered', 'ordered'],
    ],
    bare: 'ordered',
    look: option('streets'),
  },
  {
    attribute: 'reset-colours',
    property: 'resetColours',
    samples: [
      ['', true],
      ['off', false],
    ],
    bare: false,
    look: option('resetColours'),
  },
  {
    attribute: 'time-limits',
    property: 'timeLimits',
    samples: [
      ['off', false],
      ['on', true],
    ],
    bare: true,
    look: option('timeLimits'),
  },
  {
    attribute: 'practice-seconds',
    property: 'practiceSeconds',
    samples: [
      ['5', 5],
      ['3600', 3600],
    ],
    bare: 60,
    look: option('practiceSeconds'),
  },
  {
    attribute: 'paused',
    property: 'paused',
    samples: [
      ['', true],
      ['off', false],
    ],
    bare: false,
    look: (page) => page.find('.squares')?.inert,
  },
  {
    attribute: 'sound',
    property: 'sound',
    samples: [
      ['', 'Turn sound off'],
      ['off', 'Turn sound on'],
    ],
    bare: 'Turn sound on',
    look: (page) => page.find('[data-tool=sound]')?.title,
  },
];

testEachAttribute(
  {
    tag: 'cubo-grid',
    open: (attributes) => CuboPage.open(attributes),
    within: (part) => CuboPage.within(part),
  },
  ROWS,
);
