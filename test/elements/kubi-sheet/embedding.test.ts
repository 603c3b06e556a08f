import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';
import { movedSheetsSuite } from '../moved-sheets.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const CROSSED = crossed('146');
const ROLLED = `${CROSSED} | 0 12346`;
const OF_TWO = `${CROSSED} / ${CROSSED} | 0 12346`;

describe('a sheet that a script plays on before it is in a page', () => {
  it('shows what was played when it is put there, and has told of it', async () => {
    const sheet = document.createElement('kubi-sheet');
    const moves: string[] = [];
    sheet.addEventListener('game-move', ({ detail }) => moves.push(`${detail.actor} ${detail.text}`));
    sheet.seats = 'human human';
    sheet.play('x146', { actor: 1 });
    sheet.play('x235', { actor: 0 });
    sheet.play('roll 12346');
    const page = await SheetPage.within(html`<div>${sheet}</div>`);
    expect(moves).to.deep.equal(['1 x146', '0 x235', 'chance roll 12346']);
    expect(page.roll).to.deep.equal([1, 2, 3, 4, 6]);
    expect(page.shownSeat).to.equal(0);
    expect(page.countdown).to.deep.equal(['2: 8 left', '3: 8 left', '5: 8 left']);
  });

  it('shows what was played in the same task in which it was put there', async () => {
    const sheet = document.createElement('kubi-sheet');
    const top = await fixture<HTMLElement>(html`<div></div>`);
    top.append(sheet);
    sheet.position = ROLLED;
    sheet.play('4|12|36');
    const page = await new SheetPage(sheet).ready();
    expect(page.sum(9)).to.include({ marks: '1 mark', points: '−200' });
    expect(page.status).to.equal('Roll the dice.');
  });
});

describe('a sheet that is moved in the page', () => {
  movedSheetsSuite({
    tag: 'kubi-sheet',
    within: (part) => SheetPage.within(part),
    position: OF_TWO,
    seats: [0, 1],
    async begin(page) {
      await page.clickDice(4);
      await page.click(page.seatButton(1));
      await page.clickDice(0, 1);
    },
    begun: ({ placed }) => placed,
    async finish(page) {
      await page.clickDice(2);
      await page.clickButton('Enter');
    },
    move: '1|23|46',
    other: '4|12|36',
  });
});

describe('a sheet that is born hidden', () => {
  it('is played when it is shown, from what a script has played meanwhile', async () => {
    const top = await fixture<HTMLElement>(
      html`<div>
        <div style="display: none"><kubi-sheet></kubi-sheet></div>
      </div>`,
    );
    const page = new SheetPage(top.querySelector('kubi-sheet') as KubiSheet);
    page.element.play('x146');
    page.element.play('roll 12346');
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    expect(page.find('.toolbar') === null, 'it costs nothing of playing').to.be.true;
    (top.firstElementChild as HTMLElement).style.display = '';
    await page.ready();
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346', '1|23|46']);
  });
});

describe('two sheets on one page', () => {
  it('are played and taken back each for itself, and what is chosen is chosen on one only', async () => {
    const first = await SheetPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr">
        <kubi-sheet position=${ROLLED}></kubi-sheet><kubi-sheet position=${ROLLED}></kubi-sheet>
      </div>`,
    );
    const second = await new SheetPage(first.element.nextElementSibling as KubiSheet).ready();
    await first.click(first.all('.entry')[0] as Element);
    await second.click(second.all('.entry')[3] as Element);
    expect(first.placed.out).to.deep.equal([1]);
    expect(second.placed.out).to.deep.equal([4]);
    expect(first.entries.findIndex(({ isChosen }) => isChosen)).to.equal(0);
    await first.clickButton('Enter');
    expect([first.moves.length, second.moves.length]).to.deep.equal([1, 0]);
    await second.clickButton('Enter');
    await second.clickButton('Undo');
    expect([first.moves.length, second.moves.length]).to.deep.equal([1, 0]);
  });
});
