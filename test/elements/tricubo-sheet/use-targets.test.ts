import { expect } from '@open-wc/testing';
import type { Die } from '../../../src/games/tricubo/index.js';
import { TricuboPage } from './tricubo-page.js';

type Attributes = Readonly<Record<string, string>>;

const EARLY = '2,4,1,0,0 .,.,.,.,. -';

interface Use {
  readonly what: string;
  readonly attributes: Attributes;
  readonly die: Die;
  readonly target: (page: TricuboPage) => Element | null;
  readonly move: string;
  readonly after: string;
}

const USES: readonly Use[] = [
  {
    what: 'its row',
    attributes: { position: `${EARLY} | A 4 0 346` },
    die: 'M',
    target: (page) => page.rowTarget(4),
    move: 'M',
    after: '2,4,1,2,0 .,.,.,.,. - | A 5',
  },
  {
    what: 'a row that has not room for all, of which the rest is lost',
    attributes: { position: '2,4,1,6,0 .,.,.,.,. - | A 4 0 346' },
    die: 'M',
    target: (page) => page.rowTarget(4),
    move: 'M',
    after: '2,4,1,7,0 .,.,.,.,. - | A 5',
  },
  {
    what: 'the field of its colour',
    attributes: { position: `${EARLY} | A 4 0 345` },
    die: 'S',
    target: (page) => page.fieldTarget('S'),
    move: 'Sc',
    after: '2,4,1,0,0 .,.,.,.,. S | A 5',
  },
  {
    what: 'the field of all colours',
    attributes: { position: `${EARLY} | A 5 0 345` },
    die: 'L',
    target: (page) => page.fieldTarget('t'),
    move: 'Lt',
    after: '2,4,1,0,0 .,.,.,.,. t | A 6',
  },
  {
    what: 'one row to be scored',
    attributes: { position: `${EARLY} | A 4 0 346` },
    die: 'S',
    target: (page) => page.interimTarget(2),
    move: 'S:2',
    after: '2,4,1,0,0 .,2,.,.,. - | A 5',
  },
  {
    what: 'an empty row to be scored',
    attributes: { position: `${EARLY} | A 4 0 346` },
    die: 'S',
    target: (page) => page.interimTarget(5),
    move: 'S:5',
    after: '2,4,1,0,0 .,.,.,.,0 - | A 5',
  },
  {
    what: 'a field with a 6, where the page allows it',
    attributes: { position: `${EARLY} | A 4 0 346`, 'colour-on-six': '' },
    die: 'S',
    target: (page) => page.fieldTarget('S'),
    move: 'Sc',
    after: '2,4,1,0,0 .,.,.,.,. S | A 5',
  },
  {
    what: 'a field with a 6 that would score several rows, too',
    attributes: { position: `${EARLY} | A 4 0 366`, 'colour-on-six': '' },
    die: 'M',
    target: (page) => page.fieldTarget('t'),
    move: 'Mt',
    after: '2,4,1,0,0 .,.,.,.,. t | A 5',
  },
];

describe('a place on the sheet of <tricubo-sheet> that is clicked', () => {
  for (const { what, attributes, die, target, move, after } of USES) {
    it(`is what the die is used for: ${what}`, async () => {
      const page = await TricuboPage.open(attributes);
      await page.clickDie(die);
      await page.click(target(page) as Element);
      expect(page.moves).to.deep.equal([move]);
      expect(page.position).to.equal(after);
    });
  }

  const parts = { number: 'th', boxes: 'svg', 'interim box': 'td:nth-child(3)', 'final box': 'td:nth-child(4)' };
  for (const [name, part] of Object.entries(parts)) {
    it(`is a whole row, its ${name} as well`, async () => {
      const page = await TricuboPage.open({ position: `${EARLY} | A 4 0 346` });
      await page.clickDie('M');
      await page.click(page.find(`tr[data-row="4"] ${part}`) as Element);
      expect(page.moves).to.deep.equal(['M']);
    });
  }

  it('is no neighbour of the row that is meant', async () => {
    const page = await TricuboPage.open({ position: `${EARLY} | A 4 0 346` });
    await page.clickDie('M');
    for (const row of [3, 5]) await page.click(page.find(`tr[data-row="${row}"] svg`) as Element);
    expect(page.moves).to.be.empty;
  });
});

const FIELDS = ['L', 'M', 'S', 't'] as const;

/** What can be pressed for a die: rows by their numbers, interim boxes `1i`, fields by their letters. */
async function pressable(die: Die, attributes: Attributes): Promise<string> {
  const page = await TricuboPage.open(attributes);
  await page.clickDie(die);
  const rows = [1, 2, 3, 4, 5].flatMap((row) => [
    ...(page.rowTarget(row) ? [row] : []),
    ...(page.interimTarget(row) ? [`${row}i`] : []),
  ]);
  return [...rows, ...FIELDS.filter((field) => page.fieldTarget(field))].join(' ');
}

describe('the places that can be pressed for a die on <tricubo-sheet>', () => {
  const cases: readonly (readonly [what: string, die: Die, attributes: Attributes, places: string])[] = [
    ['are its row and both fields', 'M', { position: `${EARLY} | A 4 0 346` }, '4 M t'],
    ['have no field that is crossed', 'M', { position: '2,4,1,0,0 .,.,.,.,. MS | A 4 0 346' }, '4 t'],
    ['have no row that is full', 'M', { position: '2,4,1,7,0 .,.,.,.,. - | A 4 0 346' }, 'M t'],
    [
      'have no row without room for all where all have to fit',
      'M',
      { position: '2,4,1,6,0 .,.,.,.,. - | A 4 0 346', overflow: 'forbidden' },
      'M t',
    ],
    ['are the rows that have not been scored', 'S', { position: '2,4,1,0,0 .,2,.,.,. - | A 4 0 346' }, '1i 3i 4i 5i'],
    ['are no fields with a 6', 'S', { position: `${EARLY} | A 4 0 346` }, '1i 2i 3i 4i 5i'],
    [
      'are fields with a 6 where the page allows it',
      'S',
      { position: `${EARLY} | A 4 0 346`, 'colour-on-six': '' },
      '1i 2i 3i 4i 5i S t',
    ],
    [
      'are nothing but fields with a 6 when three rows have been scored',
      'S',
      { position: '2,4,1,0,0 7,2,1,-,- - | A 4 0 346', 'colour-on-six': '' },
      'S t',
    ],
  ];
  for (const [what, die, attributes, places] of cases) {
    it(what, async () => expect(await pressable(die, attributes)).to.equal(places));
  }

  it('are the first free one of several fields of a kind', async () => {
    const sheet = JSON.stringify({
      ...{ values: [1, 2, 3], purple: 1, fields: ['M', 'M', 't', 't'], fieldPoints: [0, 1, 2, 3, 4] },
      ...{ jokers: 0, ranks: [] },
    });
    const page = await TricuboPage.open({ sheet, position: '1,0,0,0,0 .,.,.,.,. M | - 4 0 346' });
    await page.clickDie('M');
    expect(page.fields).to.deep.equal([
      'medium die: crossed',
      'medium die: free',
      'all colours: free',
      'all colours: free',
    ]);
    await page.click(page.fieldTarget('M') as Element);
    expect(page.fields.slice(0, 2)).to.deep.equal(['medium die: crossed', 'medium die: crossed']);
    expect(page.sums[2]).to.equal('2');
  });
});
