import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { withPrinter } from '../printing.js';
import { sheet } from './printed-board.js';
import { GAME } from './replay-records.js';

describe('the sheet that <triad-board> prints', () => {
  const printer = withPrinter();
  const printed = async (attributes: Readonly<Record<string, string>>) =>
    printer.print(await BoardPage.open(attributes));

  it('shows the dice, the names, whose turn it is and the moves', async () => {
    const record = 'triad 1; roll 112233 112233; a1a3; f6f4; b1b4';
    const { position } = await printed({ record, names: 'Ann, Bob' });
    const { page, names, caption, moves } = sheet();
    expect(page.position).to.equal(position);
    expect(page.all('.cell[data-die]')).to.have.lengthOf(12);
    expect(page.find('[role=table]')?.ariaLabel).to.equal('Triad board, Ann against Bob');
    expect(names).to.deep.equal(['Bob', 'Ann']);
    expect(caption).to.equal('Bob to move.');
    expect(moves).to.equal('1. roll 112233 112233  2. a1a3  3. f6f4  4. b1b4');
  });

  it('shows the moment of a record that is on the screen, and the moves up to it', async () => {
    const { position } = await printed({ mode: 'replay', record: GAME, ply: '3' });
    expect(sheet().page.position).to.equal(position);
    expect(sheet().moves).to.equal('1. roll 111233 112233  2. d1d4  3. c6d5xd6');
    expect(sheet().caption).to.equal('White to move.');
  });

  it('shows what the reader tries, where they have left a record', async () => {
    const page = await BoardPage.open({ mode: 'replay', record: GAME, ply: '2' });
    page.board.play('f6f4');
    await page.board.updateComplete;
    await printer.print(page);
    expect(sheet().page.position).to.equal(page.position);
    expect(sheet().moves).to.equal('1. roll 111233 112233  2. d1d4  3. f6f4');
  });

  it('shows the moves without those that were taken back', async () => {
    const page = await BoardPage.open({ record: 'triad 1; roll 112233 112233; a1a3; f6f4' });
    page.board.undo();
    await page.board.updateComplete;
    await printer.print(page);
    expect(sheet().moves).to.equal('1. roll 112233 112233  2. a1a3');
  });

  it('shows the result of a game that is over', async () => {
    await printed({ record: GAME, names: 'Ann, Bob' });
    expect(sheet().caption).to.equal('Bob wins. The third die is off.');
  });

  it('shows the names that a reader has given', async () => {
    const page = await BoardPage.open({ position: START });
    await page.fill('Name of White', '<b>Ann</b>');
    await page.press('Enter');
    await printer.print(page);
    expect(sheet().names).to.deep.equal(['Black', '<b>Ann</b>']);
  });

  it('shows an empty board before the roll', async () => {
    await printed({});
    expect(sheet().page.board.error).to.equal(undefined);
    expect(sheet().page.all('.cell[data-die]')).to.have.lengthOf(0);
    expect(sheet().moves).to.equal('');
  });

  it('lies on paper as the board lies on the screen', async () => {
    await printed({ position: START, flipped: '' });
    await emulateMedia({ media: 'print' });
    const [a1, f6] = ['a1', 'f6'].map((name) => sheet().page.cell(name).getBoundingClientRect());
    expect(a1?.top).to.be.below(f6?.top ?? 0);
  });

  it('speaks the language of the board', async () => {
    await printer.print(await BoardPage.open({ position: START, lang: 'de' }), 'Drucken');
    expect(sheet().names).to.deep.equal(['Schwarz', 'Weiß']);
    expect(sheet().caption).to.equal('Weiß ist am Zug.');
  });

  it('speaks the language of the part of the page around the board', async () => {
    const page = await BoardPage.within(html`<div lang="de"><triad-board position=${START}></triad-board></div>`);
    await printer.print(page, 'Drucken');
    expect(sheet().caption).to.equal('Weiß ist am Zug.');
    await sheet().page.until(() => sheet().names[0] === 'Schwarz');
    expect(sheet().names).to.deep.equal(['Schwarz', 'Weiß']);
  });

  it('is black on white also in a dark page', async () => {
    document.body.style.color = 'white';
    await printed({ record: GAME });
    await emulateMedia({ media: 'print' });
    const colors = [...sheet().element.querySelectorAll('p')].map((each) => getComputedStyle(each).color);
    document.body.style.color = '';
    expect(colors).to.deep.equal(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  });
});
