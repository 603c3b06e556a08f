import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/tricubo-sheet.js';
import { movedSheetsSuite } from '../moved-sheets.js';
import { rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

describe('a sheet of Tricubo that a script plays on before it is in a page', () => {
  it('shows what was played when it is put there, and has told of it', async () => {
    const sheet = document.createElement('tricubo-sheet');
    const moves: string[] = [];
    sheet.addEventListener('game-move', ({ detail }) => moves.push(`${detail.actor} ${detail.text}`));
    sheet.seats = 'human human human';
    sheet.play('roll 346');
    sheet.play('S:2', { actor: 0 });
    sheet.play('L', { actor: 2 });
    const page = await TricuboPage.within(html`<div>${sheet}</div>`);
    expect(moves).to.deep.equal(['chance roll 346', '0 S:2', '2 L']);
    expect(page.roll).to.deep.equal([3, 4, 6]);
    expect([page.shownSeat, page.owner('S')]).to.deep.equal([1, 'Player 1']);
    expect(page.smallCrosses).to.deep.equal([1, 1, 4]);
  });

  it('shows what was played in the same task in which it was put there', async () => {
    const sheet = document.createElement('tricubo-sheet');
    const top = await fixture<HTMLElement>(html`<div></div>`);
    top.append(sheet);
    sheet.position = '1,0,0,0,0 | - 2 0 346';
    sheet.play('L');
    const page = await new TricuboPage(sheet).ready();
    expect(page.row(3)).to.include({ boxes: '3 of 7 crossed', final: '4', isLast: true });
    expect(page.status).to.equal('Roll the dice.');
  });
});

describe('a sheet of Tricubo that is moved in the page', () => {
  movedSheetsSuite({
    tag: 'tricubo-sheet',
    within: (part) => TricuboPage.within(part),
    position: `${rolled(3)} L`,
    seats: [1, 2],
    async begin(page) {
      await page.clickDie('S');
      await page.click(page.seatButton(2));
      await page.clickDie('M');
    },
    begun: ({ chosenDie, targets }) => [chosenDie, targets],
    finish: (page) => page.click(page.rowTarget(4) as Element),
    move: 'M',
    other: 'S:3',
  });
});

describe('a sheet of Tricubo that is born hidden', () => {
  it('is played when it is shown, from what a script has played meanwhile', async () => {
    const top = await fixture<HTMLElement>(
      html`<div>
        <div style="display: none"><tricubo-sheet></tricubo-sheet></div>
      </div>`,
    );
    const page = new TricuboPage(top.querySelector('tricubo-sheet') as TricuboSheet);
    await page.played('@1', 'roll 346');
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    expect(page.find('.toolbar') === null, 'it costs nothing of playing').to.be.true;
    (top.firstElementChild as HTMLElement).style.display = '';
    await page.ready();
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['@1', 'roll 346', 'M']);
  });
});

describe('elements of Tricubo beside each other', () => {
  /** On side A, on side B, and on a sheet of two columns. */
  const three = async () => {
    const sheet = { values: [2, 9], purple: 1, fields: ['M'], fieldPoints: [0, 6], jokers: 0, ranks: [] };
    const first = await TricuboPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr 1fr">
        <tricubo-sheet position=${rolled(2)}></tricubo-sheet>
        <tricubo-sheet position=${rolled(2)} side="B"></tricubo-sheet>
        <tricubo-sheet position=${rolled(2)} .sheet=${sheet}></tricubo-sheet>
      </div>`,
    );
    const elements = [...(first.element.parentElement?.children ?? [])] as TricuboSheet[];
    return Promise.all(elements.map((element) => new TricuboPage(element).ready()));
  };

  it('are each of its own side, and played and taken back each for itself', async () => {
    const pages = await three();
    const each = <Seen>(look: (page: TricuboPage) => Seen) => pages.map(look);
    expect(each((page) => page.row(1).boxes)).to.deep.equal(['1 of 7 crossed', '1 of 8 crossed', '1 of 2 crossed']);
    expect(each((page) => page.fields.length)).to.deep.equal([4, 5, 1]);
    expect(each((page) => page.total)).to.deep.equal(['1', '3', '2']);
    for (const page of pages) await page.clickDie('M');
    expect(each((page) => page.targets[0])).to.deep.equal([
      'Medium 4: 2 crosses in row 4, then worth 7 (plus 7)',
      'Medium 4: 2 crosses in row 4, then worth 6 (plus 6)',
      'Medium 4: 2 crosses in row 4, then worth 9 (plus 9)',
    ]);
    const [first, second, third] = pages as [TricuboPage, TricuboPage, TricuboPage];
    await second.click(second.rowTarget(4) as Element);
    expect(each((page) => page.moves.length)).to.deep.equal([0, 1, 0]);
    expect(each((page) => page.chosenDie)).to.deep.equal(['M', undefined, 'M']);
    await third.click(third.fieldTarget('M') as Element);
    await second.clickButton('Undo');
    expect(each((page) => page.moves)).to.deep.equal([[], [], ['Mc']]);
    expect([first.spoken !== '', third.element.match.score(0).at(-1)?.points]).to.deep.equal([true, 6]);
  });

  it('have a choice in words each', async () => {
    const [first, second] = (await three()) as [TricuboPage, TricuboPage];
    await first.click(first.all('.entry')[0] as Element);
    await second.click(second.all('.entry')[3] as Element);
    const chosen = (page: TricuboPage) => page.choices.findIndex(({ isChosen }) => isChosen);
    expect([chosen(first), chosen(second)]).to.deep.equal([0, 3]);
    await first.click(first.primary as Element);
    expect([first.moves.length, second.moves.length]).to.deep.equal([1, 0]);
  });
});
