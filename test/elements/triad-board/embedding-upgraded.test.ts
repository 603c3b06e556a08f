import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

let count = 0;

/** An element in the page whose tag is defined only when the function is called, as where markup comes before the script. */
async function undefinedTag(): Promise<{ element: HTMLElement; define: () => TriadBoard }> {
  const tag = `late-board-${++count}`;
  const element = document.createElement(tag);
  await fixture(html`<div>${element}</div>`);
  const define = () => {
    TriadBoard.define(tag);
    return element as TriadBoard;
  };
  return { element, define };
}

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

describe('a board whose script comes after its markup', () => {
  it('takes the attributes that are there', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('position', START);
    element.setAttribute('flipped', '');
    const board = define();
    const page = await new BoardPage(board).ready();
    expect(page.position).to.equal(START);
    expect(page.find('.cell')?.getAttribute('aria-label')).to.match(/^f1/);
  });

  it('takes the properties that were set before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: START, names: 'Ann, Bob', starter: 1, flipped: true });
    const page = await new BoardPage(define()).ready();
    expect(page.position).to.equal(START);
    expect(page.board.match.options).to.include({ starter: 1 });
    expect(page.find('[role=grid]')?.getAttribute('aria-label')).to.contain('Ann against Bob');
  });

  it('follows those properties afterwards', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: START });
    const board = define();
    await board.updateComplete;
    board.position = `${START} 5`;
    expect(board.match.start).to.equal(`${START} 5`);
  });

  it('can be played straight after, from the properties that were set before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: START });
    const changes: Event[] = [];
    element.addEventListener('game-change', (event) => changes.push(event));
    const board = define();
    board.play('a1a3');
    const page = await new BoardPage(board).ready();
    expect(page.position).to.equal(AFTER_MOVE);
    expect(changes).to.have.lengthOf(1);
  });

  it('tells straight after what is wrong with the properties that were set before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: 'nonsense' });
    expect(define().error?.code).to.equal('bad-position');
  });

  it('can be undone, asked and begun anew straight after', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('record', `triad 1; start=${START}; a1a3`);
    const board = define();
    expect(board.undo()).to.be.true;
    expect(board.redo()).to.be.true;
    board.restart();
    expect(board.match.start).to.equal(START);
    expect(board.legalMoves()).to.not.be.empty;
  });

  it('hears listeners that were there before', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('position', START);
    let heard = 0;
    element.addEventListener('game-move', () => heard++);
    define().play('a1a3');
    expect(heard).to.equal(1);
  });
});
