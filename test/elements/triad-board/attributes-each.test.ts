import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** A text of an attribute and what is to be seen of it. */
type Sample = readonly [text: string, seen: unknown];

interface Row {
  readonly attribute: string;
  readonly property: string;
  readonly samples: readonly [Sample, Sample];
  /** What is to be seen without the attribute. */
  readonly bare: unknown;
  readonly look: (page: BoardPage) => unknown;
}

const option = (name: string) => (page: BoardPage) => page.board.match.options[name];
const nameOfBoard = (page: BoardPage) => page.find('[role=grid]')?.getAttribute('aria-label');
const errorCode = (page: BoardPage) => page.board.error?.code;
const position = (page: BoardPage) => page.position;

const ROWS: readonly Row[] = [
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

for (const { attribute, property, samples, bare, look } of ROWS) {
  const [[text, seen], [other, otherSeen]] = samples;

  describe(`the attribute ${attribute}`, () => {
    it('is read at birth, followed when it changes, and forgotten when it is removed', async () => {
      const page = await BoardPage.open({ [attribute]: text });
      expect(look(page)).to.equal(seen);
      page.board.setAttribute(attribute, other);
      await page.board.updateComplete;
      expect(look(page)).to.equal(otherSeen);
      page.board.setAttribute(attribute, text);
      await page.board.updateComplete;
      expect(look(page)).to.equal(seen);
      page.board.removeAttribute(attribute);
      await page.board.updateComplete;
      expect(look(page)).to.equal(bare);
    });

    it(`is the property ${property} with the same text`, async () => {
      const page = await BoardPage.open({ [attribute]: text });
      expect(page.board).to.have.property(property, text);
    });

    for (const nothing of [undefined, null]) {
      it(`can be set as a property before and after birth, and taken away with ${nothing}`, async () => {
        const board = Object.assign(document.createElement('triad-board'), { [property]: text });
        const page = await BoardPage.within(html`<div>${board}</div>`);
        expect(look(page)).to.equal(seen);
        Object.assign(board, { [property]: other });
        await board.updateComplete;
        expect(look(page)).to.equal(otherSeen);
        Object.assign(board, { [property]: text });
        await board.updateComplete;
        expect(look(page)).to.equal(seen);
        Object.assign(board, { [property]: nothing });
        await board.updateComplete;
        expect(look(page)).to.equal(bare);
      });
    }
  });
}
