import { expect } from '@open-wc/testing';
import { changeReaderSettings } from '../../../src/elements/play/reader-settings.js';
import { chord, tabTo } from '../keyboard.js';
import { TriadPage } from '../games/triad-board/page.js';
import { AFTER_MOVE, AFTER_REPLY, START } from '../games/triad-board/positions.js';
import { leaveStorageAlone } from '../unwritten.js';

const TOOLS = ['Undo', 'Redo', 'Hint', 'Help', 'More'];
const MORE = ['New game', 'List of moves', 'Type a move', 'Flip board', 'Sound', 'Share', 'Print', 'Settings'];

/** Somewhere in the page to go with Tab, where the board is followed by nothing else. */
function followedByButton({ element }: TriadPage): void {
  element.after(Object.assign(document.createElement('button'), { textContent: 'What follows' }));
}

describe('the toolbar', () => {
  afterEach(() => (document.dir = ''));

  it('says of each tool what it does and whether it is in use', async () => {
    const page = await TriadPage.open({ position: START });
    const tools = page.all('[role=toolbar] button');
    expect(tools.map((tool) => tool.textContent?.trim())).to.deep.equal(TOOLS);
    expect(tools.map((tool) => tool.title)).to.deep.equal(TOOLS);
    expect(TOOLS.filter((tool) => !page.canUse(tool))).to.deep.equal(['Undo', 'Redo']);
    expect(page.all('svg:not([aria-hidden=true])')).to.have.lengthOf(0);
  });

  it('is one tab stop, entered again at the tool that was used last', async () => {
    const page = await TriadPage.open({ position: START });
    followedByButton(page);
    page.cell('a1').focus();
    await tabTo(page, 'Undo');
    await page.press('End', 'ArrowLeft', 'Tab');
    expect(page.focused === null).to.equal(true);
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('Help');
    await page.press('Home');
    expect(page.focusedName).to.equal('Undo');
  });

  for (const { dir, on, back, leftmost } of [
    { dir: 'ltr', on: 'ArrowRight', back: 'ArrowLeft', leftmost: 'Undo' },
    { dir: 'rtl', on: 'ArrowLeft', back: 'ArrowRight', leftmost: 'Redo' },
  ]) {
    it(`is walked with ${on} and round the end, on the screen where the arrow points, ${dir}`, async () => {
      const page = await TriadPage.open({ position: START });
      document.dir = dir;
      page.button('Undo')?.focus();
      const visited: (string | undefined)[] = [];
      for (let i = 0; i < TOOLS.length; i++) {
        visited.push(page.focusedName);
        await page.press(on);
      }
      expect(visited).to.deep.equal(TOOLS);
      await page.press(back);
      expect(page.focusedName).to.equal('More');
      page.button(leftmost)?.focus();
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    });
  }

  it('leaves Alt with an arrow to the browser, which goes back a page with it', async () => {
    const page = await TriadPage.open({ position: START });
    page.button('Redo')?.focus();
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(page.focusedName).to.equal('Redo');
  });

  it('keeps the focus on a tool that has just gone out of use', async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    page.button('Undo')?.focus();
    await page.press('Enter');
    expect(page.position).to.equal(START);
    expect(page.canUse('Undo')).to.be.false;
    expect(page.focusedName).to.equal('Undo');
    await page.press('Enter', 'ArrowRight', 'Enter');
    expect(page.position).to.equal(AFTER_MOVE);
    expect(page.focusedName).to.equal('Redo');
  });
});

