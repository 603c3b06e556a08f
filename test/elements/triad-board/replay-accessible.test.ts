import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { accessibleThings } from '../accessibility-tree.js';
import { ReplayPage, openMidway, openTrying } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';

const COMMENTED = 'triad 1 {By chance.}; roll 111233 112233; d1d4; c6d5xd6 {A triad.}; b1e4';

const STATES: readonly { readonly what: string; open(): Promise<ReplayPage> }[] = [
  { what: 'at the start', open: () => ReplayPage.open({ ply: '0', record: COMMENTED }) },
  {
    what: 'in the middle, with a comment',
    open: () => ReplayPage.open({ ply: '3', record: COMMENTED, names: 'Ann, Bob' }),
  },
  { what: 'at the end', open: () => ReplayPage.open({ ply: '7' }) },
  { what: 'without a record', open: () => ReplayPage.open({ record: '' }) },
  { what: 'with an error', open: () => ReplayPage.open({ ply: '99' }) },
  { what: 'where own moves are tried', open: () => openTrying() },
  {
    what: 'where own moves have won',
    async open() {
      const page = await openTrying({ ply: '6' });
      for (const cell of ['e6', 'c6', 'c6']) await page.clickCell(cell);
      return page;
    },
  },
];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1080] as const) {
    describe(`a replay for everybody, ${scheme}, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 700 });
        // Without motion, so that nothing is measured while it is half faded in.
        await emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        document.documentElement.style.colorScheme = 'light dark';
        // The audit takes a page without a background for white.
        document.body.style.background = 'Canvas';
      });

      after(async () => {
        await setViewport({ width: 800, height: 600 });
        await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        document.documentElement.style.colorScheme = '';
        document.body.style.background = '';
      });

      for (const state of STATES) {
        it(`has nothing to object to ${state.what}`, async () => {
          const page = await state.open();
          await expect(page.board).to.be.accessible();
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    });
  }
}

describe('the structure of a replay', () => {
  it('is a table of six rows with six cells, which tell what lies there', async () => {
    const page = await openMidway({ names: 'Ann, Bob' });
    expect(page.table?.ariaLabel).to.equal('Triad board, Ann against Bob');
    const rows = [...(page.table?.children ?? [])];
    expect(rows.map((row) => row.role)).to.deep.equal(Array(6).fill('row'));
    for (const row of rows) expect([...row.children].map((cell) => cell.role)).to.deep.equal(Array(6).fill('cell'));
    expect(page.label('d4')).to.equal('d4, White 3');
    expect(page.label('d5')).to.equal('d5, Black 1, moved last');
    expect(page.label('d6')).to.equal('d6, empty');
  });

  it('reaches assistive technology', async () => {
    await openMidway();
    const things = await accessibleThings();
    expect(things).to.include.members([
      'table Triad board, White against Black',
      'cell d5, Black 1, moved last',
      'image 1 of 3 dice taken off',
      'toolbar Go through the game',
      'button To the start',
      'list Moves',
      'button Start',
      'button Try your own moves',
      'toolbar Game tools',
    ]);
    const count = (role: string) => things.filter((thing) => thing.split(' ')[0] === role).length;
    expect(['row', 'cell', 'listitem', 'grid', 'textbox'].map(count)).to.deep.equal([6, 36, PLIES.length, 0, 0]);
  });

  it('has each move of the list with its number, its letters and its sentence', async () => {
    await openMidway();
    expect(await accessibleThings()).to.include.members(['button 2 d1d4 White: d1 to d4, now 3.']);
  });

  it('is that of play where own moves are tried', async () => {
    await openTrying();
    const things = await accessibleThings();
    expect(things).to.include.members([
      'grid Triad board, White against Black',
      'button a1, White 1',
      'button Back to the record',
      'textbox Type a move',
    ]);
    expect(things.filter((thing) => /^(table|list|button (Forward|New game))\b/.test(thing))).to.be.empty;
  });

  it('has five tab stops: the board, the steps, the list, own moves and the tools', async () => {
    const { board } = await ReplayPage.within(html`
      <div>
        <button>Before the board</button>
        <triad-board mode="replay" record=${GAME} ply="3"></triad-board>
      </div>
    `);
    const page = new ReplayPage(board);
    board.parentElement?.querySelector('button')?.focus();
    const stops: (string | undefined)[] = [];
    for (let presses = 0; presses < 12; presses++) {
      await page.press('Tab');
      if (!page.focused) break;
      stops.push(page.focusedPly === undefined ? page.focusedName : `ply ${page.focusedPly}`);
    }
    expect(stops).to.deep.equal([
      'Triad board, White against Black',
      'To the start',
      'ply 3',
      'Try your own moves',
      'Flip board',
    ]);
  });
});
