import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { TricuboSheet } from '../../../src/elements/tricubo-sheet/tricubo-sheet.js';
import { rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

let count = 0;

/** An element in the page whose tag is defined only when the function is called, as where markup comes before the script. */
async function undefinedTag(): Promise<{ element: HTMLElement; define: () => TricuboSheet }> {
  const tag = `late-sheet-${++count}`;
  const element = document.createElement(tag);
  await fixture(html`<div>${element}</div>`);
  const define = () => {
    TricuboSheet.define(tag);
    return element as TricuboSheet;
  };
  return { element, define };
}

const OWN = { values: [3, 9, 1], purple: 1, fields: ['L'], fieldPoints: [0, 4], jokers: 1, ranks: [] };

describe('a sheet of Tricubo whose script comes after its markup', () => {
  it('takes the attributes that are there', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('position', rolled(3, '346', 1));
    element.setAttribute('side', 'B');
    const page = await new TricuboPage(define()).ready();
    expect(page.position).to.equal('1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - / 0,0,1,0,0 .,.,.,.,. - | B 1 1 346');
    expect(page.shownSeat).to.equal(1);
  });

  it('takes the properties that were set before, also a sheet of one’s own, and follows them afterwards', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: rolled(2), sheet: OWN, names: 'Ann', colourOnSix: true });
    const sheet = define();
    const page = await new TricuboPage(sheet).ready();
    expect(page.row(1).boxes).to.equal('1 of 3 crossed');
    expect(sheet.match.options).to.include({ colourOnSix: true });
    expect(page.seats[0]).to.match(/^Ann 3 /);
    sheet.sheet = { ...OWN, values: [5, 9, 1] } as typeof sheet.sheet;
    await sheet.updateComplete;
    expect(page.seats[0]).to.match(/^Ann 5 /);
  });

  it('can be played, taken back and begun anew straight after', async () => {
    const { element, define } = await undefinedTag();
    const moves: string[] = [];
    element.addEventListener('game-move', ({ detail }) => moves.push(detail.text));
    element.setAttribute('record', 'tricubo 1; seats=2; roll 346; L');
    const sheet = define();
    sheet.play('M');
    expect([sheet.undo(), sheet.undo(), sheet.redo(), sheet.redo()]).to.deep.equal([true, true, true, true]);
    expect(sheet.match.entries.map(({ text }) => text)).to.deep.equal(['roll 346', 'L', 'M']);
    expect(moves).to.deep.equal(['M']);
    sheet.restart();
    expect(sheet.match.length).to.equal(0);
    expect(sheet.legalMoves()).to.be.empty;
  });

  it('tells straight after what is wrong with the properties that were set before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { sheet: { ...OWN, purple: 4 } });
    const { error } = define();
    expect([error?.code, error?.message]).to.deep.equal([
      'bad-options',
      'purple of the sheet is not a number of columns, at least one',
    ]);
  });
});