describe('the menu of further tools', () => {
  let release: () => void;
  beforeEach(() => {
    release = leaveStorageAlone();
    changeReaderSettings({ isTyping: false });
  });
  afterEach(() => {
    changeReaderSettings({ isTyping: false });
    release();
  });

  const open = async () => {
    const page = await TriadPage.open({ position: START });
    page.button('More')?.focus();
    await page.press('Enter');
    return page;
  };
  const more = (page: TriadPage) => page.button('More');
  const isOpen = (page: TriadPage) => more(page)?.ariaExpanded === 'true' && page.find('.menu:not([hidden])') !== null;

  it('is opened by Enter and by the arrow down, and has the focus on its first item', async () => {
    const page = await open();
    expect(page.all('.menu [role^=menuitem]').map((item) => item.textContent?.trim())).to.deep.equal(MORE);
    expect([isOpen(page), page.focusedName]).to.deep.equal([true, 'New game']);
    await page.press('Escape', 'ArrowDown');
    expect([isOpen(page), page.focusedName]).to.deep.equal([true, 'New game']);
  });

  it('is seen over the next game, where it opens downwards', async () => {
    const page = await TriadPage.open({ position: START });
    const next = document.createElement('triad-board');
    page.board.after(next);
    await page.until(() => next.offsetHeight > innerHeight);
    page.find('.tools')?.scrollIntoView({ block: 'start' });
    await page.clickButton('More');
    const [x, y] = page.middle(page.button('Print') as Element);
    expect(y).to.be.above(page.board.getBoundingClientRect().bottom);
    expect(document.elementFromPoint(x, y) === page.board).to.equal(true);
  });

  it('is walked with the arrows and round its ends', async () => {
    const page = await open();
    await page.press('ArrowUp');
    expect(page.focusedName).to.equal('Settings');
    await page.press('ArrowDown', 'ArrowDown');
    expect(page.focusedName).to.equal('List of moves');
    await page.press('End', 'Home');
    expect(page.focusedName).to.equal('New game');
  });

  it('is closed by Escape, which gives the focus back and cancels nothing else', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    await page.clickButton('More');
    await page.press('Escape');
    expect([isOpen(page), page.focusedName, page.marked('chosen')]).to.deep.equal([false, 'More', ['a1']]);
  });

  it('is closed by a second press, by Tab and by a press elsewhere', async () => {
    const page = await TriadPage.open({ position: START });
    followedByButton(page);
    await page.clickButton('More');
    await page.clickButton('More');
    expect(isOpen(page)).to.equal(false);
    await page.press('Enter', 'Tab');
    expect(isOpen(page)).to.equal(false);
    await page.clickButton('More');
    expect(isOpen(page)).to.equal(true);
    await page.clickCell('a6');
    expect(isOpen(page)).to.equal(false);
  });

  it('opens the field for typed moves, which stays open for the next game and is closed again', async () => {
    const page = await open();
    await page.press('ArrowDown', 'ArrowDown', 'Enter');
    expect([isOpen(page), page.field('Type a move') !== undefined]).to.deep.equal([false, true]);
    const other = await TriadPage.open({ position: START });
    expect(other.field('Type a move')).to.not.equal(undefined);
    expect(other.find('[data-tool=type-move]')?.ariaChecked).to.equal('true');
    await other.click(other.find('[data-tool=type-move]') as Element);
    expect(other.field('Type a move')).to.equal(undefined);
  });

  it('opens the list of the moves that were made', async () => {
    const page = await open();
    const { match } = page.board as unknown as {
      match: { legalMoves(seat: number): unknown[]; play(move: unknown): void };
    };
    match.play(match.legalMoves(0)[0]);
    await page.press('ArrowDown', 'Enter');
    await page.until(() => page.all('.listed').length > 0);
    expect(page.all('.moves .listed').at(-1)?.textContent).to.contain('a1');
    await page.click(page.find('[data-tool=made-moves]') as Element);
    expect(page.find('.moves')).to.equal(null);
  });
});

