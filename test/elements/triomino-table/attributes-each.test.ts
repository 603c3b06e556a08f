import { testEachAttribute } from '../each-attribute.js';
import type { AttributeRow } from '../each-attribute.js';
import { RUN } from './running.js';
import { TriominoPage } from './triomino-page.js';

const BLANK = ' |  | - - 0 - 1 | 0';
const TWO = '344@0,0 | 012,055 / 111,?6 | 1 0 1 - 3 | 12,40';

const option = (name: string) => (page: TriominoPage) => String(page.element.match.options[name]);
const position = (page: TriominoPage) => page.position;
const row = (attribute: string, property: string, first: string, second: string, bare: string) => ({
  attribute,
  property,
  samples: [
    [first, first],
    [second, second],
  ] as const,
  bare,
  look: option(property),
});

const ROWS: readonly AttributeRow<TriominoPage>[] = [
  {
    attribute: 'seats',
    property: 'seats',
    samples: [
      ['human human', 2],
      ['human human human human human human', 6],
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
      [RUN, RUN],
      [TWO, TWO],
    ],
    bare: BLANK,
    look: position,
  },
  {
    attribute: 'record',
    property: 'record',
    samples: [
      [`triomino 1; start="${RUN}"; 044@0,1`, '344@0,0 044@0,1 | 000,144,444,445 | 0 0 0 - 1 | 20'],
      ['{"format":1,"game":"triomino","seats":2,"moves":[]}', ' |  /  | - - 0 - 1 | 0,0'],
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
    attribute: 'placement',
    property: 'placement',
    samples: [
      ['344@2,0', '344@2,0'],
      ['012@0,1', '012@0,1'],
    ],
    bare: '',
    look: (page) => page.drawn('.shown').join(),
  },
  row('variant', 'variant', 'pressman', 'goliath', 'goliath'),
  row('start', 'start', 'triple', 'draw', 'draw'),
  row('empty-pool', 'emptyPool', '-10', '-999', '0'),
  {
    attribute: 'lap',
    property: 'lap',
    samples: [
      ['off', 'false'],
      ['', 'true'],
    ],
    bare: 'true',
    look: option('lap'),
  },
  row('bridge', 'bridge', 'extended', 'one-side', 'one-side'),
  row('hexagons', 'hexagons', '50,100,150', '0,1,999', '50,60,70'),
  row('target', 'target', '1', '9999', '400'),
  row('scoring', 'scoring', 'simple', 'none', 'standard'),
  row('rounds', 'rounds', '1', '99', '0'),
  row('turn-seconds', 'turnSeconds', '5', '3600', '0'),
  row('tiles', 'tiles', '76', '56', '56'),
];

testEachAttribute(
  {
    tag: 'triomino-table',
    open: (attributes) => TriominoPage.open(attributes),
    within: (part) => TriominoPage.within(part),
  },
  ROWS,
);

testEachAttribute(
  {
    tag: 'triomino-table',
    open: (attributes) => TriominoPage.open({ position: TWO, names: 'Ann, Bo', ...attributes }),
    within: async (part) => {
      const page = await TriominoPage.within(part);
      page.element.position = TWO;
      await page.element.updateComplete;
      return page;
    },
  },
  [
    {
      attribute: 'viewer',
      property: 'viewer',
      samples: [
        ['0', '012 055'],
        ['1', '111 ? ? ? ? ? ?'],
      ],
      // Both are at one device: it is still with the other one.
      bare: 'covered',
      look: (page) => (page.isCovered ? 'covered' : page.rack.join(' ')),
    },
  ],
);
