import { expect, fixture, html } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { EVENT_TYPES } from '../event-log.js';
import { carry, finger, mouse, releaseAll, tap } from '../pointers.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** How far the lower edge of something is below the lower strip. */
const below = (page: DiagramPage, element: Element) =>
  element.getBoundingClientRect().bottom - (page.all('.seat').at(-1)?.getBoundingClientRect().bottom ?? NaN);

describe('a diagram of Triad', () => {
  afterEach(releaseAll);

  it('shows each die on its cell, what was taken off, and who is to move', async () => {
    const page = await DiagramPage.open({ position: 'cc3a/ba4/6/2B1b1/3B2/1A4 b 2-1' });
    expect(page.dice).to.equal('cc3a/ba4/6/2B1b1/3B2/1A4');
    expect([page.label('a6'), page.label('b1'), page.label('f1')]).to.deep.equal([
      'a6, Black 3',
      'b1, White 1',
      'f1, empty',
    ]);
    expect(page.trays).to.deep.equal(['1 of 3 dice taken off', '2 of 3 dice taken off']);
    expect(page.all('.slot[data-die]').map(({ dataset }) => dataset['die'])).to.deep.equal(['b', 'w', 'w']);
    expect(page.turn).to.deep.equal(['Black, to move']);
  });

  it('has White below, and above where it is flipped, also later', async () => {
    const page = await DiagramPage.open({ position: START, names: 'Ann, Bob' });
    const seats = () => page.all('.seat .name').map((name) => name.textContent?.replace(', to move', ''));
    expect(page.dice).to.match(/^ccbbaa.*AABBCC$/);
    expect(seats()).to.deep.equal(['Bob', 'Ann']);
    page.board.setAttribute('flipped', '');
    await page.board.updateComplete;
    expect(page.dice).to.equal('CCBBAA/6/6/6/6/aabbcc');
    expect(seats()).to.deep.equal(['Ann', 'Bob']);
    const [x, y] = page.middle(page.cell('a1'));
    const [otherX, otherY] = page.middle(page.cell('f6'));
    expect([x > otherX, y < otherY]).to.deep.equal([true, true]);
  });

  it('offers nothing to press, to type into or to open', async () => {
    const page = await DiagramPage.open({ position: START, marks: 'c3 b1-b4' });
    expect(page.all('button, input, textarea, a, [tabindex], [role=toolbar], .panel').length).to.equal(0);
  });

  it('neither moves nor tells anything when it is clicked, tapped and dragged on', async () => {
    const page = await DiagramPage.open({ position: START });
    const heard: string[] = [];
    for (const type of EVENT_TYPES) page.board.addEventListener(type, () => heard.push(type));
    await page.clickCell('a1');
    await page.clickCell('a3');
    await tap(page.middle(page.cell('b1')));
    await tap(page.middle(page.cell('b3')));
    for (const pointer of [mouse, finger]) {
      await carry(pointer, page.middle(page.cell('c1')), page.middle(page.cell('c2')));
      await pointer.up();
    }
    await page.press('ArrowRight', 'Enter', 'f', 'u');
    expect(page.dice).to.equal('ccbbaa/6/6/6/6/AABBCC');
    expect(page.all('[data-traits], [data-ghost], .toolbar').length).to.equal(0);
    expect(heard).to.be.empty;
  });

  it('follows what a script plays on it', async () => {
    const page = await DiagramPage.open({ position: START });
    const moves = page.listen('game-move');
    page.board.play('a1a3');
    await page.board.updateComplete;
    expect(page.dice).to.equal('ccbbaa/6/6/B5/6/1ABBCC');
    expect(page.marked('last')).to.deep.equal(['a1', 'a3']);
    expect(page.label('a3')).to.equal('a3, White 2, moved last');
    expect(page.turn).to.deep.equal(['Black, to move']);
    expect(moves.map(({ text, by }) => `${text} by ${by}`)).to.deep.equal(['a1a3 by script']);
  });

  it('has a caption below the board, and nothing else there', async () => {
    const bare = await DiagramPage.open({ position: START });
    await bare.until(() => below(bare, bare.board) < 1);
    expect(below(bare, bare.board)).to.be.closeTo(0, 0.5);
    const page = await DiagramPage.within(
      html`<div>
        <triad-board mode="diagram" position=${START}><p slot="caption">How a game begins.</p></triad-board>
      </div>`,
    );
    const caption = page.board.querySelector('p') as HTMLElement;
    await page.until(() => caption.offsetHeight > 0);
    expect(caption.offsetHeight).to.be.above(10);
    expect(below(page, caption)).to.be.closeTo(caption.offsetHeight + 8, 0.5);
    expect(below(page, page.board)).to.be.closeTo(caption.offsetHeight + 8, 0.5);
  });

  it('has the a file on the left also in a text from right to left', async () => {
    const page = await DiagramPage.within(
      html`<div dir="rtl">
        <triad-board mode="diagram" position=${TRIAD_AHEAD}></triad-board>
      </div>`,
    );
    expect(page.middle(page.cell('a1'))[0]).to.be.below(page.middle(page.cell('f1'))[0]);
    expect(page.board.scrollWidth).to.be.at.most(page.board.clientWidth);
  });
});

describe('a diagram beside a board to play on', () => {
  it('gets no tools, though the other has them, and is not played by its keys', async () => {
    const top = await fixture(
      html`<div>
        <triad-board position=${START}></triad-board>
        <triad-board mode="diagram" position=${START}></triad-board>
      </div>`,
    );
    const [played, pictured] = [...top.querySelectorAll('triad-board')].map((board) => new BoardPage(board));
    if (!played || !pictured) throw new Error('both are there');
    await played.ready();
    await played.clickCell('a1');
    await played.clickCell('a3');
    expect(played.board.match.length).to.equal(1);
    expect(pictured.board.match.length).to.equal(0);
    expect(pictured.all('.toolbar, .panel, button').length).to.equal(0);
  });
});