describe('undo and redo', () => {
  it('take back and play again move by move, and are out of use where there is nothing to do for them', async () => {
    const page = await TriadPage.open({ position: START });
    const inUse = () => ['Undo', 'Redo'].filter((tool) => page.canUse(tool)).join();
    await page.clickCells('a1', 'a3', 'f6', 'f4');
    expect(inUse()).to.equal('Undo');
    await page.clickButton('Undo');
    expect([page.position, inUse()]).to.deep.equal([AFTER_MOVE, 'Undo,Redo']);
    await page.clickButton('Undo');
    expect([page.position, inUse()]).to.deep.equal([START, 'Redo']);
    const changes = page.listen('game-change');
    await page.clickButton('Undo');
    expect(changes).to.be.empty;
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.position).to.equal(AFTER_REPLY);
  });

  it('drop what was taken back as soon as something else is played, and let go of what was chosen', async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3', 'f6f4');
    await page.clickCell('b1');
    await page.clickButton('Undo');
    expect(page.marked('chosen')).to.be.empty;
    await page.clickCells('f6', 'f3');
    expect(page.canUse('Redo')).to.be.false;
    expect(page.board.match.length).to.equal(2);
  });
});

describe('flipping', () => {
  it('shows the board from the other side and back, with its names and coordinates, and touches neither game nor choice', async () => {
    const page = await TriadPage.open({ position: START });
    const changes = page.listen('game-change');
    const seen = () => [
      page.nameOf(page.all('.cell')[0] as HTMLElement),
      page
        .all('.seat input')
        .map((field) => field.ariaLabel)
        .join(),
      page
        .all('[data-rank]')
        .map(({ dataset }) => dataset['rank'])
        .join(''),
      page
        .all('[data-file]')
        .map(({ dataset }) => dataset['file'])
        .join(''),
    ];
    const usual = ['a6', 'Name of White,Name of Black', '654321', 'abcdef'];
    expect(seen()).to.deep.equal(usual);
    await page.clickCell('a1');
    await page.clickButton('Flip board');
    expect(seen()).to.deep.equal(['f1', 'Name of Black,Name of White', '123456', 'fedcba']);
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await page.clickButton('Flip board');
    expect(seen()).to.deep.equal(usual);
    expect(changes).to.be.empty;
  });
});

describe('shortcuts', () => {
  /** A game in which one move has been made, with the focus on a cell. */
  const open = async () => {
    const page = await TriadPage.open({ position: START });
    page.board.play('a1a3');
    page.cell('c3').focus();
    return page;
  };

  for (const [undo, redo] of [
    [['u'], ['r']],
    [
      ['Control', 'z'],
      ['Control', 'Shift', 'Z'],
    ],
    [
      ['Meta', 'z'],
      ['Meta', 'Shift', 'Z'],
    ],
    [
      ['Control', 'z'],
      ['Control', 'y'],
    ],
  ] as const) {
    it(`take back with ${undo.join('+')} and play again with ${redo.join('+')}, as the reader, and keep the focus`, async () => {
      const page = await open();
      const changes = page.listen('game-change');
      await chord(page, ...undo);
      expect(page.position).to.equal(START);
      await chord(page, ...undo);
      await chord(page, ...redo);
      expect(page.position).to.equal(AFTER_MOVE);
      await chord(page, ...redo);
      expect(page.focusedCell).to.equal('c3');
      expect(changes.map(({ cause, by }) => `${cause} by ${by}`)).to.deep.equal(['undo by user', 'redo by user']);
    });
  }

  it('flip the board with f, and the focus goes with the cell', async () => {
    const page = await open();
    const before = page.middle(page.cell('c3'));
    await page.press('f');
    expect(page.board.flipped).to.be.true;
    expect(page.focusedCell).to.equal('c3');
    expect(page.middle(page.focused as Element)).to.not.deep.equal(before);
  });

  it('do not act while the focus is outside', async () => {
    const page = await open();
    page.focused?.blur();
    await page.press('u', 'f');
    expect(page.position).to.equal(AFTER_MOVE);
    expect(page.board.flipped).to.not.equal(true);
  });

  for (const label of ['Name of White', 'Type a move']) {
    it(`do not act while something is typed: ${label}`, async () => {
      const page = await open();
      await page.fill(label, 'urf');
      expect(page.field(label)?.value).to.equal('urf');
      await chord(page, 'Control', 'z');
      expect(page.position).to.equal(AFTER_MOVE);
      expect(page.board.flipped).to.not.equal(true);
    });
  }
});
