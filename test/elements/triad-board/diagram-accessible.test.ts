import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { accessibleThings, isFocusable } from '../accessibility-tree.js';
import { DiagramPage, IMPOSSIBLE } from './diagram-page.js';
import { chord } from '../keyboard.js';
import { START } from './positions.js';

const CAPTION = 'White begins.';
const RECORD = `triad 1; start=${START}; a1a3`;

type Attributes = Readonly<Record<string, string>>;

/** Everything a diagram may show. */
const STATES: readonly (readonly [what: string, attributes: Attributes])[] = [
  ['at the start', { position: START }],
  ['before the roll', {}],
  ['of what no game reaches', { position: IMPOSSIBLE }],
  ['with marks on it', { position: START, marks: 'a1 c3 f6 b1-b4 a6-f1' }],
  ['with names, flipped', { position: START, names: 'Ann, Bob', flipped: '' }],
  ['of a moment in a record', { record: RECORD }],
  ['in German', { position: START, lang: 'de' }],
  ['with an error', { position: 'nonsense' }],
];

const withCaption = async (attributes: Attributes): Promise<DiagramPage> => {
  const board = document.createElement('triad-board');
  for (const [name, value] of Object.entries({ mode: 'diagram', ...attributes })) board.setAttribute(name, value);
  board.append(Object.assign(document.createElement('p'), { slot: 'caption', textContent: CAPTION }));
  return DiagramPage.within(html`<div><a href="#before">before</a>${board}<a href="#after">after</a></div>`);
};

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1080] as const) {
    describe(`a diagram for everybody, ${scheme}, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 700 });
        await emulateMedia({ colorScheme: scheme });
        document.documentElement.style.colorScheme = 'light dark';
        // The audit takes a page without a background for white.
        document.body.style.background = 'Canvas';
      });

      after(async () => {
        await setViewport({ width: 800, height: 600 });
        await emulateMedia({ colorScheme: 'light' });
        document.documentElement.style.colorScheme = '';
        document.body.style.background = '';
      });

      for (const [what, attributes] of STATES) {
        it(`has nothing to object to ${what}`, async () => {
          const page = await withCaption(attributes);
          await page.until(() => page.isDrawn);
          await expect(page.board).to.be.accessible();
        });
      }
    });
  }
}

describe('a diagram in the accessibility tree', () => {
  it('is a table of six rows and 36 cells, each with its name, and nothing that a reader could work', async () => {
    await withCaption({ position: START });
    const things = await accessibleThings();
    const withRole = (role: string) => things.filter((thing) => thing.split(' ')[0] === role);
    expect(withRole('table')).to.deep.equal(['table Triad board, White against Black']);
    expect(withRole('row')).to.have.lengthOf(6);
    expect(withRole('cell')).to.have.lengthOf(36);
    expect(things).to.include.members(['image a1, White 1', 'image f6, Black 1', 'image c3, empty']);
    for (const role of ['grid', 'gridcell', 'button', 'textbox', 'toolbar']) expect(withRole(role), role).to.be.empty;
  });

  it('is read from the top left, also flipped', async () => {
    await withCaption({ position: START, flipped: '' });
    const cells = (await accessibleThings()).filter((thing) => /^image [a-f][1-6],/.test(thing));
    expect(cells[0]).to.equal('image f1, White 3');
    expect(cells[6]).to.equal('image f2, empty');
    expect(cells.at(-1)).to.equal('image a6, Black 3');
  });

  it('is called by the names of the players', async () => {
    await withCaption({ position: START, names: 'Ann, Bob' });
    const things = await accessibleThings();
    expect(things).to.include('table Triad board, Ann against Bob');
    expect(things).to.include.members(['StaticText Ann', 'StaticText to move', 'StaticText Bob']);
  });

  it('says after a name who is to move, which eyes see by the border', async () => {
    const page = await withCaption({ position: IMPOSSIBLE });
    const hidden = page.find('.seat .visually-hidden');
    expect(page.all('.seat .visually-hidden').length).to.equal(1);
    expect(hidden?.closest('.seat')?.textContent?.trim()).to.equal('Black, to move');
    expect(hidden?.offsetWidth).to.equal(1);
    expect(await accessibleThings()).to.include('StaticText to move');
    page.board.setAttribute('position', '- w 0-0');
    await page.board.updateComplete;
    expect(await accessibleThings()).to.not.include('StaticText to move');
  });

  it('has its caption after the board', async () => {
    const page = await withCaption({ position: START });
    const things = await accessibleThings();
    expect(things).to.include(`StaticText ${CAPTION}`);
    const [caption] = page.board.children;
    expect(caption?.checkVisibility()).to.be.true;
    expect(caption?.assignedSlot?.compareDocumentPosition(page.find('.grid') as Node)).to.equal(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it('has marks in the names of the cells, and the drawing as one image', async () => {
    await withCaption({ position: START, marks: 'a1 c3 b1-b4' });
    const things = await accessibleThings();
    expect(things).to.include.members(['image a1, White 1, marked', 'image c3, empty, marked', 'image b1, White 1']);
    expect(things).to.include('image Marked: a1, c3. Arrow from b1 to b4.');
  });
});

describe('a diagram for somebody without a mouse', () => {
  for (const [what, attributes] of STATES) {
    it(`is no stop for Tab ${what}`, async () => {
      const page = await withCaption(attributes);
      document.querySelector('a')?.focus();
      await page.press('Tab');
      expect(document.activeElement?.textContent).to.equal('after');
      await chord(page, 'Shift', 'Tab');
      expect(document.activeElement?.textContent).to.equal('before');
    });
  }

  it('cannot have the focus, nor can anything in it', async () => {
    await withCaption({ position: START, marks: 'c3' });
    expect((await accessibleThings(isFocusable)).slice(1)).to.deep.equal(['link before', 'link after']);
  });

  it('does not stop Tab on the way to the board after it', async () => {
    const top = await fixture(
      html`<div>
        <a href="#before">before</a>
        <triad-board mode="diagram" position=${START}></triad-board>
        <triad-board position=${START}></triad-board>
      </div>`,
    );
    const [, played] = [...top.querySelectorAll('triad-board')].map((board) => new DiagramPage(board));
    await played?.until(() => played.find('.toolbar') !== null);
    top.querySelector('a')?.focus();
    await played?.press('Tab');
    expect(played?.focusedName).to.equal('Name of Black');
  });
});
